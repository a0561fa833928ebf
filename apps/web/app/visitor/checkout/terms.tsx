import type { MinorUnits } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { comingSteps, noShowFee } from '@nelly/domain/reservations/cancellation'
import type { WallClock } from '@nelly/domain/wall-clock'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { MileageWords } from '../ui/mileage-words.tsx'

interface TermsProps {
  quote: Quote
  period: RentalPeriod
  now: WallClock
}

/** The cancellation fees of this booking, and their deadlines. */
export function Terms({ quote, period, now }: TermsProps) {
  const { t, money } = useI18n()
  const { displayName, bookingMode, answerHours } = useLanding()
  const amount = (minor: MinorUnits) => money({ minor, currency: quote.currency })
  const steps = comingSteps(quote, period.pickup, now)
  const noShow = noShowFee(quote)
  return (
    <ul className="bullets">
      <li>
        {bookingMode === 'on_request'
          ? t('request.terms', { name: displayName, hours: answerHours })
          : t('review.termsConfirmed')}
      </li>
      <li>{t('review.termsPay', { name: displayName })}</li>
      {steps.map(({ hours, fee }, index) => {
        const next = steps[index + 1]
        return (
          <li key={hours ?? 0}>
            {hours !== null
              ? t('review.termsLate', { hours, fee: amount(fee) })
              : next?.hours
                ? t('review.termsEarly', { hours: next.hours, fee: amount(fee) })
                : t('review.termsAlways', { fee: amount(fee) })}
          </li>
        )
      })}
      <li>
        {noShow === quote.total ? t('review.termsNone') : t('review.termsNoShow', { fee: amount(noShow) })}
      </li>
      <li>{t(quote.prepayment === null ? 'review.termsNever' : 'review.termsNeverPrepaid')}</li>
      {quote.terms.mileage && (
        <li>
          <MileageWords mileage={quote.terms.mileage} currency={quote.currency} />
        </li>
      )}
    </ul>
  )
}
