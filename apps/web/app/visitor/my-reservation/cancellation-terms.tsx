import { cancellationFee, cancellationFeeAt, LATE_CANCELLATION_HOURS } from '@nelly/domain/cancellation'
import { addMinutes } from '@nelly/domain/wall-clock'
import { useI18n } from '../i18n.tsx'
import button from '../parts/button.module.css'
import card from '../parts/card.module.css'
import styles from './reservation.module.css'
import type { Shown } from './shown.ts'

const LATE_MINUTES = LATE_CANCELLATION_HOURS * 60

/** The cancellation fees of this reservation and their deadlines, and the link to cancel. */
export function CancellationTerms({ reservation: { period, quote }, now, links }: Shown) {
  const { say, money, longMoment } = useI18n()
  const lateFrom = addMinutes(period.pickup, -LATE_MINUTES)
  return (
    <section className={card.card}>
      <h2>{say('mine.cancelTitle')}</h2>
      <ul className={styles.terms}>
        {now < lateFrom && (
          <li>
            {say('mine.feeBefore', {
              date: longMoment(lateFrom),
              fee: money(cancellationFeeAt(quote.total, period.pickup, now)),
            })}
          </li>
        )}
        <li>
          {say('mine.feeFrom', {
            date: longMoment(lateFrom),
            fee: money(cancellationFee(quote.total, LATE_MINUTES)),
          })}
        </li>
        <li>{say('mine.feeAfter', { date: longMoment(period.pickup) })}</li>
      </ul>
      <p className={`${styles.ways} ${styles.onScreen}`}>
        <a className={button.quiet} href={links.cancel}>
          {say('mine.cancel')}
        </a>
      </p>
    </section>
  )
}
