import { ActionIcon } from '@mantine/core'
import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { addDays } from '@nelly/domain/wall-clock'
import { IconCalendarCancel, IconTrash } from '@tabler/icons-react'
import { deviceToday } from '../../dates/device-today.ts'
import { IfMay } from '../../roles/if-may.tsx'
import { useMay } from '../../roles/use-membership.ts'
import { useWords } from '../../words/use-words.ts'
import { useCustomerName } from '../use-customer-name.ts'

interface EndReservationButtonsProps {
  reservation: ListedReservation
  onCancel: () => void
  /** Called with what to offer instead, where the reservation may still be cancelled. */
  onDelete: (cancelInstead?: () => void) => void
}

/** Cancels a reservation that may still be cancelled, and deletes any, as far as the role may. */
export function EndReservationButtons({ reservation, onCancel, onDelete }: EndReservationButtonsProps) {
  const t = useWords('reservations')
  const guest = useCustomerName()
  const name = guest(reservation)
  // Whether it is over, by this device's day, with one day of tolerance for the clock at the rental place: the server decides.
  const mayCancel = useMay('cancelReservation')
  const mayBeCancelled =
    mayCancel &&
    reservation.possibleSteps.includes('cancel') &&
    reservation.return.date >= addDays(deviceToday(), -1)
  return (
    <span className="row">
      {mayBeCancelled && (
        <Action label={t('cancelNamed', { name })} Icon={IconCalendarCancel} onClick={onCancel} />
      )}
      <IfMay call="deleteReservation">
        <Action
          label={t('deleteNamed', { name })}
          Icon={IconTrash}
          onClick={() => onDelete(mayBeCancelled ? onCancel : undefined)}
        />
      </IfMay>
    </span>
  )
}

function Action(props: { label: string; Icon: typeof IconTrash; onClick: () => void }) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      onClick={props.onClick}
      aria-label={props.label}
      title={props.label}
    >
      <props.Icon size={18} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  )
}
