import type { OfferedVehicle } from '@nelly/contract/public-site'
import type { BookingUnderWay } from '../booking/booking.ts'
import { priceOf } from '../booking/price.ts'
import { useSpeech } from '../speech.tsx'
import styles from './trip-price.module.css'

/** What the whole trip costs, large, and the day; without dates the day alone. */
export function TripPrice({ vehicle, booking }: { vehicle: OfferedVehicle; booking: BookingUnderWay }) {
  const { say, money } = useSpeech()
  const quote = priceOf(vehicle, booking)
  const perDay = say('vehicle.perDay', { price: money(vehicle.pricePerDay) })
  if (!quote) {
    return (
      <p className={styles.price}>
        <strong className={styles.amount}>{money(vehicle.pricePerDay)}</strong>{' '}
        <span className={styles.unit}>{say('vehicle.perDayLabel')}</span>{' '}
        <span className={styles.small}>{say('vehicle.beforeCharges')}</span>
      </p>
    )
  }
  const days = say('trip.days', { count: quote.days })
  return (
    <p className={styles.price}>
      <span className={styles.small}>{say('vehicle.totalFor', { days })}</span>{' '}
      <strong className={styles.amount}>{money(quote.total)}</strong>{' '}
      <span className={styles.small}>
        {perDay} · {say(quote.extras.length > 0 ? 'vehicle.withTaxesAndExtras' : 'vehicle.withTaxes')}
      </span>
    </p>
  )
}
