import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import record from '../ui/record-cards.module.css'
import { Thumbnail } from '../vehicles/vehicle-picture.tsx'
import { shownMoney } from '../words/money.ts'
import { useWords } from '../words/use-words.ts'
import { DeleteReservationButton } from './delete-button.tsx'
import { RentalEndWords } from './rental-end.tsx'
import css from './reservation-cards.module.css'
import type { ReservationsShown } from './reservations-shown.ts'
import { guestOf } from './use-delete-reservation.ts'

/** The same reservations on a phone, a card each. */
export function ReservationCards({ reservations, onDelete }: ReservationsShown) {
  return (
    <ul className={record.cards}>
      {reservations.map((reservation) => (
        <ReservationCard
          key={reservation.id}
          reservation={reservation}
          onDelete={() => onDelete(reservation)}
        />
      ))}
    </ul>
  )
}

function ReservationCard({ reservation, onDelete }: { reservation: OwnedReservation; onDelete: () => void }) {
  const say = useWords('reservations')
  return (
    <li className={record.card}>
      <Thumbnail path={reservation.picture} />
      <div className={record.head}>
        <h3 className={record.name}>{guestOf(reservation)}</h3>
        <p className={record.note}>{reservation.vehicleName}</p>
      </div>
      <dl className={record.facts}>
        <dt>{say('pickup')}</dt>
        <dd>
          <RentalEndWords end={reservation.pickup} />
        </dd>
        <dt>{say('return')}</dt>
        <dd>
          <RentalEndWords end={reservation.return} />
        </dd>
        <dt>{say('email')}</dt>
        <dd>
          <a href={`mailto:${reservation.email}`}>{reservation.email}</a>
        </dd>
        <dt>{say('phone')}</dt>
        <dd>
          <a href={`tel:${reservation.phone.replace(/[^+\d]/g, '')}`}>{reservation.phone}</a>
        </dd>
        <dt>{say('comment')}</dt>
        <dd>{reservation.comment ?? say('noComment')}</dd>
      </dl>
      <div className={record.foot}>
        <strong className={css.total}>{shownMoney(reservation.total)}</strong>
        <DeleteReservationButton reservation={reservation} onDelete={onDelete} />
      </div>
    </li>
  )
}
