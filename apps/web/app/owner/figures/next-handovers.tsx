import { Box } from '@mantine/core'
import type { Figures, NextHandover } from '@nelly/contract/overview/figures'
import { useId } from 'react'
import { useShortDay } from '../dates/use-short-day.ts'
import { ReservationDialog } from '../reservations/detail/reservation-dialog.tsx'
import { useOpenedReservation } from '../reservations/use-opened-reservation.ts'
import { useWords } from '../words/use-words.ts'
import css from './next-handovers.module.css'

/** The next pickups and returns, each with a link to its reservation. */
export function NextHandovers({
  figures: { nextPickups, nextReturns },
}: {
  figures: Pick<Figures, 'nextPickups' | 'nextReturns'>
}) {
  const t = useWords('figures')
  const opened = useOpenedReservation()
  const look = ({ reservationId }: NextHandover) => opened.open(reservationId)
  return (
    <Box className="columns" mt={32}>
      <HandoverList title={t('nextPickups')} none={t('noPickups')} list={nextPickups} onOpen={look} />
      <HandoverList title={t('nextReturns')} none={t('noReturns')} list={nextReturns} onOpen={look} />
      <ReservationDialog opened={opened} />
    </Box>
  )
}

interface HandoverListProps {
  title: string
  none: string
  list: readonly NextHandover[]
  onOpen: (handover: NextHandover) => void
}

function HandoverList({ title, none, list, onOpen }: HandoverListProps) {
  const day = useShortDay()
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {list.length === 0 && <p className="soft">{none}</p>}
      <ul>
        {list.map((handover) => (
          <li key={handover.reservationId}>
            <button type="button" className={css.handover} onClick={() => onOpen(handover)}>
              <time className={css.when} dateTime={`${handover.at.date}T${handover.at.time}`}>
                <span>{day(handover.at.date)}</span> <strong>{handover.at.time}</strong>
              </time>
              <span className="blocks">
                <strong>
                  {handover.firstName} {handover.lastName}
                </strong>
                <span className="muted">
                  {handover.vehicleName} · {handover.at.place}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
