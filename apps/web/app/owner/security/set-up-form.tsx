import { Anchor, TextInput } from '@mantine/core'
import { type beginAuthenticator, confirmAuthenticator } from '@nelly/contract/team/second-factors'
import type { z } from 'zod'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { useWords } from '../words/use-words.ts'
import css from './security.module.css'

export type NewAuthenticator = z.infer<typeof beginAuthenticator.answer>

interface SetUpFormProps {
  app: NewAuthenticator
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[] | null) => void
}

/** Tells the app its secret, as a picture and to be typed, and asks for the first code that it shows. */
export function SetUpForm({ app, onCancel, onDone }: SetUpFormProps) {
  const t = useWords('security')
  const { form, ...edit } = useEditForm<{ code: string }, { recoveryCodes: readonly string[] | null }>({
    stored: { values: { code: '' } },
    validate: ({ code }) => (code.trim() === '' ? { code: t('codeMissing') } : {}),
    save: ({ values }) => callApi(confirmAuthenticator, { body: values }),
    subject: 'team',
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    failed: t('activateFailed'),
  })
  return (
    <DialogForm
      isChanged={false}
      isSteady={false}
      pending={edit.pending}
      onSubmit={edit.submit}
      failure={edit.failure}
      submit={t('activate')}
      onCancel={onCancel}
    >
      <p>{t('scan')}</p>
      <img className={css.qr} alt={t('qr')} src={`data:image/svg+xml,${encodeURIComponent(app.qr)}`} />
      <Anchor href={app.address}>{t('openApp')}</Anchor>
      <TextToCopy
        label={t('secret')}
        text={app.secret.replace(/.{4}(?=.)/g, '$& ')}
        isLong
        variant="default"
      />
      <TextInput
        label={t('code')}
        description={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.getInputProps('code')}
      />
    </DialogForm>
  )
}
