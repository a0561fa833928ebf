import { fieldErrors } from '@nelly/contract/refusals/field-words'
import type { Language } from '@nelly/contract/wire'
import type { z } from 'zod'
import { byFormField } from './field-errors.ts'

/** What the schema of a call finds wrong, by the form's own names: `fields` are those by the names of the call, where they differ. */
export const schemaErrors = <Field extends string>(
  error: z.ZodError | undefined,
  language: Language,
  fields?: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> => byFormField(fieldErrors(error?.issues ?? [], language), fields)
