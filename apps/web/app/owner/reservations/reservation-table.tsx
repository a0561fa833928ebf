import { Table } from '@mantine/core'
import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { useRoomForRows } from '../ui/use-room-for-rows.ts'
import { Thumbnail } from '../vehicles/vehicle-picture.tsx'
import { shownMoney } from '../words/money.ts'
import { useWords } from '../words/use-words.ts'
import { DeleteReservationButton } from './delete-button.tsx'
import { RentalEndWords } from './rental-end.tsx'
import { ReservationCards } from './reservation-cards.tsx'
import css from './reservations.module.css'
import type { ReservationsShown } from './reservations-shown.ts'

/** Reservations in rows; as cards where there is no room for rows. */
export function ReservationTable(props: ReservationsShown) {
  if (!useRoomForRows()) return <ReservationCards {...props} />
  return (
    <div className={css.rows}>
      <Table.ScrollContainer minWidth={1400} type="native">
        <ReservationRows {...props} />
      </Table.ScrollContainer>
    </div>
  )
}

const COLUMNS = [
  'photo',
  'vehicle',
  'total',
  'firstName',
  'lastName',
  'pickup',
  'return',
  'email',
  'phone',
  'comment',
] as const

function ReservationRows({ reservations, onDelete }: ReservationsShown) {
  const say = useWords('reservations')
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" className={css.table}>
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map((column) => (
            <Table.Th key={column} className={column === 'total' ? css.number : undefined}>
              {say(column)}
            </Table.Th>
          ))}
          <Table.Th className={css.actions}>{say('actions')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {reservations.map((reservation) => (
          <ReservationRow
            key={reservation.id}
            reservation={reservation}
            onDelete={() => onDelete(reservation)}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function ReservationRow({ reservation, onDelete }: { reservation: OwnedReservation; onDelete: () => void }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Thumbnail path={reservation.picture} />
      </Table.Td>
      <Table.Th scope="row" className={css.vehicle}>
        {reservation.vehicleName}
      </Table.Th>
      <Table.Td className={css.number}>{shownMoney(reservation.total)}</Table.Td>
      <Table.Td className={css.person}>{reservation.firstName}</Table.Td>
      <Table.Td className={css.person}>{reservation.lastName}</Table.Td>
      <Table.Td>
        <RentalEndWords end={reservation.pickup} />
      </Table.Td>
      <Table.Td>
        <RentalEndWords end={reservation.return} />
      </Table.Td>
      <Table.Td>
        <a className={css.contact} href={`mailto:${reservation.email}`}>
          {reservation.email}
        </a>
      </Table.Td>
      <Table.Td>
        <a className={css.contact} href={`tel:${reservation.phone.replace(/[^+\d]/g, '')}`}>
          {reservation.phone}
        </a>
      </Table.Td>
      <Table.Td className={css.comment}>{reservation.comment ?? '—'}</Table.Td>
      <Table.Td className={css.actions}>
        <DeleteReservationButton reservation={reservation} onDelete={onDelete} />
      </Table.Td>
    </Table.Tr>
  )
}
