import { Box, Button, Stack } from '@mantine/core'
import type { Desk, DeskReservation } from '@nelly/contract/reservations/desk'
import type { OwnedReservation } from '@nelly/contract/reservations/reservation'
import { listExpiringPapers } from '@nelly/contract/units/units'
import { IconCalendarEvent, IconCash, IconMoodSmile } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { LandingSelect } from '../landing/landing-select.tsx'
import { useLandingChoice } from '../landing/use-landing-choice.ts'
import { ReservationDialog } from '../reservations/detail/reservation-dialog.tsx'
import { DeclineForm } from '../reservations/steps/decline-form.tsx'
import { useCustomerName } from '../reservations/use-customer-name.ts'
import { useOpenedReservation } from '../reservations/use-opened-reservation.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callQuery } from '../session/call-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { DeskLists } from './desk-lists.tsx'
import { DueServices } from './due-services.tsx'
import { ExpiringPapers } from './expiring-papers.tsx'
import { FailingFeeds } from './failing-feeds.tsx'
import { OpenQuotes } from './open-quotes.tsx'
import { TwinPools } from './twin-pools.tsx'
import { useDesk } from './use-desk.ts'
import { WaitingPayments } from './waiting-payments.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'
import { WaitingSlips } from './waiting-slips.tsx'
import { WaitingWishes } from './waiting-wishes.tsx'

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
          <>
            <Button
              component={Link}
              to="/app/drawer"
              variant="default"
              leftSection={<IconCash size={18} stroke={1.7} aria-hidden="true" />}
            >
              {t('toDrawer')}
            </Button>
            <Button
              component={Link}
              to="/reservation/day-sheet"
              variant="default"
              leftSection={<IconCalendarEvent size={18} stroke={1.7} aria-hidden="true" />}
            >
              {t('toDaySheet')}
            </Button>
          </>
        }
      />
      <Stack gap={28}>
        {hasSeveral && (
          <Box maw={320}>
            <LandingSelect landings={landings.data ?? []} value={chosen?.id} onChange={choose} />
          </Box>
        )}
        <FailingFeeds landing={chosen?.id} nameLandings={hasSeveral} />
        {!desk.data && <NotLoaded query={desk} title={t('loadFailed')} />}
        {isEmpty && (
          <div role="status" className={css.done}>
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
        <WaitingSlips landing={chosen?.id} />
        <WaitingPayments landing={chosen?.id} />
        <OpenQuotes landing={chosen?.id} nameLandings={hasSeveral} />
        <WaitingWishes landing={chosen?.id} nameLandings={hasSeveral} />
        <IfMay call="showReview">
          <WaitingReviews landing={chosen?.id} />
        </IfMay>
        {hasSeveral && (
          <IfMay call="joinPool">
            <TwinPools />
          </IfMay>
        )}
        <DueServices landing={chosen?.id} nameLandings={hasSeveral} />
        {papers.data && <ExpiringPapers papers={papers.data} nameLandings={hasSeveral} />}
        {papers.isError && !papers.data && (
          <LoadError error={papers.error} title={t('papersFailed')} onRetry={() => papers.refetch()} />
        )}
      </Stack>
      <DeclineDialog reservation={declined} onClose={() => setDeclined(undefined)} />
      <ReservationDialog opened={opened} />
    </>
  )
}

/** The papers of units that have expired or soon do, of one landing or of all, the earliest first. */
const useExpiringPapers = (landingId: number | undefined) =>
  useQuery({
    ...callQuery(['units', 'expiring', landingId], listExpiringPapers, { query: { landingId } }),
    placeholderData: keepPreviousData,
  })

/**
 * The request that is being declined, as the desk has it now, and a function to choose it. Where it no longer waits for
 * an answer, it is let go, and the operator is told.
 */
function useDeclined(
  desk: Desk | undefined,
): [DeskReservation | undefined, (id: number | undefined) => void] {
  const t = useWords('desk')
  const toasts = useToasts()
  const [chosen, choose] = useState<number>()
  const declined = desk?.requests.find(({ id }) => id === chosen)
  const isGone = desk !== undefined && chosen !== undefined && !declined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, not for each rendering.
  useEffect(() => {
    if (!isGone) return
    choose(undefined)
    toasts.failed(t('requestGone'))
  }, [isGone])
  return [declined, choose]
}

/** Declines the request of a reservation; closed while there is none. */
function DeclineDialog(props: { reservation: OwnedReservation | undefined; onClose: () => void }) {
  const { reservation, onClose } = props
  const t = useWords('steps')
  const guest = useCustomerName()
  const step = t('take.decline')
  return (
    <TitledDialog
      opened={reservation !== undefined}
      onClose={onClose}
      title={reservation ? t('named', { step, name: guest(reservation) }) : step}
    >
      {reservation && <DeclineForm reservation={reservation} onDone={onClose} onKeep={onClose} />}
    </TitledDialog>
  )
}
