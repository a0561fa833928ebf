import { Button, Group, Text, TextInput } from '@mantine/core'
import {
  changeEmail,
  type EmailChange,
  endEmailChange,
  readEmailChange,
} from '@nelly/contract/team/email-change'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'

/** The e-mail that somebody signs in with, and its change, which waits until both addresses have confirmed it. */
export function EmailSection() {
  const t = useWords('settings')
  const query = useQuery(callQuery(['email-change'], readEmailChange))
  if (!query.data) return query.isError ? <NotLoaded query={query} /> : null
  const { email, change } = query.data
  return (
    <FormSection title={t('email')} hint={t('emailHint')}>
      <Text>{email}</Text>
      {change ? (
        <WaitingChange change={change} />
      ) : (
        <DialogButton
          label={t('emailChange')}
          variant="default"
          w="fit-content"
          leftSection={<IconMail size={18} aria-hidden="true" />}
        >
          {(close) => <EmailForm email={email} onClose={close} />}
        </DialogButton>
      )}
    </FormSection>
  )
}

function WaitingChange({ change: { email, waitsFor } }: { change: EmailChange }) {
  const t = useWords('settings')
  const again = useAction({
    run: () => callApi(changeEmail, { body: { email } }),
    done: () => t('emailBegun', { email }),
    failed: t('emailFailed'),
    subject: 'email',
  })
  const end = useAction({
    run: () => callApi(endEmailChange),
    done: () => t('emailEnded'),
    failed: t('emailFailed'),
    subject: 'email',
  })
  const waits =
    waitsFor.length > 1 ? 'emailWaits' : waitsFor.includes('new') ? 'emailWaitsNew' : 'emailWaitsFormer'
  return (
    <>
      <Text role="status">{t(waits, { email })}</Text>
      <Group>
        <BusyButton variant="default" busy={again.isPending} onClick={() => again.mutate()}>
          {t('emailAgain')}
        </BusyButton>
        <Button variant="subtle" onClick={() => end.mutate()}>
          {t('emailEnd')}
        </Button>
      </Group>
    </>
  )
}

/** Begins to change the e-mail; the server mails both addresses a link. */
function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useWords('settings')
  const { form, ...edit } = useEditForm<{ email: string }, string>({
    stored: { values: { email: '' } },
    validate: (typed) => (typed.email.trim().toLowerCase() === email ? { email: t('emailSame') } : {}),
    save: async ({ values }) => {
      await callApi(changeEmail, { body: values })
      return values.email
    },
    subject: 'email',
    done: (begun) => t('emailBegun', { email: begun }),
    onDone: onClose,
    failed: t('emailFailed'),
  })
  return (
    <DialogForm
      isChanged={edit.isChanged}
      pending={edit.pending}
      onSubmit={edit.submit}
      failure={edit.failure}
      submit={t('emailSend')}
      onCancel={onClose}
    >
      <TextInput
        type="email"
        label={t('emailNew')}
        autoComplete="email"
        required
        data-autofocus
        {...form.getInputProps('email')}
      />
    </DialogForm>
  )
}
