import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { IconCalendarEvent } from '@tabler/icons-react'
import { ReservationTable } from '../reservations/reservation-table.tsx'
import { useDeleteReservation } from '../reservations/use-delete-reservation.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../words/use-words.ts'

/** The landing's reservations. */
export function ReservationsTab({ reservations }: { reservations: readonly OwnedReservation[] }) {
  const say = useWords('landing')
  const askToDelete = useDeleteReservation()
  if (reservations.length === 0) {
    return (
      <EmptyState Icon={IconCalendarEvent} title={say('noReservations')}>
        {say('noReservationsHint')}
      </EmptyState>
    )
  }
  return <ReservationTable reservations={reservations} onDelete={askToDelete} />
}
