import { isEqual } from './is-equal.ts'

/** What two edits of the same values began with, and what became of them. */
export interface Edits<V> {
  readonly base: V
  readonly mine: V
  readonly theirs: V
}

/**
 * Puts two edits together, field by field: a field that only one of them changed has that value, or is gone where that one
 * removed it. One that both changed to different values is a conflict, and stays mine.
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
  const fields = Object.keys({ ...mine, ...theirs }) as (keyof V)[]
  const isMine = (field: keyof V) => !isEqual(mine[field], base[field])
  const conflicts = fields.filter(
    (field) => isMine(field) && !isEqual(theirs[field], base[field]) && !isEqual(theirs[field], mine[field]),
  )
  const merged = Object.fromEntries(
    fields.flatMap((field) => {
      const side = isMine(field) ? mine : theirs
      return field in side ? [[field, side[field]]] : []
    }),
  ) as V
  return { merged, conflicts }
}
