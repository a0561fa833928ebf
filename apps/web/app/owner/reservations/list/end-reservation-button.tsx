import { ActionIcon } from '@mantine/core'
import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { addDays } from '@nelly/domain/wall-clock'
import { IconCalendarCancel, IconTrash } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { deviceToday } from '../device-today.ts'
import { useCustomerName } from '../use-customer-name.ts'

/** Cancels a reservation that may still be cancelled; deletes any other. */
export function EndReservationButton(props: {
  reservation: OwnedReservation
  onCancel: () => void
  onDelete: () => void
}) {
  const { reservation } = props
  const say = useWords('reservations')
  const guest = useCustomerName()
  const name = guest(reservation)
  // Whether it is over, by this device's day, with one day of tolerance for the clock at the rental place: the server decides.
  const mayBeCancelled =
    reservation.possibleSteps.includes('cancel') && reservation.return.date >= addDays(deviceToday(), -1)
  const Icon = mayBeCancelled ? IconCalendarCancel : IconTrash
  return (
    <ActionIcon
      variant="default"
      size={36}
      onClick={mayBeCancelled ? props.onCancel : props.onDelete}
      aria-label={say(mayBeCancelled ? 'cancelNamed' : 'deleteNamed', { name })}
    >
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  )
}
