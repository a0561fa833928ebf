import { fieldErrors } from '@nelly/contract/field-words'
import { ACCOUNT_FIELDS, type AccountDraft, accountBody } from '@nelly/contract/owned-account'
import { updateUser } from '@nelly/contract/profile'
import type { Language } from '@nelly/contract/wire'

/** The errors of the call's own schema, by the form's names. */
export function accountErrors(
  draft: AccountDraft,
  language: Language,
): Partial<Record<keyof AccountDraft, string>> {
  const read = updateUser.body.safeParse(accountBody(draft))
  if (read.success) return {}
  const errors: Partial<Record<keyof AccountDraft, string>> = {}
  for (const [name, sentences] of Object.entries(fieldErrors(read.error.issues, language))) {
    const field = ACCOUNT_FIELDS[name]
    if (field && field !== 'avatar') errors[field] = sentences.join(' ')
  }
  return errors
}
