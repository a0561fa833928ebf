import { ApiProblem } from '../../../api/api-problem.ts'

/** A field of a form that somebody else changed since the form was opened, with its current value. */
export interface FieldConflict<Field extends string> {
  field: Field
  theirs: unknown
}

/** The conflicts of a refused save, by the form's own names; none where it failed for another reason. */
export function conflictsOf<Field extends string>(
  problem: unknown,
  fields: Readonly<Record<string, Field>>,
): FieldConflict<Field>[] {
  if (!(problem instanceof ApiProblem) || problem.code !== 'changed-meanwhile') return []
  return Object.entries(problem.conflicts).flatMap(([name, { theirs }]) => {
    const field = fields[name]
    return field ? [{ field, theirs }] : []
  })
}

/** The stored values as a form holds them: as text where `read` has text, and missing ones blank. */
export function theirValues(
  conflicts: readonly FieldConflict<string>[],
  read: object,
): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(read))
  const asHeld = ({ field, theirs }: FieldConflict<string>) =>
    typeof before.get(field) === 'string' ? String(theirs ?? '') : (theirs ?? '')
  return Object.fromEntries(conflicts.map((conflict) => [conflict.field, asHeld(conflict)]))
}

/** Those of the values that belong to these fields. */
export const valuesOf = (
  values: Readonly<Record<string, unknown>>,
  fields: ReadonlySet<string>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.has(field)))
