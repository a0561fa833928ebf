import { listWaitingReviews } from '@nelly/contract/reviews/reviews'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { reviewsPath } from '../paths/reviews-path.ts'
import { callQuery } from '../session/call-query.ts'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { LoadedDeskList } from './loaded-desk-list.tsx'

interface WaitingReviewsProps {
  /** Of one landing, or of all. */
  landing: number | undefined
}

/** The landings with reviews whose text waits for the operator, each with the way to them; nothing without any. */
export function WaitingReviews({ landing }: WaitingReviewsProps) {
  const t = useWords('desk')
  const found = useQuery(callQuery(['reviews', 'waiting'], listWaitingReviews))
  return (
    <LoadedDeskList
      title={t('reviews')}
      failed={t('reviewsFailed')}
      query={found}
      landing={landing}
      count={(all) => all.reduce((sum, { waiting }) => sum + waiting, 0)}
    >
      {({ landingId, landingName, waiting }) => (
        <li key={landingId} className={`box blocks ${css.paper}`}>
          <Link className={css.open} to={reviewsPath(landingId)}>
            {landingName}
          </Link>
          <span className="muted">{t('reviewsWaiting', { count: waiting })}</span>
        </li>
      )}
    </LoadedDeskList>
  )
}
