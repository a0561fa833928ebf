import type { Desk, DeskReservation } from '@nelly/contract/owned-desk'
import { type ReactNode, useId } from 'react'
import { CountBadge } from '../ui/count-badge.tsx'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { DeskCard } from './desk-card.tsx'
import { RiskCard } from './risk-card.tsx'
import { WishCard } from './wish-card.tsx'

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
    <div className={css.lists} aria-busy={busy}>
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
    </div>
  )
}

function DeskList(props: { title: string; count: number; isLate?: boolean; children: ReactNode }) {
  const id = useId()
  if (props.count === 0) return null
  return (
    <section aria-labelledby={id} data-late={props.isLate || undefined} className={css.list}>
      <h2 className={css.heading} id={id}>
        {props.title} <CountBadge>{props.count}</CountBadge>
      </h2>
      <ul className={css.cards}>{props.children}</ul>
    </section>
  )
}
