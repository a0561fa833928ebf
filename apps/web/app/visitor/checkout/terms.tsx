import { cancellationFee, LATE_CANCELLATION_HOURS } from '@nelly/domain/cancellation'
import type { MinorUnits } from '@nelly/domain/money'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { minutesBetween, type WallClock } from '@nelly/domain/wall-clock'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import styles from './terms.module.css'

const LATE_MINUTES = LATE_CANCELLATION_HOURS * 60

/** The cancellation fees of this booking, and their deadlines. */
export function Terms({ total, period, now }: { total: MinorUnits; period: RentalPeriod; now: WallClock }) {
  const { say, money } = useI18n()
  const { displayName } = useLanding()
  const isLateAlready = minutesBetween(now, period.pickup) <= LATE_MINUTES
  const hours = LATE_CANCELLATION_HOURS
  return (
    <ul className={styles.terms}>
      <li>{say('review.termsConfirmed')}</li>
      <li>{say('review.termsPay', { name: displayName })}</li>
      {!isLateAlready && (
        <li>{say('review.termsEarly', { hours, fee: money(cancellationFee(total, LATE_MINUTES + 1)) })}</li>
      )}
      <li>{say('review.termsLate', { hours, fee: money(cancellationFee(total, LATE_MINUTES)) })}</li>
      <li>{say('review.termsNone')}</li>
      <li>{say('review.termsNever')}</li>
    </ul>
  )
}
