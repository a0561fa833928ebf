import { Button } from '@mantine/core'
import { IconCalendarEvent, IconMoodSmile } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LandingSelect } from '../landing/landing-select.tsx'
import { useLandingChoice } from '../landing/use-landing-choice.ts'
import { ReservationDialog } from '../reservations/detail/reservation-dialog.tsx'
import { useOpenedReservation } from '../reservations/use-opened-reservation.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import css from './desk.module.css'
import { DeskLists } from './desk-lists.tsx'
import { ExpiringPapers } from './expiring-papers.tsx'
import { FailingFeeds } from './failing-feeds.tsx'
import { useDeclined } from './use-declined.ts'
import { useDesk } from './use-desk.ts'
import { useExpiringPapers } from './use-expiring-papers.ts'
import { WaitingReviews } from './waiting-reviews.tsx'

/** What there is to do now: requests, vehicles to hand over and to take back, and what is late. */
export function DeskScreen() {
  const t = useWords('desk')
  const { landings, chosen, choose } = useLandingChoice()
  const desk = useDesk(chosen?.id)
  const papers = useExpiringPapers(chosen?.id)
  const opened = useOpenedReservation()
  const [declined, setDeclined] = useDeclined(desk.data)
  const hasSeveral = (landings.data?.length ?? 0) > 1
  const isEmpty = desk.data && Object.values(desk.data).every((list) => list.length === 0)
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <Button
            component={Link}
            to="/reservation/day-sheet"
            variant="default"
            leftSection={<IconCalendarEvent size={18} stroke={1.7} aria-hidden="true" />}
          >
            {t('toDaySheet')}
          </Button>
        }
      />
      {hasSeveral && (
        <div className={css.choices}>
          <LandingSelect landings={landings.data ?? []} value={chosen?.id} onChange={choose} orAll />
        </div>
      )}
      <div className={css.above}>
        <FailingFeeds landing={chosen?.id} nameLandings={hasSeveral} />
      </div>
      {!desk.data && <NotLoaded query={desk} title={t('loadFailed')} />}
      {isEmpty && (
        <div role="status">
          <EmptyState Icon={IconMoodSmile} title={t('emptyTitle')}>
            {t('empty')}
          </EmptyState>
        </div>
      )}
      {desk.data && !isEmpty && (
        <DeskLists
          desk={desk.data}
          busy={desk.isPlaceholderData}
          nameLandings={hasSeveral}
          onOpen={({ id }) => opened.open(id)}
          onDecline={({ id }) => setDeclined(id)}
          onChange={({ id }, vehicle) => opened.open(id, 'change', vehicle)}
        />
      )}
      <div className={css.below}>
        <WaitingReviews landing={chosen?.id} />
        {papers.data && <ExpiringPapers papers={papers.data} nameLandings={hasSeveral} />}
      </div>
      {papers.isError && !papers.data && (
        <LoadError error={papers.error} title={t('papersFailed')} onRetry={() => papers.refetch()} />
      )}
      <DeclineDialog reservation={declined} onClose={() => setDeclined(undefined)} />
      <ReservationDialog opened={opened} />
    </>
  )
}
