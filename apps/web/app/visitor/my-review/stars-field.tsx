import { REVIEW_FIELDS } from '@nelly/contract/public-site/my-review'
import { STARS } from '@nelly/domain/reviews/review'
import { useI18n } from '../i18n.tsx'
import field from '../ui/field.module.css'
import styles from './stars-field.module.css'

/** One to five stars to choose from; all up to the chosen one are filled. */
export function StarsField({ chosen, error }: { chosen: string; error: string | undefined }) {
  const { t } = useI18n()
  const { stars: name } = REVIEW_FIELDS
  const errorId = `${name}-error`
  return (
    <fieldset className={styles.field} aria-describedby={error && errorId}>
      <legend className={field.label}>{t('myReview.stars')}</legend>
      {error && (
        <p className={field.error} id={errorId}>
          {error}
        </p>
      )}
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              id={`${name}-${stars}`}
              className={styles.choice}
              type="radio"
              name={name}
              value={stars}
              defaultChecked={chosen === String(stars)}
              required
              aria-label={t('reviews.stars', { count: stars })}
            />
            <span className={styles.shape} aria-hidden="true" />
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{t('myReview.worst')}</span> <span>{t('myReview.best')}</span>
      </p>
    </fieldset>
  )
}
