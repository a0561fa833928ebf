import {
  ACCOUNT_FIELDS,
  type AccountDraft,
  accountBody,
  accountDraft,
} from '@nelly/contract/specified/account-mapper'
import { type AccountAnswer, updateUser } from '@nelly/contract/specified/profile'
import { useQueryClient } from '@tanstack/react-query'
import { changedFields } from '../forms/drafts/changed-fields.ts'
import { useDraft } from '../forms/drafts/use-draft.ts'
import type { Stored } from '../forms/edit/use-edit.ts'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { chosenFile, type FormPicture } from '../forms/picture.ts'
import { numberFaults, useNumberFault } from '../forms/use-number-fault.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { keepUser } from '../session/session-storage.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { accountErrors } from './account-errors.ts'
import { ACCOUNT } from './use-account.ts'

/** An account's form with its picture. */
export interface AccountEdit extends AccountDraft {
  avatar: FormPicture
}

const editOf = (account: AccountAnswer): Stored<AccountEdit> => ({
  values: { ...accountDraft(account), avatar: account.avatar },
  revision: account.revision,
})

/** The account's form: checked by the call's own schema, saved, and shown at once wherever the account is shown. */
export function useAccountForm(account: AccountAnswer) {
  const t = useWords('settings')
  const client = useQueryClient()
  const numberFault = useNumberFault()
  const { form, ...edit } = useEditForm<AccountEdit, AccountAnswer>({
    stored: editOf(account),
    storedOf: editOf,
    fields: ACCOUNT_FIELDS,
    validate: ({ avatar: _, ...draft }): Partial<Record<keyof AccountEdit, string>> => ({
      ...accountErrors(draft, storedLanguage()),
      ...(draft.password !== '' &&
        draft.currentPassword === '' && { currentPassword: t('currentPasswordMissing') }),
      ...numberFaults(draft, { retention: 'count' }, numberFault),
    }),
    validatesTyping: true,
    save: async ({ values, stored: { values: read, revision } }) => {
      const { message: _, ...saved } = await callApi(updateUser, {
        params: { userId: ownerId() },
        body: { ...accountBody({ ...changedFields(values, read) }), revision },
        files: { avatar: chosenFile(values.avatar) },
      })
      return saved
    },
    onSaved: (saved) => {
      autosave.forget()
      client.setQueryData(ACCOUNT, saved)
      keepUser(saved)
    },
    done: () => t('updated'),
    failed: t('failed'),
  })
  const { avatar: _, password, confirmation, currentPassword, ...unsecret } = form.values
  const autosave = useDraft('profile', unsecret, form.setValues)
  return {
    form,
    autosave,
    ...edit,
  }
}
