import type { RentalEnd } from '@nelly/contract/reservations/reservation'
import { useFormatter } from 'use-intl'
import css from './rental-end.module.css'

/** Where and when a rental begins or ends, by the clock there. */
export function RentalEndWords({ end }: { end: RentalEnd }) {
  const format = useFormatter()
  const day = format.dateTime(new Date(`${end.date}T00:00Z`), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <span className="blocks">
      <time dateTime={`${end.date}T${end.time}`} className={css.when}>
        {day}, {end.time}
      </time>
      <span className="muted">{end.place}</span>
    </span>
  )
}
