import { Alert } from '@mantine/core'
import { listSessions, type SignedIn } from '@nelly/contract/team/sessions'
import { IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMembership } from '../roles/use-membership.ts'
import { callQuery } from '../session/call-query.ts'
import { ownerId } from '../session/owner-id.ts'
import { useSecondFactors } from '../session/use-second-factors.ts'
import { BackLink } from '../ui/back-link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { ChangedFactorAlert } from './changed-factor-alert.tsx'
import { FactorRequirementCard } from './factor-requirement-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { RecoveryCard } from './recovery-card.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SessionLengthCard } from './session-length-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** How one signs in, where one is signed in, and for how long. */
export function SecurityScreen() {
  const t = useWords('security')
  const factors = useSecondFactors()
  const sessions = useQuery(callQuery(['sessions'], listSessions))
  const isDue = useMembership().data?.isFactorDue ?? false
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isChanged, setChanged] = useState(false)
  const onChanged = (newCodes: readonly string[] | null) => {
    setCodes(newCodes)
    setChanged(true)
  }
  const hasFactor = factors.data
    ? factors.data.passkeys.length > 0 || factors.data.authenticatorSince !== null
    : false
  const others = sessions.data?.sessions.filter((session) => isMine(session) && !session.isThis) ?? []
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        before={isDue ? undefined : <BackLink to="/user-config" label={t('back')} />}
      />
      {factors.data && sessions.data ? (
        <div className="stack">
          {isDue && (
            <Alert role="status" variant="light" icon={<IconShieldLock />} title={t('due')}>
              {t('dueHint')}
            </Alert>
          )}
          {isChanged && others.length > 0 && <ChangedFactorAlert others={others} />}
          <PasskeysCard passkeys={factors.data.passkeys} onChanged={onChanged} />
          <AuthenticatorCard since={factors.data.authenticatorSince} onChanged={onChanged} />
          {hasFactor && <RecoveryCard factors={factors.data} onChanged={onChanged} />}
          <Sessions sessions={sessions.data.sessions} />
          <SessionLengthCard length={sessions.data.sessionLength} />
          <FactorRequirementCard hasFactor={hasFactor} />
        </div>
      ) : (
        <NotLoaded query={[factors, sessions]} />
      )}
      <TitledDialog opened={codes !== null} onClose={() => setCodes(null)} title={t('codes')} isWide>
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      </TitledDialog>
    </>
  )
}

const isMine = ({ person }: SignedIn) => person.id === ownerId()

function Sessions({ sessions }: { sessions: readonly SignedIn[] }) {
  const t = useWords('security')
  const ofTeam = sessions.filter((session) => !isMine(session))
  return (
    <>
      <SessionsCard title={t('sessions')} sessions={sessions.filter(isMine)} />
      {ofTeam.length > 0 && <SessionsCard title={t('teamSessions')} sessions={ofTeam} isOfTeam />}
    </>
  )
}
