import { useForm } from '@mantine/form'
import { ACCOUNT_FIELDS, accountBody, accountDraft } from '@nelly/contract/owned-account'
import { type AccountAnswer, updateUser } from '@nelly/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '../forms/drafts/use-draft.ts'
import { showFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { toldBy } from '../forms/told-by.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { keepUser } from '../session/session-storage.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { accountErrors } from './account-errors.ts'
import { ACCOUNT } from './use-account.ts'
import { useAvatarChoice } from './use-avatar-choice.ts'

/** The account's form: checked by the call's own schema, saved, and shown at once wherever the account is shown. */
export function useAccountForm(account: AccountAnswer) {
  const say = useWords('settings')
  const toasts = useToasts()
  const client = useQueryClient()
  const avatar = useAvatarChoice(account.avatar)
  const [tried, setTried] = useState(false)
  const form = useForm({
    mode: 'controlled',
    initialValues: accountDraft(account),
    validate: (draft) => accountErrors(draft, storedLanguage()),
    validateInputOnChange: tried,
  })
  const { password, confirmation, ...unsecret } = form.values
  const kept = useDraft('account', unsecret, form.setValues)
  const saving = useMutation({
    mutationFn: () =>
      callApi(updateUser, {
        params: { userId: ownerId() },
        body: accountBody(form.getValues(), avatar.removed),
        files: { avatar: avatar.file },
      }),
    onSuccess: ({ message: _, ...saved }) => {
      setTried(false)
      kept.forget()
      client.setQueryData(ACCOUNT, saved)
      keepUser(saved)
      form.setValues(accountDraft(saved))
      avatar.settle()
      toasts.done(say('updated'))
    },
    onError: (problem) => {
      const { avatar: ofAvatar, ...ofFields } = toldBy(problem, ACCOUNT_FIELDS)
      avatar.tell(ofAvatar)
      showFaults(form, ofFields)
    },
  })
  return {
    form,
    avatar,
    kept,
    submit: form.onSubmit(
      () => saving.mutate(),
      (errors) => {
        setTried(true)
        toFirstFault(form)(errors)
      },
    ),
    pending: saving.isPending,
    failure: saving.isError ? say('failed') : undefined,
  }
}
