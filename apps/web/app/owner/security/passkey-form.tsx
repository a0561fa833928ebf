import { TextInput } from '@mantine/core'
import { addPasskey, beginPasskey } from '@nelly/contract/team/passkeys'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { callApi } from '../session/call.ts'
import { isDeclined } from '../session/passkeys-here.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { deviceName } from './device-name.ts'

interface PasskeyFormProps {
  onCancel: () => void
  /** With recovery codes where it is the first factor. */
  onDone: (recoveryCodes: readonly string[] | null) => void
}

/** Names a new passkey, and lets the device make it. */
export function PasskeyForm({ onCancel, onDone }: PasskeyFormProps) {
  const t = useWords('security')
  const toasts = useToasts()
  const [name] = useState(() => deviceName(navigator.userAgent) ?? '')
  const { form, ...edit } = useEditForm<{ name: string }, { recoveryCodes: readonly string[] | null }>({
    stored: { values: { name } },
    validate: (typed) => (typed.name.trim() === '' ? { name: t('passkeyNameMissing') } : {}),
    save: async ({ values }) => {
      const passkey = await madeByDevice({ declined: t('passkeyDeclined'), known: t('passkeyThere') })
      return callApi(addPasskey, { body: { name: values.name, passkey } })
    },
    subject: 'team',
    onDone: ({ recoveryCodes }) => {
      toasts.done(t('passkeyAdded'))
      onDone(recoveryCodes)
    },
    failed: t('passkeyFailed'),
  })
  return (
    <DialogForm
      isChanged={false}
      isSteady={false}
      pending={edit.pending}
      onSubmit={edit.submit}
      failure={edit.failure}
      submit={t('continue')}
      onCancel={onCancel}
    >
      <p>{t('passkeyHint')}</p>
      <TextInput
        label={t('passkeyName')}
        description={t('passkeyNameHint')}
        maxLength={60}
        required
        {...form.getInputProps('name')}
      />
    </DialogForm>
  )
}

/** Lets the device make a passkey, after its own question. What it says in codes is said in words. */
async function madeByDevice(words: { declined: string; known: string }) {
  const options = await callApi(beginPasskey)
  const optionsJSON = {
    ...options,
    pubKeyCredParams: [...options.pubKeyCredParams],
    excludeCredentials: [...options.excludeCredentials],
  }
  try {
    const { id, response } = await startRegistration({ optionsJSON })
    return { id, response }
  } catch (problem) {
    if (isDeclined(problem)) throw new ApiProblem(422, 'passkey-declined', words.declined)
    if (problem instanceof Error && problem.name === 'InvalidStateError')
      throw new ApiProblem(422, 'passkey-there', words.known)
    throw problem
  }
}
