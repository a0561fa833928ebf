import type { OfferedVehicle } from '@nelly/contract/public-site'
import { useI18n } from '../i18n.tsx'
import styles from './trip-price.module.css'

/** The price of the whole trip, large, and of a day; without dates only of a day. */
export function TripPrice({ vehicle }: { vehicle: OfferedVehicle }) {
  const { say, money } = useI18n()
  const { quote, currency } = vehicle
  const perDay = money({ minor: vehicle.pricePerDay, currency })
  if (!quote) {
    return (
      <p className={styles.price}>
        <strong className={styles.amount}>{perDay}</strong>{' '}
        <span className={styles.unit}>{say('vehicle.perDayLabel')}</span>{' '}
        <span className={styles.small}>{say('vehicle.plusCharges')}</span>
      </p>
    )
  }
  const days = say('trip.days', { count: quote.days })
  const hasExtras = quote.lines.some(({ kind }) => kind === 'extra')
  return (
    <p className={styles.price}>
      <span className={styles.small}>
        {say(hasExtras ? 'vehicle.totalWithExtras' : 'vehicle.totalFor', { days })}
      </span>{' '}
      <strong className={styles.amount}>{money({ minor: quote.total, currency: quote.currency })}</strong>{' '}
      <span className={styles.small}>{say('vehicle.perDay', { price: perDay })}</span>
    </p>
  )
}
