import { readSecondFactors } from '@nelly/contract/team/second-factors'
import { listSessions } from '@nelly/contract/team/sessions'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { BackLink } from '../ui/back-link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionLengthCard } from './session-length-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** How one signs in, where one is signed in, and for how long. */
export function SecurityScreen() {
  const t = useWords('security')
  const factors = useQuery({
    queryKey: ['factors'],
    queryFn: ({ signal }) => callApi(readSecondFactors, { signal }),
  })
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => callApi(listSessions, { signal }),
  })
  const isMine = ({ person }: { person: { id: number } }) => person.id === ownerId()
  const all = sessions.data?.sessions ?? []
  const ofTeam = all.filter((session) => !isMine(session))
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        before={<BackLink to="/user-config" label={t('back')} />}
      />
      {factors.data && sessions.data ? (
        <div className="stack">
          <SecondFactorCard factors={factors.data} />
          <SessionsCard title={t('sessions')} sessions={all.filter(isMine)} />
          {ofTeam.length > 0 && <SessionsCard title={t('teamSessions')} sessions={ofTeam} isOfTeam />}
          <SessionLengthCard length={sessions.data.sessionLength} />
        </div>
      ) : (
        <NotLoaded query={[factors, sessions]} />
      )}
    </>
  )
}
