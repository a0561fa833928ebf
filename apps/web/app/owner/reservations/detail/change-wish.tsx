import { Alert } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { openWish } from '@nelly/domain/reservations/change-wish'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useMoment } from '../../dates/use-moment.ts'
import { IfMay } from '../../roles/if-may.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useWords } from '../../words/use-words.ts'
import { useAnswerWish } from '../use-answer-wish.ts'

/** What the customer wants to be changed, until it was changed or answered. */
export function ChangeWish({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('timeline')
  const moment = useMoment(reservation.timezone)
  const { answer, answering } = useAnswerWish()
  const wish = openWish(reservation.events)
  if (!wish || reservation.cancelled) return null
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconMessageQuestion size={20} aria-hidden="true" />}
      title={t('wish', { moment: moment(wish.at) })}
    >
      {wish.note && <p className="as-typed spaced">{wish.note}</p>}
      <IfMay call="markWishAnswered">
        <BusyButton
          size="compact-md"
          variant="default"
          busy={answering}
          onClick={() => answer({ id: reservation.id, askedAt: wish.at })}
        >
          {t('answer')}
        </BusyButton>
      </IfMay>
    </Alert>
  )
}
