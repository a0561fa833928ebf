import { ApiProblem } from '../../api/api-problem.ts'

/** The messages of a refusal by field, with the form's own names where they differ. */
export const fieldErrorsOf = <Field extends string>(
  problem: unknown,
  fields?: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> =>
  problem instanceof ApiProblem ? byFormField(problem.errors, fields) : {}

/** Messages by the form's own names; `fields` are those by the names of the call, where they differ. */
export function byFormField<Field extends string>(
  messages: Readonly<Record<string, readonly string[]>>,
  fields?: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {}
  for (const [name, sentences] of Object.entries(messages)) {
    errors[fields?.[name] ?? (name as Field)] = sentences.join(' ')
  }
  return errors
}
