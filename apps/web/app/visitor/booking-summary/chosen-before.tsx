import type { BookingUnderWay } from '../booking/booking.ts'
import { withoutVehicle } from '../booking/several-vehicles.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import styles from './booking-steps.module.css'

/** The vehicles that were chosen before the one under way, and the way back to the review without another. */
export function ChosenBefore({ booking }: { booking: BookingUnderWay }) {
  const { t } = useI18n()
  const { localAddress } = useLanding()
  const { others } = booking
  if (others.length === 0) return null
  const names = others.map(({ offered }) => offered?.name ?? t('several.gone'))
  return (
    <p className={styles.before}>
      <span>{t('several.before', { vehicles: names.join(', ') })}</span>{' '}
      {booking.vehicle === undefined && (
        <a className="target" href={linksOf(localAddress, withoutVehicle(booking)).review}>
          {t('several.noMore')}
        </a>
      )}
    </p>
  )
}
