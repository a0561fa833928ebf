import { ApiProblem } from '../../api/api-problem.ts'

/** The messages of a refusal by field, with the form's own names. */
export const fieldErrorsOf = <Field extends string>(
  problem: unknown,
  fields: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> =>
  problem instanceof ApiProblem ? byFormField(problem.errors, fields) : {}

/** Messages by the form's own names; `fields` are the form's fields by those of the call. */
export function byFormField<Field extends string>(
  messages: Readonly<Record<string, readonly string[]>>,
  fields: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {}
  for (const [name, sentences] of Object.entries(messages)) {
    const field = fields[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
