import { listFailingFeeds } from '@nelly/contract/feeds/feeds'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMoment } from '../dates/use-moment.ts'
import { callQuery } from '../session/call-query.ts'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { LoadedDeskList } from './loaded-desk-list.tsx'

interface FailingFeedsProps {
  /** Of one landing, or of all. */
  landing: number | undefined
  nameLandings: boolean
}

/** The calendars of other channels that have failed for an hour, each with the way to it; nothing without any. */
export function FailingFeeds({ landing, nameLandings }: FailingFeedsProps) {
  const t = useWords('desk')
  const moment = useMoment()
  const found = useQuery({
    ...callQuery(['feeds', 'failing'], listFailingFeeds),
    // As the desk beside it.
    refetchInterval: 60_000,
  })
  return (
    <LoadedDeskList
      title={t('failingFeeds')}
      failed={t('failingFailed')}
      query={found}
      landing={landing}
      isLate
    >
      {({ id, name, landingId, landingName, vehicleId, vehicleName, failingSince }) => (
        <li key={id} className={`box blocks ${css.paper}`}>
          <Link className={css.open} to={`/app/landings/${landingId}/vehicles/${vehicleId}/calendars`}>
            {t('failingFeed', { vehicle: vehicleName, feed: name })}
          </Link>
          <span className={css.late}>{t('failingSince', { at: moment(failingSince) })}</span>
          {nameLandings && <span className="muted">{landingName}</span>}
        </li>
      )}
    </LoadedDeskList>
  )
}
