import type { WrittenReview } from '@nelly/domain/reviews/review'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forOperator, forVisitor, toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import { operatorBlock, operatorTripBlock } from './reservation-blocks.ts'

/** The mail that asks a customer for a review after the rental. `link` leads to its form. */
export function reviewRequest(
  reservation: MailedReservation,
  { origin, link }: { origin: string; link: string },
): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { t } = i18n
  const { firstName: name } = reservation.customer
  return toVisitor({
    reservation,
    origin,
    mail: 'reviewRequest',
    heading: t(name ? 'reviewRequest.heading' : 'reviewRequest.headingUnnamed', { name }),
    lead: t('reviewRequest.lead', { ...named, vehicle: reservation.vehicleName }),
    blocks: [
      { kind: 'action', label: t('reviewRequest.write'), url: link, hint: t('reviewRequest.writeHint') },
      operatorBlock(reservation, i18n),
    ],
    footer: [t('reviewRequest.once', named)],
  })
}

interface AboutNotice {
  origin: string
  review: WrittenReview | undefined
}

/** The operator's mail about a review that a customer wrote. */
export function reviewNotice(reservation: MailedReservation, { origin, review }: AboutNotice): MailContent {
  if (!review) throw new Error('a mail about a review has none')
  const { i18n, named } = forOperator(reservation)
  const { t } = i18n
  const stars = t('reviewNotice.stars', { count: review.stars })
  return toOperator({
    reservation,
    origin,
    mail: 'reviewNotice',
    about: { stars },
    lead: t('reviewNotice.lead', { ...named, stars }),
    blocks: [
      ...(review.text
        ? [{ kind: 'reach' as const, title: t('reviewNotice.title'), lines: [review.text], facts: [] }]
        : []),
      {
        kind: 'action',
        label: t('reviewNotice.open'),
        url: `${origin}/app/landings/${reservation.landing.id}/reviews`,
        hint: review.text ? t('reviewNotice.decide') : t('reviewNotice.starsOnly'),
      },
      operatorTripBlock(reservation, i18n),
    ],
  })
}
