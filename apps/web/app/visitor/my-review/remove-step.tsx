import type { MyReview } from '@nelly/contract/my-review'
import { useI18n } from '../i18n.tsx'
import { OwnHead } from '../my-reservation/own-head.tsx'
import reservation from '../my-reservation/reservation.module.css'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { Written } from './given-review.tsx'
import type { ReviewLinks } from './review-address.ts'

interface RemoveStepProps {
  review: MyReview
  given: NonNullable<MyReview['given']>
  links: ReviewLinks
}

/** What removing a review does, to be confirmed. */
export function RemoveStep({ review, given, links }: RemoveStepProps) {
  const { t } = useI18n()
  const title = t('myReview.removeTitle')
  return (
    <section className={reservation.reservation}>
      <OwnHead title={title} />
      <h1>{title}</h1>
      <div className={card.card}>
        <Written {...given} />
        <p>{t('myReview.removeText', { name: review.landing.displayName })}</p>
        <form method="post" action={links.remove} className={reservation.ways}>
          <button type="submit" className={button.button}>
            {t('myReview.removeNow')}
          </button>{' '}
          <a className={button.quiet} href={links.here}>
            {t('myReview.back')}
          </a>
        </form>
      </div>
    </section>
  )
}
