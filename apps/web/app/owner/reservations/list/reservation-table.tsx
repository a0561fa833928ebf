import { Text } from '@mantine/core'
import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { phoneLink } from '@nelly/domain/customers/phone'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Thumbnail } from '../../vehicles/vehicle-picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { DoNotRentBadge } from '../do-not-rent-badge.tsx'
import { EmailLink } from '../email-link.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useCustomerName } from '../use-customer-name.ts'
import { EndReservationButtons } from './end-reservation-buttons.tsx'
import { ReservationCards } from './reservation-cards.tsx'
import type { ReservationsShown } from './reservations-shown.ts'
import { ShortPeriod } from './short-period.tsx'
import { ShownTotal } from './shown-total.tsx'

/** Reservations as a table; as cards where there is no room for all columns. */
export function ReservationTable(props: ReservationsShown) {
  const { reservations, onOpen } = props
  const columns = useColumns(props)
  return (
    <DataTable
      columns={columns}
      rows={reservations}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      isSoft={({ cancelled }) => cancelled !== null}
      cards={<ReservationCards {...props} />}
    />
  )
}

function useColumns({
  onOpen,
  onCancel,
  onDelete,
  nameLandings,
}: ReservationsShown): Column<ListedReservation>[] {
  const t = useWords('reservations')
  const reservationWords = useWords('reservation')
  const guest = useCustomerName()
  /** A part of the customer's data, unless it was erased. */
  const ofCustomer = (reservation: ListedReservation, value: React.ReactNode) =>
    reservation.erasedAt ? '—' : value
  return [
    {
      title: t('photo'),
      kind: 'picture',
      rem: 4.5,
      value: ({ picture }) => <Thumbnail path={picture} />,
    },
    {
      title: t('vehicle'),
      kind: 'heading',
      rem: 6.5,
      value: (reservation) => (
        <>
          <button
            type="button"
            className="button-reset text-button"
            aria-label={`${reservation.vehicleName}: ${reservationWords('open', { name: guest(reservation) })}`}
            onClick={() => onOpen(reservation)}
          >
            {reservation.vehicleName}
          </button>
          {nameLandings && <p className="muted">{reservation.landing.displayName}</p>}
          <ShortPeriod reservation={reservation} />
          <StateBadge reservation={reservation} />
          <DoNotRentBadge reason={reservation.customer?.doNotRentReason} />
        </>
      ),
    },
    {
      title: t('total'),
      kind: 'figure',
      rem: 6.5,
      value: (reservation) => <ShownTotal reservation={reservation} />,
    },
    {
      title: t('firstName'),
      kind: 'text',
      rem: 5.5,
      value: (reservation) => ofCustomer(reservation, reservation.firstName),
    },
    {
      title: t('lastName'),
      kind: 'text',
      rem: 5.5,
      value: (reservation) => ofCustomer(reservation, reservation.lastName),
    },
    {
      title: t('email'),
      kind: 'text',
      rem: 6.5,
      value: (reservation) => ofCustomer(reservation, <EmailLink email={reservation.email} />),
    },
    {
      title: t('phone'),
      kind: 'code',
      rem: 6.75,
      value: (reservation) =>
        ofCustomer(reservation, <a href={phoneLink(reservation.phone)}>{reservation.phone}</a>),
    },
    {
      title: t('comment'),
      kind: 'text',
      rem: 5.5,
      value: ({ erasedAt, comment }) => (
        <Text span inherit c="dimmed" lineClamp={4}>
          {erasedAt ? reservationWords('erased') : (comment ?? '—')}
        </Text>
      ),
    },
    {
      title: t('actions'),
      kind: 'buttons',
      rem: 2.25,
      value: (reservation) => (
        <EndReservationButtons
          reservation={reservation}
          onCancel={() => onCancel(reservation)}
          onDelete={(cancelInstead) => onDelete(reservation, cancelInstead)}
        />
      ),
    },
  ]
}
