import { Stack } from '@mantine/core'
import type { Desk, DeskReservation } from '@nelly/contract/reservations/desk'
import { useAnswerWish } from '../reservations/use-answer-wish.ts'
import { useCustomerName } from '../reservations/use-customer-name.ts'
import { IfMay } from '../roles/if-may.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { CustomerLinks } from './customer-links.tsx'
import { CardFrame, DeskCard } from './desk-card.tsx'
import { DeskList } from './desk-list.tsx'
import { RiskCard } from './risk-card.tsx'

interface DeskListsProps {
  desk: Desk
  /** Whether another landing is being loaded. */
  busy: boolean
  /** Whether the landing of each reservation is shown. */
  nameLandings: boolean
  onOpen: (reservation: DeskReservation) => void
  onDecline: (reservation: DeskReservation) => void
  onChange: (reservation: DeskReservation, vehicle: number) => void
}

/** The lists of the desk, the most pressing first; what is empty is left out. */
export function DeskLists({ desk, busy, onChange, ...shown }: DeskListsProps) {
  const t = useWords('desk')
  const cards = (reservations: readonly DeskReservation[], end: 'pickup' | 'return') =>
    reservations.map((reservation) => (
      <DeskCard key={reservation.id} reservation={reservation} end={end} {...shown} />
    ))
  return (
    <Stack gap={28} className="refreshing" aria-busy={busy}>
      <DeskList title={t('overdue')} count={desk.overdue.length} isLate>
        {cards(desk.overdue, 'return')}
      </DeskList>
      <DeskList title={t('atRisk')} count={desk.atRisk.length} isLate>
        {desk.atRisk.map((risk) => (
          <RiskCard key={risk.reservation.id} risk={risk} desk={desk} onChange={onChange} {...shown} />
        ))}
      </DeskList>
      <DeskList title={t('requests')} count={desk.requests.length}>
        {cards(desk.requests, 'pickup')}
      </DeskList>
      <DeskList title={t('changeWishes')} count={desk.changeWishes.length}>
        {desk.changeWishes.map((wish) => (
          <WishCard key={wish.reservation.id} wish={wish} {...shown} />
        ))}
      </DeskList>
      <DeskList title={t('lateOut')} count={desk.lateOut.length} isLate>
        {cards(desk.lateOut, 'pickup')}
      </DeskList>
      <DeskList title={t('dueOut')} count={desk.dueOut.length}>
        {cards(desk.dueOut, 'pickup')}
      </DeskList>
      <DeskList title={t('dueBack')} count={desk.dueBack.length}>
        {cards(desk.dueBack, 'return')}
      </DeskList>
      <DeskList title={t('owing')} count={desk.owing.length}>
        {cards(desk.owing, 'return')}
      </DeskList>
    </Stack>
  )
}

interface WishCardProps {
  wish: Desk['changeWishes'][number]
  nameLandings: boolean
  onOpen: (reservation: DeskReservation) => void
}

/** A change that a customer asks for: the reservation is opened to make it, or the wish is marked as answered. */
function WishCard({ wish: { reservation, askedAt, wish }, nameLandings, onOpen }: WishCardProps) {
  const t = useWords('timeline')
  const guest = useCustomerName()
  const { answer, answering } = useAnswerWish()
  return (
    <CardFrame
      reservation={reservation}
      end="pickup"
      nameLandings={nameLandings}
      onOpen={onOpen}
      note={<q className="as-typed">{wish}</q>}
    >
      <CustomerLinks reservation={reservation} />
      <IfMay call="markWishAnswered">
        <BusyButton
          variant="default"
          busy={answering}
          aria-label={t('answerNamed', { name: guest(reservation) })}
          onClick={() => answer({ id: reservation.id, askedAt })}
        >
          {t('answer')}
        </BusyButton>
      </IfMay>
    </CardFrame>
  )
}
