import { TextInput } from '@mantine/core'
import { askPasswordReset, readPasswordReset, setForgottenPassword } from '@nelly/contract/team/coming-in'
import { useState } from 'react'
import { useParams } from 'react-router'
import { callApi } from '../../session/call.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { ChoosePassword } from '../choose-password.tsx'
import { EntryEnd } from '../entry-end.tsx'
import { EntryForm } from '../entry-form.tsx'
import { EntryPage } from '../entry-page.tsx'

/** Where a forgotten password is replaced: asking for a link and, with it, choosing another password. */
export function ResetScreen() {
  const { token } = useParams()
  return <EntryPage>{token === undefined ? <Asking /> : <Choosing token={token} />}</EntryPage>
}

function Choosing({ token }: { token: string }) {
  const t = useWords('comingIn')
  return (
    <ChoosePassword
      token={token}
      read={(secret, signal) => callApi(readPasswordReset, { params: { token: secret }, signal })}
      choose={(secret, password) =>
        callApi(setForgottenPassword, { params: { token: secret }, body: { password } })
      }
      words={{
        title: t('resetTitle'),
        lead: t('resetLead'),
        submit: t('reset'),
        doneTitle: t('replacedTitle'),
        done: t('replaced'),
      }}
      again="/reset"
    />
  )
}

/** The answer is the same for every address, so that nobody learns who signs in here. */
function Asking() {
  const t = useWords('comingIn')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined)
    return (
      <EntryEnd
        title={t('sentTitle')}
        text={t('resetSent', { email: sentTo })}
        isDone
        to="/"
        go={t('toLogin')}
      />
    )
  return (
    <EntryForm
      title={t('forgottenTitle')}
      lead={t('forgottenLead')}
      submit={t('sendLink')}
      send={async ({ email = '' }) => {
        await callApi(askPasswordReset, { body: { email, language: storedLanguage() } })
        setSentTo(email)
      }}
    >
      {(errors) => (
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoFocus
          error={errors.email}
        />
      )}
    </EntryForm>
  )
}
