import { type Names, renamed, wireNames } from '@nelly/contract/names'
import { fieldErrors } from '@nelly/contract/refusals/field-words'
import type { Language } from '@nelly/contract/wire'
import type { z } from 'zod'

/** A form's fields in our words, each with its name in HTML. */
type FieldNames<Field extends string> = Readonly<Record<Field, string>>

/** The fields of a posted form; none where the request has no such body, so that each that is required is said to be missing. */
export const postedForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

/**
 * The text of a posted field; blank if it is missing. Browsers send a line break as two characters, and count one where
 * the field has a greatest length.
 */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** The texts of a posted form's fields; missing ones are blank. */
export const textsOf = <Field extends string>(form: FormData, names: FieldNames<Field>) =>
  Object.fromEntries(
    Object.entries<string>(names).map(([field, name]) => [field, textOf(form, name)]),
  ) as Record<Field, string>

/** The first error of each field that failed its schema. */
export function firstErrors<Field extends string>(
  { issues }: z.ZodError,
  names: FieldNames<Field>,
  language: Language,
): Partial<Record<Field, string>> {
  const errors = renamed(fieldErrors(issues, language), wireNames<Names>(names))
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first])) as Partial<
    Record<Field, string>
  >
}
