import { Badge } from '@mantine/core'
import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { reservationStatusWords } from '@nelly/contract/reservations/reservation-status-words'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconClockX,
  IconKey,
  IconLock,
  IconUserX,
  IconX,
} from '@tabler/icons-react'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

type Standing = Pick<ListedReservation, 'status' | 'isOverdue'>

/** A colour and a sign for each status: nobody has to tell colours apart. */
const LOOKS: Record<ReservationStatus, { color: string; c: string; Icon: typeof IconCheck }> = {
  requested: { color: 'yellow', c: '#6f4400', Icon: IconClock },
  confirmed: { color: 'petrol', c: 'petrol.8', Icon: IconCheck },
  out: { color: 'blue', c: 'blue.9', Icon: IconKey },
  returned: { color: 'teal', c: '#06604a', Icon: IconArrowBackUp },
  closed: { color: 'gray', c: 'gray.8', Icon: IconLock },
  declined: { color: 'red', c: 'red.9', Icon: IconX },
  expired: { color: 'gray', c: 'gray.8', Icon: IconClockX },
  cancelled: { color: 'red', c: 'red.9', Icon: IconX },
  no_show: { color: 'red', c: 'red.9', Icon: IconUserX },
}
const LATE = { color: 'red', c: 'red.9', Icon: IconAlertTriangle }

/** Where a reservation stands, by colour, sign and word. */
export function StateBadge({ reservation: { status, isOverdue } }: { reservation: Standing }) {
  const t = useWords('steps')
  const { Icon, ...colours } = isOverdue ? LATE : LOOKS[status]
  return (
    <Badge
      {...colours}
      variant="light"
      tt="none"
      fw={600}
      px={8}
      style={{ flex: 'none' }}
      // In a narrow column it wraps between its words.
      styles={{
        root: { height: 'auto', minHeight: 22, maxWidth: '100%' },
        label: { overflow: 'visible', overflowWrap: 'normal', whiteSpace: 'normal' },
      }}
      leftSection={<Icon size={13} stroke={2.2} aria-hidden="true" />}
    >
      {isOverdue ? t('overdue') : reservationStatusWords(status, storedLanguage())}
    </Badge>
  )
}
