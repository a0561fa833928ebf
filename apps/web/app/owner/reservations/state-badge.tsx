import { Badge } from '@mantine/core'
import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { useWords } from '../words/use-words.ts'

/** A badge for a cancelled reservation; others have none. */
export function StateBadge({ reservation }: { reservation: Pick<OwnedReservation, 'cancelled'> }) {
  const say = useWords('reservation')
  if (!reservation.cancelled) return null
  return (
    <Badge color="red" variant="light" c="red.9" tt="none" fw={600} style={{ flex: 'none' }}>
      {say('cancelled')}
    </Badge>
  )
}
