import { Anchor } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { reservationStatusWords } from '@nelly/contract/reservations/reservation-status-words'
import { formatMoney } from '@nelly/domain/money'
import { Link } from 'react-router'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import css from './reservation-dialog.module.css'

/** The vehicles that were booked together with a reservation, each a reservation of its own. */
export function BookedTogether({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('reservation')
  const { booking, currency, id } = reservation
  if (!booking) return null
  return (
    <div className={css.wide}>
      <dt>{t('together', { reference: booking.reference })}</dt>
      {booking.reservations.map((one) => (
        <dd key={one.id}>
          {one.id === id ? (
            one.vehicleName
          ) : (
            <Anchor component={Link} to={`/app/reservations/${one.id}`} underline="always">
              {one.vehicleName}
            </Anchor>
          )}
          , {formatMoney({ minor: one.total, currency })},{' '}
          {reservationStatusWords(one.status, storedLanguage())}
        </dd>
      ))}
    </div>
  )
}
