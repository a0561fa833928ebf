import type { MyReview } from '@nelly/contract/public-site/my-review'
import { useI18n } from '../i18n.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import { WhatItIs } from '../secret-pages/what-it-is.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { ReviewStars } from '../ui/review-stars.tsx'
import type { ReviewLinks } from './review-address.ts'

interface GivenReviewProps {
  review: MyReview
  given: NonNullable<MyReview['given']>
  links: ReviewLinks
}

/** What a customer wrote, what becomes of it, and how to change or remove it. */
export function GivenReview({ review, given, links }: GivenReviewProps) {
  const { t } = useI18n()
  const { displayName: name } = review.landing
  return (
    <SecretPageSection title={t('myReview.thanks')}>
      <p>{t(`myReview.${stateOf(given)}`, { name })}</p>
      <WhatItIs reservation={review} />
      <div className={card.card}>
        <Written {...given} />
        <p className="row targets on-screen">
          {review.isOpen && (
            <a className={button.quiet} href={links.change}>
              {t('myReview.change')}
            </a>
          )}{' '}
          <a className={button.quiet} href={links.remove}>
            {t('myReview.remove')}
          </a>
        </p>
      </div>
    </SecretPageSection>
  )
}

function stateOf({ isShown, text }: GivenReviewProps['given']) {
  if (text === '') return 'starsAlone'
  if (isShown === null) return 'waits'
  return isShown ? 'shown' : 'notShown'
}

/** The stars, the text and the name as they were written. */
export function Written({ stars, text, name }: Pick<GivenReviewProps['given'], 'stars' | 'text' | 'name'>) {
  return (
    <figure className="grid">
      <ReviewStars stars={stars} />
      {text && <blockquote className="as-typed">{text}</blockquote>}
      <figcaption>
        <strong>{name}</strong>
      </figcaption>
    </figure>
  )
}
