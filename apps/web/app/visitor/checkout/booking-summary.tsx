import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { extraWords } from '@nelly/contract/reservations/price-rows'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BookingUnderWay } from '../booking/booking.ts'
import { Conditions } from '../booking/conditions.tsx'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { HandoverPlace } from '../places/handover-place.tsx'
import { Photo } from '../ui/photo.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import styles from './booking-summary.module.css'
import { Line } from './line.tsx'
import { ToldDrivers } from './told-drivers.tsx'

interface BookingSummaryProps {
  booking: BookingUnderWay
  period: RentalPeriod
  vehicle: OfferedVehicle
  quote: Quote
  /** Whether a rule refuses the trip: then it has no price. */
  isRefused: boolean
  conditions: readonly string[]
}

/** What will be reserved and every line of its price. */
export function BookingSummary({
  booking,
  period,
  vehicle,
  quote,
  isRefused,
  conditions,
}: BookingSummaryProps) {
  const { t, longMoment } = useI18n()
  const { localAddress } = useLanding()
  const links = linksOf(localAddress, booking)
  return (
    <section className="panel" aria-label={t('strip.review')}>
      <div className={styles.vehicle}>
        <div className={styles.picture}>
          <Photo picture={vehicle.pictures[0]} alt="" sizes="128px" leads className={styles.image} />
        </div>
        <div>
          <h2 className={styles.name}>{vehicle.name}</h2>
          <a href={links.vehicles} className={styles.change}>
            {t('review.changeVehicle')}
          </a>
        </div>
      </div>
      <dl className={styles.trip}>
        <Line label={t('review.pickup')}>
          <strong>{booking.pickupPlace}</strong> <span>{longMoment(period.pickup)}</span>
          <HandoverPlace name={booking.pickupPlace} at={period.pickup} kind="pickup" />
        </Line>
        <Line label={t('review.return')}>
          <strong>{booking.returnPlace}</strong> <span>{longMoment(period.return)}</span>
          <HandoverPlace name={booking.returnPlace} at={period.return} kind="return" />
        </Line>
        <Line label={t('review.extras')}>
          <ChosenExtras quote={quote} />
        </Line>
        <ToldDrivers {...booking} />
      </dl>
      <p className={styles.changes}>
        <a href={links.home} className={styles.change}>
          {t('review.changeTrip')}
        </a>{' '}
        <a href={links.extras} className={styles.change}>
          {t('review.changeExtras')}
        </a>
      </p>
      {!isRefused && <PriceLines quote={quote} />}
      <Conditions conditions={conditions} />
    </section>
  )
}

/** The extras of a price, each with its quantity. */
export function ChosenExtras({ quote }: { quote: Quote }) {
  const { t, language } = useI18n()
  const extras = quote.lines.filter(({ kind }) => kind === 'extra')
  if (extras.length === 0) return t('review.noExtras')
  return extras.map((extra) => <span key={extra.code}>{extraWords(extra, language)} </span>)
}
