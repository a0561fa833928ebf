import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useWords } from '../../words/use-words.ts'

/** Leads to a reservation of the operator's own, of one landing or of all. */
export function NewReservation({ landing }: { landing?: number | undefined }) {
  const t = useWords('reservations')
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
