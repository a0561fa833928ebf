import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { useI18n } from '../i18n.tsx'
import { TripForm } from '../search-form/trip-form.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './booking-steps.module.css'

interface TripStepProps {
  booking: BookingUnderWay
  now: WallClock
  here: string
  keep: readonly [string, string][] | undefined
  opens: boolean
  className: string
}

/** The trip so far, with both places and both times; it opens to be changed. */
export function TripStep({ booking, now, here, keep, opens, className }: TripStepProps) {
  const { t, moment } = useI18n()
  const { period, pickupPlace, returnPlace } = booking
  const places =
    pickupPlace === returnPlace
      ? t('strip.samePlace', { place: pickupPlace })
      : t('strip.places', { pickup: pickupPlace, return: returnPlace })
  return (
    <li className={`${styles.step} ${styles.trip} ${className}`}>
      <details className={opens ? styles.told : undefined} open={opens}>
        <summary className={styles.inside}>
          {period ? (
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          ) : (
            <span className={styles.number} />
          )}
          <span className={styles.words}>
            <span className={styles.label}>{period ? places : t('strip.trip')}</span>{' '}
            <span className={styles.value}>
              {period
                ? t('trip.span', { from: moment(period.pickup), to: moment(period.return) })
                : t('strip.noDates')}
            </span>
          </span>{' '}
          <span className={styles.change}>{t('trip.change')}</span>
        </summary>
        <div className={styles.panel}>
          <TripForm
            booking={booking}
            now={now}
            action={here}
            submit={t('trip.update')}
            keep={keep}
            hasSummary={opens}
          />
        </div>
      </details>
    </li>
  )
}
