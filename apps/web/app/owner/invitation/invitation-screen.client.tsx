import { TextInput } from '@mantine/core'
import { acceptInvitation, type OpenInvitation, readInvitation } from '@nelly/contract/team/members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApiProblem } from '../../api/api-problem.ts'
import { EntryEnd } from '../coming-in/entry-end.tsx'
import { EntryForm } from '../coming-in/entry-form.tsx'
import { EntryPage } from '../coming-in/entry-page.tsx'
import { NewPassword } from '../coming-in/new-password.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { roleName } from '../team/role-name.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'

/** What the link of an invitation opens, whether somebody is signed in or not. */
export function InvitationScreen() {
  const { token = '' } = useParams()
  return (
    <EntryPage>
      <Invitation token={token} />
    </EntryPage>
  )
}

/** The invitation and how it is accepted; whoever was accepted goes on to the login. */
function Invitation({ token }: { token: string }) {
  const t = useWords('invitation')
  const entry = useWords('comingIn')
  const invitation = useQuery({
    ...callQuery(['invitation', token], readInvitation, { params: { token } }),
    retry: false,
    refetchOnWindowFocus: false,
  })
  const [account, setAccount] = useState<string>()
  if (account !== undefined)
    return (
      <EntryEnd
        title={t('acceptedTitle')}
        text={t('accepted', { account })}
        isDone
        to="/"
        go={entry('toLogin')}
      />
    )
  if (invitation.error instanceof ApiProblem && invitation.error.status === 410)
    return <EntryEnd title={t('overTitle')} text={t('over')} to="/" go={entry('toLogin')} />
  if (!invitation.data) return <NotLoaded query={invitation} isPage />
  return <Acceptance token={token} invitation={invitation.data} onAccepted={setAccount} />
}

interface AcceptanceProps {
  token: string
  invitation: OpenInvitation
  onAccepted: (account: string) => void
}

/** Who is not known yet chooses a name and a password. */
function Acceptance({ token, invitation, onAccepted }: AcceptanceProps) {
  const t = useWords('invitation')
  const entry = useWords('comingIn')
  const { accountName, email, invitedBy, isKnown } = invitation
  return (
    <EntryForm
      title={t('title', { account: accountName })}
      lead={t('lead', { name: invitedBy, role: roleName(invitation.role) })}
      submit={t('accept')}
      send={async ({ name = '', password = '' }) => {
        const body = isKnown ? {} : { name, password }
        onAccepted((await callApi(acceptInvitation, { params: { token }, body })).accountName)
      }}
    >
      {(errors) => (
        <>
          <TextInput label={entry('email')} value={email} readOnly name="email" autoComplete="username" />
          {isKnown ? (
            <p className="soft">{t('known')}</p>
          ) : (
            <>
              <TextInput
                name="name"
                label={entry('name')}
                autoComplete="name"
                autoFocus
                error={errors.name}
              />
              <NewPassword error={errors.password} />
            </>
          )}
        </>
      )}
    </EntryForm>
  )
}
