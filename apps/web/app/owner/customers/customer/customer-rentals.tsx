import { CUSTOMER_RESERVATIONS, type CustomerAnswer } from '@nelly/contract/customers/customers'
import { Link } from 'react-router'
import { useShortDay } from '../../dates/use-short-day.ts'
import { ShortPeriod } from '../../reservations/list/short-period.tsx'
import { ShownTotal } from '../../reservations/list/shown-total.tsx'
import { StateBadge } from '../../reservations/state-badge.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './customer.module.css'

/** The reservations of a customer, the latest pickup first. */
export function CustomerRentals({ customer: { latest, reservations } }: { customer: CustomerAnswer }) {
  const t = useWords('customers')
  const day = useShortDay()
  if (latest.length === 0) return <p className="soft">{t('noRentals')}</p>
  return (
    <>
      <ul>
        {latest.map((reservation) => (
          <li key={reservation.id} className={css.rental}>
            <div>
              <Link
                className={css.link}
                to={`/app/reservations/${reservation.id}`}
                aria-label={t('openRental', {
                  vehicle: reservation.vehicleName,
                  day: day(reservation.pickup.date),
                })}
              >
                {reservation.vehicleName}
              </Link>
              <ShortPeriod reservation={reservation} />
            </div>
            <div className="row">
              <StateBadge reservation={reservation} />
              <ShownTotal reservation={reservation} />
            </div>
          </li>
        ))}
      </ul>
      {reservations > latest.length && (
        <p className="soft">{t('latest', { count: CUSTOMER_RESERVATIONS })}</p>
      )}
    </>
  )
}
