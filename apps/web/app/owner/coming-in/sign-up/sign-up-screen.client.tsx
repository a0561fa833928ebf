import { TextInput } from '@mantine/core'
import { completeSignUp, readSignUp, readSignUpPolicy, signUp } from '@nelly/contract/team/coming-in'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { callApi } from '../../session/call.ts'
import { callQuery } from '../../session/call-query.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { ChoosePassword } from '../choose-password.tsx'
import { EntryEnd } from '../entry-end.tsx'
import { EntryForm } from '../entry-form.tsx'
import { EntryPage } from '../entry-page.tsx'

/** Where anybody may open an account: asking for it, and with the link that is mailed, choosing its password. */
export function SignUpScreen() {
  const { token } = useParams()
  return <EntryPage>{token === undefined ? <Asking /> : <Choosing token={token} />}</EntryPage>
}

function Choosing({ token }: { token: string }) {
  const t = useWords('comingIn')
  return (
    <ChoosePassword
      token={token}
      read={(secret, signal) => callApi(readSignUp, { params: { token: secret }, signal })}
      choose={(secret, password) =>
        callApi(completeSignUp, { params: { token: secret }, body: { password } })
      }
      words={{
        title: t('openTitle'),
        lead: t('openLead'),
        submit: t('open'),
        doneTitle: t('openedTitle'),
        done: t('opened'),
      }}
      again="/sign-up"
    />
  )
}

/** Who is who, and where the link goes. Where nobody may sign up it says whom to ask. */
function Asking() {
  const t = useWords('comingIn')
  const [sentTo, setSentTo] = useState<string>()
  const policy = useQuery(callQuery(['sign-up'], readSignUpPolicy))
  if (sentTo !== undefined)
    return (
      <EntryEnd title={t('sentTitle')} text={t('sent', { email: sentTo })} isDone to="/" go={t('toLogin')} />
    )
  if (!policy.data) return <NotLoaded query={policy} isPage />
  if (!policy.data.isOpen)
    return <EntryEnd title={t('closedTitle')} text={t('closed')} to="/" go={t('toLogin')} />
  return (
    <EntryForm
      title={t('signUpTitle')}
      lead={t('signUpLead')}
      submit={t('signUp')}
      send={async ({ email = '', name = '', accountName = '' }) => {
        await callApi(signUp, { body: { email, name, accountName, language: storedLanguage() } })
        setSentTo(email)
      }}
    >
      {(errors) => (
        <>
          <TextInput name="name" label={t('name')} autoComplete="name" autoFocus error={errors.name} />
          <TextInput
            name="accountName"
            label={t('accountName')}
            autoComplete="organization"
            error={errors.accountName}
          />
          <TextInput name="email" type="email" label={t('email')} autoComplete="email" error={errors.email} />
        </>
      )}
    </EntryForm>
  )
}
