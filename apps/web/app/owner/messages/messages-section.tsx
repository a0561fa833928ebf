import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { useId } from 'react'
import { useWords } from '../words/use-words.ts'
import { PreparedMessages } from './prepared-messages.tsx'

/** The messages for the customer of a reservation, among its details. */
export function MessagesSection({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('messages')
  const id = useId()
  return (
    <section aria-labelledby={id} className="list">
      <h3 id={id} className="heading">
        {t('section')}
      </h3>
      <PreparedMessages reservationId={reservation.id} />
    </section>
  )
}
