import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { Icon } from '../parts/icon.tsx'
import { useSpeech } from '../speech.tsx'
import { TripForm } from '../trip/trip-form.tsx'
import styles from './summary-strip.module.css'

interface TripStepProps {
  booking: BookingUnderWay
  now: WallClock
  here: string
  keep: readonly [string, string][] | undefined
  opens: boolean
  className: string
}

/** The trip so far; it opens to be changed. */
export function TripStep({ booking, now, here, keep, opens, className }: TripStepProps) {
  const { say, day, moment } = useSpeech()
  const { period, pickupPlace, returnPlace } = booking
  const places = pickupPlace === returnPlace ? pickupPlace : `${pickupPlace} → ${returnPlace}`
  return (
    <li className={`${styles.step} ${styles.trip} ${className}`}>
      <details className={styles.details} open={opens}>
        <summary className={styles.inside}>
          <span className={styles.number} aria-hidden="true">
            {period ? <Icon name="check" /> : '1'}
          </span>
          <span className={styles.words}>
            <span className={styles.label}>{period ? places : say('strip.trip')}</span>
            {period ? (
              <>
                <span className={`${styles.value} ${styles.long}`}>
                  {moment(period.pickup)} – {moment(period.return)}
                </span>
                <span className={`${styles.value} ${styles.short}`}>
                  {day(dateOf(period.pickup))} – {day(dateOf(period.return))}
                </span>
              </>
            ) : (
              <span className={styles.value}>{say('strip.noDates')}</span>
            )}
          </span>
          <span className={styles.change}>{say('trip.change')}</span>
        </summary>
        <div className={styles.panel}>
          <TripForm booking={booking} now={now} action={here} submit={say('trip.update')} keep={keep} />
        </div>
      </details>
    </li>
  )
}
