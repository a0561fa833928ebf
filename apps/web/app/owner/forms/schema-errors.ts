import { fieldErrors } from '@nelly/contract/field-words'
import type { Language } from '@nelly/contract/wire'
import type { z } from 'zod'

/** What the schema of a call finds wrong, by the form's own names; `fields` are the form's fields by those of the call. */
export function schemaErrors<Field extends string>(
  error: z.ZodError | undefined,
  fields: Readonly<Record<string, Field>>,
  language: Language,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {}
  for (const [name, sentences] of Object.entries(fieldErrors(error?.issues ?? [], language))) {
    const field = fields[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
