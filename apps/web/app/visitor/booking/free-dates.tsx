import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf } from '@nelly/domain/wall-clock'
import { useI18n } from '../i18n.tsx'
import type { Carried } from './booking.ts'
import { bookingSearch, onDates } from './booking-address.ts'
import styles from './free-dates.module.css'

interface FreeDatesProps {
  booking: Carried
  periods: readonly RentalPeriod[]
  /** The page that shows the other dates. */
  page: string
}

/** Other dates for the same trip, each a link to the page with them. */
export function FreeDates({ booking, periods, page }: FreeDatesProps) {
  const { longDay } = useI18n()
  if (periods.length === 0) return null
  return (
    <ul className={styles.dates}>
      {periods.map((period) => (
        <li key={period.pickup}>
          <a className={styles.date} href={page + bookingSearch(onDates(booking, period))}>
            {longDay(dateOf(period.pickup))} – {longDay(dateOf(period.return))}
          </a>
        </li>
      ))}
    </ul>
  )
}
