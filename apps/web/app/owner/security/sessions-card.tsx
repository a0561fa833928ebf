import { Badge, Button } from '@mantine/core'
import type { SignedIn } from '@nelly/contract/team/sessions'
import { useFormatter } from 'use-intl'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'
import { deviceName } from './device-name.ts'
import css from './security.module.css'
import { useEndSessions } from './use-end-sessions.ts'

interface SessionsCardProps {
  title: string
  sessions: readonly SignedIn[]
  /** Whether they are those of other members, whose names are said. */
  isOfTeam?: boolean
}

/** Where somebody is signed in, the last used first. Signing out of this one is in the menu. */
export function SessionsCard({ title, sessions, isOfTeam = false }: SessionsCardProps) {
  const t = useWords('security')
  const used = useLastUse()
  const others = sessions.filter(({ isThis }) => !isThis)
  const { end, askToEnd } = useEndSessions()
  return (
    <TitledCard
      title={title}
      tools={
        !isOfTeam &&
        others.length > 1 && (
          <Button variant="default" onClick={() => askToEnd(others)}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <ul>
        {sessions.map((session) => {
          const device = deviceName(session.device) ?? t('unknownDevice')
          const name = isOfTeam ? `${session.person.name}: ${device}` : device
          return (
            <li key={session.id} className={css.session}>
              <div className="grow blocks">
                <strong>
                  {name} {session.isThis && <Badge variant="light">{t('this')}</Badge>}
                </strong>
                <span className="muted">
                  {session.network && `${t('from', { network: session.network })}, `}
                  {used(session)}
                </span>
              </div>
              {!session.isThis && (
                <Button
                  variant="default"
                  aria-label={t('endNamed', { name })}
                  onClick={() => end.mutate([session])}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </TitledCard>
  )
}

/** A use as of late is not told to the minute: the server does not write each down. */
const LATELY_MS = 6 * 60_000

function useLastUse() {
  const t = useWords('security')
  const format = useFormatter()
  return ({ lastUsedAt }: SignedIn) => {
    const [at, now] = [new Date(lastUsedAt), new Date()]
    return now.getTime() - at.getTime() < LATELY_MS
      ? t('usedLately')
      : t('used', { ago: format.relativeTime(at, now) })
  }
}
