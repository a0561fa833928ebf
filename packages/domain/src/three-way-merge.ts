import { isEqual } from './is-equal.ts'

/** What two edits of the same values began with, and what became of them. */
interface Edits<V extends object> {
  readonly base: V
  readonly mine: V
  readonly theirs: V
}

/**
 * Puts two edits together, field by field: a field that only one of them changed has that value. One that both changed to
 * different values is a conflict, and stays mine.
 *
 * Source: rules.md, "Two people edit the same thing".
 */
export function mergeEdits<V extends object>({
  base,
  mine,
  theirs,
}: Edits<V>): {
  readonly merged: V
  readonly conflicts: readonly (keyof V)[]
} {
  const fields = Object.keys(mine) as (keyof V)[]
  const isMine = (field: keyof V) => !isEqual(mine[field], base[field])
  const conflicts = fields.filter(
    (field) => isMine(field) && !isEqual(theirs[field], base[field]) && !isEqual(theirs[field], mine[field]),
  )
  const merged = Object.fromEntries(
    fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
  ) as V
  return { merged, conflicts }
}
