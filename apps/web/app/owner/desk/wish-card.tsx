import type { Desk, DeskReservation } from '@nelly/contract/owned-desk'
import { useAnswerWish } from '../reservations/use-answer-wish.ts'
import { useCustomerName } from '../reservations/use-customer-name.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { CustomerLinks } from './customer-links.tsx'
import css from './desk.module.css'
import { CardFrame } from './desk-card.tsx'

interface WishCardProps {
  wish: Desk['changeWishes'][number]
  nameLandings: boolean
  onOpen: (reservation: DeskReservation) => void
}

/** A change that a customer asks for: the reservation is opened to make it, or the wish is marked as answered. */
export function WishCard({ wish: { reservation, askedAt, wish }, nameLandings, onOpen }: WishCardProps) {
  const t = useWords('timeline')
  const guest = useCustomerName()
  const { answer, answering } = useAnswerWish()
  return (
    <CardFrame
      reservation={reservation}
      end="pickup"
      nameLandings={nameLandings}
      onOpen={onOpen}
      note={<q className={css.wish}>{wish}</q>}
    >
      <CustomerLinks reservation={reservation} />
      <BusyButton
        variant="default"
        busy={answering}
        aria-label={t('answerNamed', { name: guest(reservation) })}
        onClick={() => answer({ id: reservation.id, askedAt })}
      >
        {t('answer')}
      </BusyButton>
    </CardFrame>
  )
}
