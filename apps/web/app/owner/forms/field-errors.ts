import { ApiProblem } from '../../api/api-problem.ts'

/** The messages of a refusal by field, with the form's own names. */
export function fieldErrorsOf<Field extends string>(
  problem: unknown,
  fields: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> {
  if (!(problem instanceof ApiProblem)) return {}
  const errors: Partial<Record<Field, string>> = {}
  for (const [name, sentences] of Object.entries(problem.errors)) {
    const field = fields[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
