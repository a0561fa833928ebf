import { fieldErrors } from '@nelly/contract/refusals/field-words'
import { login } from '@nelly/contract/specified/accounts'
import type { Language } from '@nelly/contract/wire'

/** What is wrong with typed credentials, by field, in a language. */
export function loginErrors(typed: unknown, language: Language): Record<string, string[]> {
  const { error } = login.body.safeParse(typed)
  return error ? fieldErrors(error.issues, language) : {}
}
