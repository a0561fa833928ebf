import { Alert } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/owned-reservation'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { openWish } from './open-wish.ts'
import css from './reservation-dialog.module.css'
import { useMoment } from './use-moment.ts'

/** What the customer wants to be changed, until it was. */
export function ChangeWish({ reservation }: { reservation: OwnedReservationDetails }) {
  const say = useWords('timeline')
  const moment = useMoment()
  const wish = openWish(reservation.events)
  if (!wish || reservation.cancelled) return null
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconMessageQuestion size={20} aria-hidden="true" />}
      title={say('wish', { moment: moment(wish.at) })}
    >
      {wish.note && <span className={css.comment}>{wish.note}</span>}
    </Alert>
  )
}
