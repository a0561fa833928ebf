import type { ListedReservation, RentalEnd } from '@nelly/contract/reservations/reservation'
import { useShortDay } from '../../dates/use-short-day.ts'
import css from './short-period.module.css'

/** The period of a rental by the clock at the rental place, in two short lines. */
export function ShortPeriod({ reservation }: { reservation: Pick<ListedReservation, 'pickup' | 'return'> }) {
  return (
    <span className={css.period}>
      <End end={reservation.pickup} />
      <br />– <End end={reservation.return} />
    </span>
  )
}

function End({ end }: { end: RentalEnd }) {
  const day = useShortDay()
  return (
    <time dateTime={`${end.date}T${end.time}`}>
      {day(end.date)}, {end.time}
    </time>
  )
}
