import { Button, Text } from '@mantine/core'
import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { phoneLink } from '@nelly/domain/customers/phone'
import { pressAnywhere } from '../../ui/press-anywhere.ts'
import record from '../../ui/record-cards.module.css'
import { Thumbnail } from '../../vehicles/vehicle-picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { DoNotRentBadge } from '../do-not-rent-badge.tsx'
import { EmailLink } from '../email-link.tsx'
import { RentalEndWords } from '../rental-end.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useCustomerName } from '../use-customer-name.ts'
import { EndReservationButtons } from './end-reservation-buttons.tsx'
import css from './reservation-cards.module.css'
import type { ReservationsShown } from './reservations-shown.ts'
import { ShownTotal } from './shown-total.tsx'

/** The same reservations on narrow screens, a card each. */
export function ReservationCards({
  reservations,
  nameLandings,
  onOpen,
  onCancel,
  onDelete,
}: ReservationsShown) {
  return (
    <ul className="tiles">
      {reservations.map((reservation) => (
        <ReservationCard
          key={reservation.id}
          reservation={reservation}
          nameLandings={nameLandings}
          onOpen={() => onOpen(reservation)}
          onCancel={() => onCancel(reservation)}
          onDelete={(cancelInstead) => onDelete(reservation, cancelInstead)}
        />
      ))}
    </ul>
  )
}

function ReservationCard(props: {
  reservation: ListedReservation
  nameLandings: boolean
  onOpen: () => void
  onCancel: () => void
  onDelete: (cancelInstead?: () => void) => void
}) {
  const { reservation } = props
  const t = useWords('reservation')
  const guest = useCustomerName()
  const name = guest(reservation)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same.
    <li className={`${record.card} ${record.opens}`} onClick={pressAnywhere(props.onOpen)}>
      <Thumbnail path={reservation.picture} />
      <div className={record.head}>
        <h3>{name}</h3>
        <p className="muted">
          {reservation.vehicleName}
          {props.nameLandings && ` · ${reservation.landing.displayName}`}
        </p>
        <StateBadge reservation={reservation} />
        <DoNotRentBadge reason={reservation.customer?.doNotRentReason} />
      </div>
      <dl className={record.facts}>
        <dt>{t('pickup')}</dt>
        <dd>
          <RentalEndWords end={reservation.pickup} />
        </dd>
        <dt>{t('return')}</dt>
        <dd>
          <RentalEndWords end={reservation.return} />
        </dd>
        <Customer reservation={reservation} />
      </dl>
      <div className={`${record.foot} ${css.foot}`}>
        <ShownTotal reservation={reservation} />
        <div className="row">
          <Button
            variant="light"
            aria-label={`${t('details')}: ${t('open', { name })}`}
            onClick={props.onOpen}
          >
            {t('details')}
          </Button>
          <EndReservationButtons
            reservation={reservation}
            onCancel={props.onCancel}
            onDelete={props.onDelete}
          />
        </div>
      </div>
    </li>
  )
}

function Customer({ reservation }: { reservation: ListedReservation }) {
  const t = useWords('reservations')
  if (reservation.erasedAt) return null
  return (
    <>
      {reservation.email && (
        <>
          <dt>{t('email')}</dt>
          <dd>
            <EmailLink email={reservation.email} />
          </dd>
        </>
      )}
      <dt>{t('phone')}</dt>
      <dd>
        <a href={phoneLink(reservation.phone)}>{reservation.phone}</a>
      </dd>
      {reservation.comment && (
        <>
          <dt>{t('comment')}</dt>
          <Text component="dd" inherit lineClamp={4}>
            {reservation.comment}
          </Text>
        </>
      )}
    </>
  )
}
