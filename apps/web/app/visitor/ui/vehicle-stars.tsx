import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { rating } from '@nelly/domain/reviews/rating'
import { averageStars } from '@nelly/domain/reviews/review'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import styles from './vehicle-stars.module.css'

const INVENTED = { 4: '★★★★', 4.5: '★★★★½', 5: '★★★★★' } as const

/**
 * The stars of a vehicle: what customers gave it; where none did, invented ones if its operator switched them on. Those say that
 * they are, and are not read out.
 */
export function VehicleStars({ vehicle: { id, reviewFigures } }: { vehicle: OfferedVehicle }) {
  const { t } = useI18n()
  const { showRatings } = useLanding()
  const average = reviewFigures && averageStars(reviewFigures)
  if (reviewFigures && average) {
    const { count } = reviewFigures
    const label = `${t('reviews.average', { average })}, ${t('reviews.from', { count })}`
    return (
      <span className={styles.given} role="img" aria-label={label}>
        <span className={styles.star}>★</span> {t('reviews.short', { average, count })}
      </span>
    )
  }
  if (!showRatings) return null
  return (
    <span className={styles.invented} aria-hidden="true">
      <span className={styles.stars}>{INVENTED[rating(id)]}</span> {t('reviews.invented')}
    </span>
  )
}
