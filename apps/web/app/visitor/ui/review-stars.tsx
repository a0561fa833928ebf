import { STARS, type Stars } from '@nelly/domain/reviews/review'
import { useI18n } from '../i18n.tsx'
import styles from './review-stars.module.css'

/** The stars of a review: those given are filled. */
export function ReviewStars({ stars }: { stars: Stars }) {
  const { t } = useI18n()
  return (
    <span className={styles.stars} role="img" aria-label={t('reviews.stars', { count: stars })}>
      {STARS.map((star) => (star <= stars ? '★' : '☆')).join('')}
    </span>
  )
}
