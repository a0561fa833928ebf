import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { MinorUnits } from '@nelly/domain/money'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import { Facts } from './facts.tsx'
import { NEXT } from './next-pages.tsx'
import { Photo } from './photo.tsx'
import { TripPrice } from './trip-price.tsx'
import styles from './vehicle-card.module.css'
import { VehicleStars } from './vehicle-stars.tsx'

interface VehicleCardProps {
  id?: string | undefined
  vehicle: OfferedVehicle
  href: string
  /** How wide its picture is shown, for the attribute `sizes`. */
  sizes: string
  /** One of the first on the page, whose picture is loaded at once. */
  leads?: boolean
  /** The only one on the page: it is laid out horizontally. */
  alone?: boolean
  /** How the vehicle differs from the search. */
  mark?: string | undefined
  /** More content, below the price. */
  children?: ReactNode
}

/** A vehicle in a list. The whole card links to its page. */
export function VehicleCard({ id, vehicle, href, sizes, leads, alone, mark, children }: VehicleCardProps) {
  const { t } = useI18n()
  const isTaken = vehicle.available === false || vehicle.refusedBy !== undefined
  const classes = [styles.card, isTaken && styles.taken, alone && styles.alone].filter(Boolean)
  return (
    <li id={id} className={classes.join(' ')}>
      <div className={styles.photo}>
        <Photo picture={vehicle.pictures[0]} alt="" sizes={sizes} leads={leads} className={styles.image} />
        {mark && <p className={styles.mark}>{mark}</p>}
      </div>
      <div className={styles.body}>
        <p className={styles.kind}>
          <span>{t(`types.${vehicle.type}`)}</span> <VehicleStars vehicle={vehicle} />
        </p>
        <h3 className={styles.name}>
          <a href={href} {...NEXT}>
            {vehicle.name}
          </a>
        </h3>
        <Facts vehicle={vehicle} />
        <CardTerms vehicle={vehicle} />
        <div className={styles.price}>
          {!isTaken && <TripPrice vehicle={vehicle} />}
          {children}
        </div>
      </div>
    </li>
  )
}

/** What decides beside the price, in one line: until when cancelling is free, the kilometres, the deposit. */
function CardTerms({ vehicle: { terms, currency } }: { vehicle: OfferedVehicle }) {
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
