import type { OwnedReservation } from '@nelly/contract/reservations/reservation'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import { cancellationSteps, noShowFee } from '@nelly/domain/reservations/cancellation'
import { type CalendarDate, type ClockTime, wallClock } from '@nelly/domain/wall-clock'
import { useWords } from '../../words/use-words.ts'

/** What a customer owes who cancels, and from when on, as promised with the booking. Source: rules.md, "Cancellation". */
export function CancellationTerms({ reservation }: { reservation: OwnedReservation }) {
  const t = useWords('reservation')
  const { quote, pickup, currency } = reservation
  const money = (minor: MinorUnits) => formatMoney({ minor, currency })
  const steps = cancellationSteps(quote, wallClock(pickup.date as CalendarDate, pickup.time as ClockTime))
  return (
    <ul>
      {steps.map(({ hours, fee }, index) => (
        <li key={hours}>
          {hours === null
            ? t('feeEarlier', { hours: steps[index + 1]?.hours ?? 0, fee: money(fee) })
            : t('feeWithin', { hours, fee: money(fee) })}
        </li>
      ))}
      <li>{t('feeNoShow', { fee: money(noShowFee(quote)) })}</li>
    </ul>
  )
}
