import { ActionIcon } from '@mantine/core'
import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { IconTrash } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { useGuest } from '../use-guest.ts'

export function DeleteReservationButton(props: { reservation: OwnedReservation; onDelete: () => void }) {
  const say = useWords('reservations')
  const guest = useGuest()
  return (
    <ActionIcon
      variant="default"
      size={36}
      onClick={props.onDelete}
      aria-label={say('deleteNamed', { name: guest(props.reservation) })}
    >
      <IconTrash size={18} stroke={1.7} />
    </ActionIcon>
  )
}
