import type { WholeBooking } from '@nelly/contract/public-site/my-reservation'
import { minorUnits } from '@nelly/domain/money'
import styles from '../checkout/other-vehicles.module.css'
import { useI18n } from '../i18n.tsx'
import card from '../ui/card.module.css'
import { ownLinks } from './own-address.ts'

interface BookedTogetherProps {
  booking: WholeBooking
  /** The reservation of the page. */
  reference: string
  /** The address of the landing, where the page leads to the others; their links contain secrets. */
  linksAt?: string
}

/** The vehicles of a booking, each a reservation of its own, and what those that stand cost together. */
export function BookedTogether({ booking, reference, linksAt }: BookedTogetherProps) {
  const { t, money } = useI18n()
  const { reservations } = booking
  const standing = reservations.filter(({ isOff }) => !isOff)
  const [first] = standing
  const sum = standing.reduce((total, one) => total + one.total.minor, 0)
  return (
    <section className={card.card}>
      <h2>{t('several.title', { count: reservations.length })}</h2>
      <p className="muted">{t('several.each', { reference: booking.reference })}</p>
      <ul className={styles.vehicles}>
        {reservations.map((one) => (
          <li key={one.reference} className={styles.vehicle}>
            {linksAt !== undefined && one.secret !== undefined && one.reference !== reference ? (
              <a href={ownLinks(linksAt, one.secret).here}>{one.vehicleName}</a>
            ) : (
              <strong>{one.vehicleName}</strong>
            )}
            <span className="muted">{one.reference}</span>
            <span>{one.isOff ? t('several.off') : money(one.total)}</span>
          </li>
        ))}
        {first && (
          <li className={styles.total}>
            <strong>{t('several.total')}</strong>
            <strong>{money({ ...first.total, minor: minorUnits(sum) })}</strong>
          </li>
        )}
      </ul>
    </section>
  )
}
