import type { OfferedVehicle } from '@nelly/contract/public-site'
import type { BookingUnderWay } from '../booking/booking.ts'
import { priceOf } from '../booking/price.ts'
import { useI18n } from '../i18n.tsx'
import styles from './trip-price.module.css'

/** The price of the whole trip, large, and of a day; without dates only of a day. */
export function TripPrice({ vehicle, booking }: { vehicle: OfferedVehicle; booking: BookingUnderWay }) {
  const { say, money } = useI18n()
  const quote = priceOf(vehicle, booking)
  if (!quote) {
    return (
      <p className={styles.price}>
        <strong className={styles.amount}>{money(vehicle.pricePerDay)}</strong>{' '}
        <span className={styles.unit}>{say('vehicle.perDayLabel')}</span>{' '}
        <span className={styles.small}>{say('vehicle.plusCharges')}</span>
      </p>
    )
  }
  const days = say('trip.days', { count: quote.days })
  const hasExtras = quote.extras.length > 0
  return (
    <p className={styles.price}>
      <span className={styles.small}>
        {say(hasExtras ? 'vehicle.totalWithExtras' : 'vehicle.totalFor', { days })}
      </span>{' '}
      <strong className={styles.amount}>{money(quote.total)}</strong>{' '}
      <span className={styles.small}>{say('vehicle.perDay', { price: money(vehicle.pricePerDay) })}</span>
    </p>
  )
}
