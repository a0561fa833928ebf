import { ACCOUNT_FIELDS, type AccountDraft, accountBody } from '@nelly/contract/specified/account-mapper'
import { updateUser } from '@nelly/contract/specified/profile'
import type { Language } from '@nelly/contract/wire'
import { schemaErrors } from '../forms/schema-errors.ts'

/** The errors of the call's own schema, by the form's names. */
export const accountErrors = (draft: AccountDraft, language: Language) =>
  schemaErrors(updateUser.body.safeParse(accountBody(draft)).error, language, ACCOUNT_FIELDS)
