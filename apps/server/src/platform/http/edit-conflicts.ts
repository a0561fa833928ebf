import { type Conflicts, mergeEdit } from '@nelly/domain/merge-edit'

/** An edit that is refused because others changed the same fields since its author read them. */
export interface EditConflicts {
  ok: false
  refusal: 'changed-meanwhile'
  conflicts: Conflicts
}

/** The value of an edit for a file that was sent with it: it differs from any stored one. */
export const NEW_FILE = 'new'

/**
 * The fields that an edit with a `base` still changes of the stored values: all of them without one. Fields are spelled
 * as on the wire, files by their path or as `NEW_FILE`.
 */
export function editChanges<E extends object>(
  edit: E,
  base: { readonly [Field in keyof E]?: unknown } | undefined,
  stored: { readonly [Field in keyof E]?: unknown },
): { ok: true; value: ReadonlySet<keyof E> } | EditConflicts {
  const { changed, conflicts } = mergeEdit({ edit, base: base ?? {}, stored })
  const isClear = Object.keys(conflicts).length === 0
  return isClear ? { ok: true, value: changed } : { ok: false, refusal: 'changed-meanwhile', conflicts }
}

/** Those fields of an edit that are among these. */
export const fieldsAmong = <E extends object>(edit: E, fields: ReadonlySet<keyof E>): Changes<E> =>
  Object.fromEntries(Object.entries(edit).filter(([field]) => fields.has(field as keyof E))) as Changes<E>

/** The changed fields of an edit; they are never undefined. */
export type Changes<E> = { [Field in keyof E]?: Exclude<E[Field], undefined> }
