import { useForm } from '@mantine/form'
import {
  ACCOUNT_FIELDS,
  type AccountDraft,
  type AccountRead,
  accountDraft,
  accountEditBody,
  accountRead,
  needsCurrentPassword,
} from '@nelly/contract/owned-account'
import { type AccountAnswer, updateUser } from '@nelly/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { afterSave } from '../forms/conflicts/edit-conflicts.ts'
import { useEditConflicts } from '../forms/conflicts/use-edit-conflicts.ts'
import { useDraft } from '../forms/drafts/use-draft.ts'
import { showFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { numberFaults, useNumberFault } from '../forms/use-number-fault.ts'
import { type PictureChoice, usePictureChoice } from '../forms/use-picture-choice.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { keepUser } from '../session/session-storage.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { accountErrors } from './account-errors.ts'
import { ACCOUNT } from './use-account.ts'

export type AccountField = keyof AccountDraft | 'avatar'

/** What is sent: the form's values, its picture, and the initial values. */
interface Edit {
  draft: AccountDraft
  avatar: Pick<PictureChoice, 'file' | 'removed'>
  read: AccountRead
}

/** The account's form: checked by the call's own schema, saved, and shown at once wherever the account is shown. */
export function useAccountForm(account: AccountAnswer) {
  const say = useWords('settings')
  const toasts = useToasts()
  const client = useQueryClient()
  const avatar = usePictureChoice(account.avatar)
  const numberFault = useNumberFault()
  const edit = useEditConflicts(() => accountRead(account), ACCOUNT_FIELDS)
  const [tried, setTried] = useState(false)
  const form = useForm({
    mode: 'controlled',
    initialValues: accountDraft(account),
    validate: (draft) => ({
      ...accountErrors(draft, storedLanguage()),
      ...(needsCurrentPassword(draft, edit.read) &&
        draft.currentPassword === '' && { currentPassword: say('currentPasswordMissing') }),
      ...numberFaults(draft, { retention: 'count' }, numberFault),
    }),
    validateInputOnChange: tried,
  })
  const { password, confirmation, currentPassword, ...unsecret } = form.values
  const autosave = useDraft('account', unsecret, form.setValues)
  const saving = useGuardedMutation({
    mutationFn: ({ draft, avatar, read }: Edit) =>
      callApi(updateUser, {
        params: { userId: ownerId() },
        body: accountEditBody(draft, read, avatar),
        files: { avatar: avatar.file },
      }),
    onSuccess: ({ message: _, ...saved }, sent) => {
      edit.setRead(accountRead(saved))
      setTried(false)
      autosave.forget()
      client.setQueryData(ACCOUNT, saved)
      keepUser(saved)
      form.setValues(afterSave(form.getValues(), sent.draft, accountDraft(saved)))
      avatar.settle()
      toasts.done(say('updated'))
    },
    onError: (problem) => {
      const { avatar: ofAvatar, ...ofFields } = edit.refuse(problem)
      avatar.setError(ofAvatar)
      showFaults(form, ofFields)
    },
  })
  const save = (changes: Partial<Edit> = {}) =>
    saving.mutate({ draft: form.getValues(), avatar, read: edit.read, ...changes })
  /** Saves again, with the other value in the chosen fields. */
  const decide = (taken: ReadonlySet<AccountField>) => {
    const { adopted, known } = edit.resolve(taken)
    const { avatar: _, ...values } = adopted
    form.setValues(values)
    if (taken.has('avatar')) avatar.settle()
    save({
      draft: { ...form.getValues(), ...values },
      read: known,
      ...(taken.has('avatar') && { avatar: { file: undefined, removed: false } }),
    })
  }
  return {
    form,
    needsCurrentPassword: needsCurrentPassword(form.values, edit.read),
    avatar,
    autosave,
    submit: form.onSubmit(
      () => save(),
      (errors) => {
        setTried(true)
        toFirstFault(form)(errors)
      },
    ),
    pending: saving.isPending,
    failure: edit.failureOf(saving.error, failureWords(saving.error, say('failed'))),
    conflicts: edit.conflicts,
    decide,
    keepEditing: edit.keepEditing,
  }
}

/** After too many wrong current passwords, a message says to wait. */
const failureWords = (problem: Error | null, otherwise: string): string =>
  problem instanceof ApiProblem && problem.status === 429 ? problem.message : otherwise
