import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { Money } from '@nelly/domain/money'
import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch } from '../booking/booking-address.ts'
import { isBookable, withoutOther, withoutVehicle, withRoomForAnother } from '../booking/several-vehicles.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { ChosenExtras } from './booking-summary.tsx'
import styles from './other-vehicles.module.css'

interface OtherVehiclesProps {
  booking: BookingUnderWay
  /** The vehicle under way. */
  vehicle: OfferedVehicle
  /** What all cost together. */
  total: Money
  page: string
}

/** The vehicles that are booked together with the one under way, what all cost, and the way to one more. */
export function OtherVehicles({ booking, vehicle, total, page }: OtherVehiclesProps) {
  const { t, money } = useI18n()
  const { localAddress } = useLanding()
  const { others } = booking
  const next = withRoomForAnother(booking)
  return (
    <section className="panel" aria-labelledby="several">
      <h2 id="several" className={styles.title}>
        {others.length === 0 ? t('several.moreTitle') : t('several.title', { count: others.length + 1 })}
      </h2>
      {others.length > 0 && (
        <ul className={styles.vehicles}>
          {others.map((other, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The same vehicle may be there twice.
            <li key={place} className={styles.vehicle}>
              <Other {...other} />
              <a className={styles.remove} href={page + bookingSearch(withoutOther(booking, place))}>
                {t('several.remove', { vehicle: other.offered?.name ?? t('several.gone') })}
              </a>
            </li>
          ))}
          <li className={styles.vehicle}>
            <strong>{vehicle.name}</strong>
            {vehicle.quote && (
              <span>{money({ minor: vehicle.quote.total, currency: vehicle.quote.currency })}</span>
            )}
            <a className={styles.remove} href={page + bookingSearch(withoutVehicle(booking))}>
              {t('several.remove', { vehicle: vehicle.name })}
            </a>
          </li>
          <li className={styles.total}>
            <strong>{t('several.total')}</strong> <strong>{money(total)}</strong>
          </li>
        </ul>
      )}
      {next && (
        <p>
          <a className={button.quiet} href={linksOf(localAddress, next).vehicles}>
            <Icon name="plus" /> {t('several.add')}
          </a>
        </p>
      )}
    </section>
  )
}

/** One of them, with its extras and every line of its price. */
function Other(other: BookingUnderWay['others'][number]) {
  const { t, money } = useI18n()
  const { offered } = other
  if (!offered) return <strong>{t('several.gone')}</strong>
  const { name, quote } = offered
  return (
    <>
      <strong>{name}</strong>
      {!isBookable(other) ? (
        <span className={styles.problem}>{t('several.taken')}</span>
      ) : (
        quote && <span>{money({ minor: quote.total, currency: quote.currency })}</span>
      )}
      {quote && (
        <details className={styles.details}>
          <summary>{t('several.details')}</summary>
          <p>
            {t('review.extras')}: <ChosenExtras quote={quote} />
          </p>
          <PriceLines quote={quote} />
        </details>
      )}
    </>
  )
}
