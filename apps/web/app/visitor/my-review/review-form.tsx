import { type MyReview, REVIEW_FIELDS, type ReviewField } from '@nelly/contract/public-site/my-review'
import { MAX_REVIEW, MAX_REVIEWER, STARS } from '@nelly/domain/reviews/review'
import { useI18n } from '../i18n.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import { WhatItIs } from '../secret-pages/what-it-is.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { ErrorSummary } from '../ui/error-summary.tsx'
import field from '../ui/field.module.css'
import { described, Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { ReviewLinks } from './review-address.ts'
import styles from './stars-field.module.css'
import { typedOf, type UnwrittenReview } from './write-review.ts'

interface ReviewFormProps {
  review: MyReview
  links: ReviewLinks
  /** The form as it was typed, where it was not stored. */
  unwritten: UnwrittenReview | undefined
}

const LABELS = { stars: 'myReview.stars', text: 'myReview.text', name: 'myReview.name' } as const

/** The form by which a customer says how the rental was; or that it is not possible now. */
export function ReviewForm({ review, links, unwritten }: ReviewFormProps) {
  const { t } = useI18n()
  const { landing, given, isOpen } = review
  const name = landing.displayName
  const { typed, errors } = unwritten ?? { typed: typedOf(review), errors: {} }
  const wrong = Object.entries(errors) as [ReviewField, string][]
  const title = t('myReview.title')
  const isClosed = !isOpen || unwritten?.isClosed === true
  return (
    <SecretPageSection title={title} isWrong={wrong.length > 0}>
      {wrong.length > 0 && (
        <ErrorSummary
          errors={wrong.map(([field, words]) => ({
            id: field === 'stars' ? `${REVIEW_FIELDS.stars}-1` : REVIEW_FIELDS[field],
            label: t(LABELS[field]),
            words,
          }))}
        />
      )}
      {isClosed && (
        <Notice
          kind={unwritten ? 'problem' : 'note'}
          isFocused={unwritten !== undefined}
          title={t('myReview.closedTitle')}
        >
          <p>{t('myReview.closedText', { name })}</p>
        </Notice>
      )}
      <WhatItIs reservation={review} />
      {(isOpen || unwritten) && (
        <form method="post" action={given ? links.change : links.here} noValidate className={card.card}>
          <StarsField chosen={typed.stars} error={errors.stars} />
          <Field
            id={REVIEW_FIELDS.text}
            label={t('myReview.text')}
            aside={t('review.optional')}
            error={errors.text}
          >
            <textarea
              name={REVIEW_FIELDS.text}
              rows={6}
              maxLength={MAX_REVIEW}
              defaultValue={typed.text}
              {...described(REVIEW_FIELDS.text, { error: errors.text })}
            />
          </Field>
          <Field id={REVIEW_FIELDS.name} label={t('myReview.name')} error={errors.name}>
            <input
              type="text"
              name={REVIEW_FIELDS.name}
              maxLength={MAX_REVIEWER}
              required
              autoComplete="off"
              defaultValue={typed.name}
              {...described(REVIEW_FIELDS.name, { error: errors.name })}
            />
          </Field>
          <p className="muted">{t('myReview.public', { name })}</p>
          <p className="row targets on-screen">
            {!isClosed && (
              <button type="submit" className={button.button}>
                {t(given ? 'myReview.save' : 'myReview.send')}
              </button>
            )}{' '}
            {given && (
              <a className={button.quiet} href={links.here}>
                {t('myReview.back')}
              </a>
            )}
          </p>
        </form>
      )}
    </SecretPageSection>
  )
}

/** One to five stars to choose from; all up to the chosen one are filled. */
function StarsField({ chosen, error }: { chosen: string; error: string | undefined }) {
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
