import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { formatMoney, sumByCurrency } from '@nelly/domain/money'
import { type ReactNode, useId } from 'react'
import { useWords } from '../../words/use-words.ts'
import { ReservationTable } from './reservation-table.tsx'
import type { ReservationsShown } from './reservations-shown.ts'

interface ReservationSectionProps extends ReservationsShown {
  /** What is above the reservations; without it their heading is for screen readers alone. */
  head?: (id: string) => ReactNode
  /** Whether the whole list is on this page, so that it can be summed up. */
  isWhole: boolean
}

/** Reservations below their heading, with their number and total. */
export function ReservationSection({ head, isWhole, ...shown }: ReservationSectionProps) {
  const t = useWords('reservations')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="row spaced">
        {head?.(id) ?? (
          <h2 className="visually-hidden" id={id}>
            {t('list')}
          </h2>
        )}
        {isWhole && <Totals reservations={shown.reservations} />}
      </div>
      <ReservationTable {...shown} />
    </section>
  )
}

/** Their number and their total; cancelled ones are listed apart and not counted. */
function Totals({ reservations }: { reservations: readonly ListedReservation[] }) {
  const t = useWords('reservations')
  const standing = reservations.filter(({ cancelled }) => !cancelled)
  const cancelled = reservations.length - standing.length
  const sums = sumByCurrency(standing.map(({ total, currency }) => ({ minor: total, currency })))
  const totals = [
    standing.length > 0 && t('totals', { count: standing.length, total: sums.map(formatMoney).join(' + ') }),
    cancelled > 0 && t('cancelledCount', { count: cancelled }),
  ]
  return <p className="muted">{totals.filter(Boolean).join(' · ')}</p>
}
