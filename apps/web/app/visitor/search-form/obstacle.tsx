import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { FreeDates } from '../booking/free-dates.tsx'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import button from '../ui/button.module.css'
import { Notice } from '../ui/notice.tsx'
import styles from './obstacle.module.css'
import { TripForm } from './trip-form.tsx'

interface ObstacleProps {
  booking: BookingUnderWay
  vehicle: OfferedVehicle | undefined
  nearest: readonly RentalPeriod[]
  now: WallClock
  /** The current page. */
  here: string
  /** Whether the page shows nothing else. */
  isPage?: boolean
}

/** What a booking still needs before extras and review make sense. */
export function obstacleOf(booking: BookingUnderWay, vehicle: OfferedVehicle | undefined) {
  if (!vehicle) return 'vehicle'
  if (!booking.period || booking.problems.length > 0) return 'trip'
  return vehicle.available === false ? 'taken' : undefined
}

/** Says what a booking still needs and links to that step. */
export function Obstacle({ booking, vehicle, nearest, now, here, isPage = true }: ObstacleProps) {
  const { t } = useI18n()
  const links = linksOf(useLanding().localAddress, booking)
  if (!vehicle) {
    return (
      <section className={styles.part}>
        <h1>{t('extras.noVehicleTitle')}</h1>
        <p>{t('extras.noVehicleText')}</p>
        <p>
          <a className={button.button} href={links.vehicles}>
            {t('extras.toVehicles')}
          </a>
        </p>
      </section>
    )
  }
  if (obstacleOf(booking, vehicle) === 'trip') {
    return (
      <section className={styles.part}>
        <h1>{t(booking.problems.length > 0 ? 'trip.wrongTitle' : 'trip.missingTitle')}</h1>
        <p>{t('trip.missingText')}</p>
        <div className="panel">
          <TripForm booking={booking} now={now} action={here} submit={t('vehicle.showPrice')} />
        </div>
      </section>
    )
  }
  return (
    <section className={styles.part}>
      <Notice kind="problem" title={t('vehicle.takenTitle')} isPage={isPage}>
        <p>{t(nearest.length > 0 ? 'vehicle.takenText' : 'vehicle.takenNoDates')}</p>
        <FreeDates booking={booking} periods={nearest} page={here} />
        <p>
          <a href={links.vehicles}>{t('vehicle.otherVehicles')}</a>
        </p>
      </Notice>
    </section>
  )
}
