import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { displayWords } from '@nelly/contract/reservations/payment-rows'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import { useI18n } from '../i18n.tsx'
import styles from './trip-price.module.css'

/** The price of the whole trip, large, and of a day; without dates only of a day. */
export function TripPrice({ vehicle }: { vehicle: OfferedVehicle }) {
  const { t, money, language } = useI18n()
  const { quote, additions = 'nothing' } = vehicle
  const perDay = money(priceOfDay(vehicle))
  if (!quote) {
    return (
      <p className={styles.price}>
        {vehicle.standing === 'least' && <span className={styles.unit}>{t('vehicle.from')}</span>}{' '}
        <strong className={styles.amount}>{perDay}</strong>{' '}
        <span className={styles.unit}>{t('vehicle.perDayLabel')}</span>{' '}
        {additions !== 'nothing' && <span className={styles.small}>{t('vehicle.plus', { additions })}</span>}
      </p>
    )
  }
  const inOther = displayWords(quote, language)
  const days = t('trip.days', { count: quote.days })
  const hasExtras = quote.lines.some(({ kind, amount }) => kind === 'extra' && amount > 0)
  return (
    <p className={styles.price}>
      <span className={styles.small}>
        {t(hasExtras ? 'vehicle.totalWithExtras' : 'vehicle.totalFor', { days })}
      </span>{' '}
      <strong className={styles.amount}>{money({ minor: quote.total, currency: quote.currency })}</strong>{' '}
      {inOther !== null && <span className={styles.small}>{inOther}</span>}{' '}
      {vehicle.standing === 'only' && (
        <span className={styles.small}>{t('vehicle.perDay', { price: perDay, additions })}</span>
      )}
    </p>
  )
}
