/** A field that two people changed from the same value to different ones. */
export interface Conflict {
  yours: unknown
  theirs: unknown
}

/** Conflicts by their field. */
export type Conflicts = Readonly<Record<string, Conflict>>

interface Edit<E extends object> {
  /** The changes; an `undefined` field is not changed. */
  edit: E
  /** The values that the author had read. A field that is missing here is changed whatever is stored. */
  base: { readonly [Field in keyof E]?: unknown }
  /** The values that are stored now. */
  stored: { readonly [Field in keyof E]?: unknown }
}

/**
 * Three-way merge of an edit with what was stored since its author read it. A field that the author did not change
 * keeps its stored value; a field that somebody else changed to another value is a conflict.
 *
 * Source: rules.md, "Two people edit the same thing".
 */
export function mergeEdit<E extends object>({
  edit,
  base,
  stored,
}: Edit<E>): {
  changed: ReadonlySet<keyof E>
  conflicts: Conflicts
} {
  const changed = new Set<keyof E>()
  const conflicts: Record<string, Conflict> = {}
  for (const field of Object.keys(edit) as (keyof E & string)[]) {
    const yours = edit[field]
    if (yours === undefined) continue
    const theirs = stored[field]
    const isKnown = Object.hasOwn(base, field)
    if (isKnown && isSame(yours, base[field])) continue
    if (!isKnown || isSame(theirs, base[field]) || isSame(theirs, yours)) changed.add(field)
    else conflicts[field] = { yours, theirs }
  }
  return { changed, conflicts }
}

/** Whether two values are equal as JSON, which is how they are sent. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
