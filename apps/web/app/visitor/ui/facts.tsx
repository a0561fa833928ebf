import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { useI18n } from '../i18n.tsx'
import styles from './facts.module.css'
import { Icon } from './icon.tsx'

/** A vehicle's main facts: seats, luggage, doors, transmission and fuel, as far as they are known. */
export function Facts({
  vehicle: { seats, luggage, doors, transmission, fuel },
}: {
  vehicle: OfferedVehicle
}) {
  const { t } = useI18n()
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="seat" />
        {t('vehicle.seats', { count: seats })}
      </li>
      <li>
        <Icon name="bag" />
        {t('vehicle.luggage', { count: luggage })}
      </li>
      {doors !== null && (
        <li>
          <Icon name="door" />
          {t('vehicle.doorCount', { count: doors })}
        </li>
      )}
      <li>
        <Icon name="gear" />
        {t(`transmissions.${transmission}`)}
      </li>
      {fuel && (
        <li>
          <Icon name="pump" />
          {t(`fuels.${fuel}`)}
        </li>
      )}
    </ul>
  )
}
