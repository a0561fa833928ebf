import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'
import { EntryEnd } from './entry-end.tsx'
import { EntryForm } from './entry-form.tsx'
import { NewPassword } from './new-password.tsx'

interface ChoosePasswordProps {
  token: string
  /** What the link is for. */
  read: (token: string, signal: AbortSignal) => Promise<{ email: string; accountName?: string }>
  choose: (token: string, password: string) => Promise<unknown>
  words: { title: string; lead: string; submit: string; doneTitle: string; done: string }
  /** Where another link is asked for. */
  again: string
}

/** What a link that was mailed opens: the form in which a password is chosen. Afterwards one signs in with it. */
export function ChoosePassword({ token, read, choose, words, again }: ChoosePasswordProps) {
  const t = useWords('comingIn')
  const link = useQuery({
    queryKey: ['link', token],
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => read(token, signal),
  })
  const [isDone, setDone] = useState(false)
  if (isDone) return <EntryEnd title={words.doneTitle} text={words.done} isDone to="/" go={t('toLogin')} />
  if (link.error instanceof ApiProblem && link.error.status === 410)
    return <EntryEnd title={t('overTitle')} text={t('over')} to={again} go={t('again')} />
  if (!link.data) return <NotLoaded query={link} isPage />
  return (
    <EntryForm
      title={words.title}
      lead={words.lead}
      submit={words.submit}
      send={async ({ password = '' }) => {
        await choose(token, password)
        setDone(true)
      }}
    >
      {(errors) => (
        <>
          {link.data.accountName !== undefined && (
            <TextInput label={t('accountName')} value={link.data.accountName} readOnly />
          )}
          <TextInput
            label={t('email')}
            value={link.data.email}
            readOnly
            name="email"
            autoComplete="username"
          />
          <NewPassword error={errors.password} />
        </>
      )}
    </EntryForm>
  )
}
