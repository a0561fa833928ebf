import { Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { phoneLink } from '@nelly/domain/phone'
import { Thumbnail } from '../../vehicles/vehicle-picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { DoNotRentBadge } from '../do-not-rent-badge.tsx'
import { EmailLink } from '../email-link.tsx'
import { pressAnywhere } from '../press-anywhere.ts'
import { StateBadge } from '../state-badge.tsx'
import { useCustomerName } from '../use-customer-name.ts'
import { EndReservationButton } from './end-reservation-button.tsx'
import { ReservationCards } from './reservation-cards.tsx'
import css from './reservation-table.module.css'
import type { ReservationsShown } from './reservations-shown.ts'
import { ShortPeriod } from './short-period.tsx'
import { ShownTotal } from './shown-total.tsx'

/** Reservations as a table; as cards where there is no room for all columns. */
export function ReservationTable(props: ReservationsShown) {
  const roomForColumns = useMediaQuery('(min-width: 1240px)', undefined, { getInitialValueInEffect: false })
  if (!roomForColumns) return <ReservationCards {...props} />
  return (
    <div className={css.rows}>
      <ReservationRows {...props} />
    </div>
  )
}

const COLUMNS = ['photo', 'vehicle', 'total', 'firstName', 'lastName', 'email', 'phone', 'comment'] as const

function ReservationRows({ reservations, onOpen, onCancel, onDelete }: ReservationsShown) {
  const say = useWords('reservations')
  return (
    <Table layout="fixed" verticalSpacing={12} horizontalSpacing={8} className={css.table}>
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map((column) => (
            <Table.Th key={column} className={css[column]}>
              {say(column)}
            </Table.Th>
          ))}
          <Table.Th className={css.actions}>
            <span className={css.spoken}>{say('actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {reservations.map((reservation) => (
          <ReservationRow
            key={reservation.id}
            reservation={reservation}
            onOpen={() => onOpen(reservation)}
            onCancel={() => onCancel(reservation)}
            onDelete={() => onDelete(reservation)}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function ReservationRow(props: {
  reservation: OwnedReservation
  onOpen: () => void
  onCancel: () => void
  onDelete: () => void
}) {
  const { reservation } = props
  const say = useWords('reservation')
  const guest = useCustomerName()
  const name = guest(reservation)
  return (
    <Table.Tr
      className={reservation.cancelled ? css.cancelled : undefined}
      onClick={pressAnywhere(props.onOpen)}
    >
      <Table.Td>
        <Thumbnail path={reservation.picture} />
      </Table.Td>
      <Table.Th scope="row" className={css.vehicle}>
        <button
          type="button"
          className={css.open}
          aria-label={`${reservation.vehicleName}: ${say('open', { name })}`}
          onClick={props.onOpen}
        >
          {reservation.vehicleName}
        </button>
        <ShortPeriod reservation={reservation} />
        <StateBadge reservation={reservation} />
        <DoNotRentBadge reason={reservation.customer?.doNotRentReason} />
      </Table.Th>
      <Table.Td className={css.total}>
        <ShownTotal reservation={reservation} />
      </Table.Td>
      {reservation.erasedAt ? (
        <Table.Td colSpan={5} className={css.comment}>
          {say('erased')}
        </Table.Td>
      ) : (
        <>
          <Table.Td>{reservation.firstName}</Table.Td>
          <Table.Td>{reservation.lastName}</Table.Td>
          <Table.Td>
            <EmailLink email={reservation.email} className={css.contact} />
          </Table.Td>
          <Table.Td>
            <a className={css.contact} href={phoneLink(reservation.phone)}>
              {reservation.phone}
            </a>
          </Table.Td>
          <Table.Td className={css.comment}>
            <span className={css.clamped}>{reservation.comment ?? '—'}</span>
          </Table.Td>
        </>
      )}
      <Table.Td className={css.actions}>
        <EndReservationButton reservation={reservation} onCancel={props.onCancel} onDelete={props.onDelete} />
      </Table.Td>
    </Table.Tr>
  )
}
