import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { RENTAL_ENDS, type RentalEnd } from '@nelly/domain/reservations/photographs'
import { useId } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { useWords } from '../words/use-words.ts'
import { CheckPhotographs } from './check-photographs.tsx'
import { usePhotographs } from './use-photographs.ts'

/** The photographs of the handover and the return of a reservation, as far as there are some or the vehicle went out or came back. */
export function PhotographSection({ reservation }: { reservation: OwnedReservationDetails }) {
  const { data, error, refetch } = usePhotographs(reservation.id)
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />
  if (!data) return null
  const happened = { out: reservation.outAt !== null, back: reservation.returnedAt !== null }
  const isShown = (end: RentalEnd) =>
    data.photographs.some(({ check }) => check === end) || (happened[end] && data.addable.includes(end))
  return RENTAL_ENDS.filter(isShown).map((end) => (
    <EndSection key={end} reservation={reservation} end={end} />
  ))
}

function EndSection({ reservation, end }: { reservation: OwnedReservationDetails; end: RentalEnd }) {
  const t = useWords('photographs')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="heading">
        {t(`titles.${end}`)}
      </h3>
      <CheckPhotographs reservation={reservation} end={end} />
    </section>
  )
}
