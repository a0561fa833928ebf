import type { OfferedVehicle } from '@nelly/contract/public-site'
import type { MinorUnits } from '@nelly/domain/money'
import { useI18n } from '../i18n.tsx'
import styles from './vehicle-card.module.css'

/** What decides beside the price, in one line: until when cancelling is free, the kilometres, the deposit. */
export function CardTerms({ vehicle: { terms, currency } }: { vehicle: OfferedVehicle }) {
  const { t, money } = useI18n()
  if (!terms) return null
  const { freeUntilHours, mileage, deposit } = terms
  const price = (minor: MinorUnits) => money({ minor, currency })
  const told = [
    freeUntilHours === null ? '' : t('vehicle.freeUntil', { hours: freeUntilHours }),
    mileage === null
      ? ''
      : mileage.kmPerDay === null
        ? t('vehicle.kmUnlimited')
        : t('vehicle.kmPerDay', { km: String(mileage.kmPerDay) }),
    deposit === null
      ? ''
      : deposit === 0
        ? t('vehicle.noDeposit')
        : t('vehicle.deposit', { amount: price(deposit) }),
  ].filter((words) => words !== '')
  return told.length === 0 ? null : <p className={styles.terms}>{told.join(' · ')}</p>
}
