import { Alert, Button, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { acceptInvitation, type OpenInvitation, readInvitation } from '@nelly/contract/team/members'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiProblem } from '../../api/api-problem.ts'
import { callApi } from '../session/call.ts'
import { roleName } from '../team/role-name.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { NellyLogo } from '../ui/logo.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'
import css from './invitation.module.css'

/** What the link of an invitation opens, whether somebody is signed in or not. */
export function InvitationScreen() {
  const [client] = useState(() => new QueryClient())
  const { token = '' } = useParams()
  return (
    <QueryClientProvider client={client}>
      <main className={css.page}>
        <NellyLogo size={36} />
        <Invitation token={token} />
      </main>
    </QueryClientProvider>
  )
}

/** The invitation and how it is accepted; whoever was accepted goes on to the login. */
function Invitation({ token }: { token: string }) {
  const t = useWords('invitation')
  const invitation = useQuery({
    queryKey: ['invitation', token],
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => callApi(readInvitation, { params: { token }, signal }),
  })
  const [accepted, setAccepted] = useState<string>()
  if (accepted !== undefined)
    return (
      <Stack gap="lg">
        <Title order={1}>{t('acceptedTitle')}</Title>
        <Alert role="status" variant="light" icon={<IconCircleCheck />}>
          {t('accepted', { account: accepted })}
        </Alert>
        <Button component={Link} to="/" size="md">
          {t('toLogin')}
        </Button>
      </Stack>
    )
  const isOver = invitation.error instanceof ApiProblem && invitation.error.status === 410
  if (isOver)
    return (
      <Stack gap="lg">
        <Title order={1}>{t('overTitle')}</Title>
        <p className="soft">{t('over')}</p>
        <Button component={Link} to="/" variant="default">
          {t('toLogin')}
        </Button>
      </Stack>
    )
  if (!invitation.data) return <NotLoaded query={invitation} isPage />
  return <Acceptance token={token} invitation={invitation.data} onAccepted={setAccepted} />
}

type FieldErrors = Readonly<Record<string, readonly string[]>>

interface AcceptanceProps {
  token: string
  invitation: OpenInvitation
  onAccepted: (account: string) => void
}

/** Who is not known yet chooses a name and a password. */
function Acceptance({ token, invitation, onAccepted }: AcceptanceProps) {
  const t = useWords('invitation')
  const login = useWords('login')
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const { accountName, email, invitedBy, isKnown } = invitation

  const accept = async (body: { name?: string; password?: string }) => {
    setPending(true)
    setFailure(undefined)
    try {
      onAccepted((await callApi(acceptInvitation, { params: { token }, body })).accountName)
    } catch (problem) {
      const isRefusal = problem instanceof ApiProblem && problem.status < 500 && problem.status > 0
      const ofFields = isRefusal ? problem.errors : {}
      setErrors(ofFields)
      if (Object.keys(ofFields).length === 0) setFailure(isRefusal ? problem.message : login('unexpected'))
    } finally {
      setPending(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const typed = new FormData(event.currentTarget)
    void accept(isKnown ? {} : { name: String(typed.get('name')), password: String(typed.get('password')) })
  }
  return (
    <form onSubmit={submit} noValidate aria-labelledby="invitation-title">
      <Stack gap="md">
        <Title order={1} id="invitation-title">
          {t('title', { account: accountName })}
        </Title>
        <p className="soft">{t('lead', { name: invitedBy, role: roleName(invitation.role) })}</p>
        {failure && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} variant="light">
            {failure}
          </Alert>
        )}
        <TextInput label={t('email')} value={email} readOnly name="email" autoComplete="username" />
        {isKnown ? (
          <p className="soft">{t('known')}</p>
        ) : (
          <>
            <TextInput name="name" label={t('name')} autoComplete="name" autoFocus error={errors.name} />
            <PasswordInput
              name="password"
              label={t('password')}
              description={t('passwordRule')}
              autoComplete="new-password"
              error={errors.password}
              visibilityToggleButtonProps={{ 'aria-label': login('togglePassword'), tabIndex: 0 }}
            />
          </>
        )}
        <BusyButton type="submit" size="md" mt={8} busy={pending}>
          {t('accept')}
        </BusyButton>
      </Stack>
    </form>
  )
}
