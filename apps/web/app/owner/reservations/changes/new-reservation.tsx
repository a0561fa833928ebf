import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMay } from '../../roles/use-membership.ts'
import { useWords } from '../../words/use-words.ts'

/** Leads to a reservation of the operator's own, of one landing or of all; whom it is not for gets nothing. */
export function NewReservation({ landing }: { landing?: number | undefined }) {
  const t = useWords('reservations')
  if (!useMay('reserveAtDesk')) return null
  return (
    <Button
      component={Link}
      to={`/app/reservations/new${landing === undefined ? '' : `?landing=${landing}`}`}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('new')}
    </Button>
  )
}
