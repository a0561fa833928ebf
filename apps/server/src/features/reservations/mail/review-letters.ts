import { toOperator, toVisitor } from './addressed-mails.ts'
import { operatorBlock, operatorTripBlock } from './reservation-blocks.ts'

/** The mail that asks a customer for a review after the rental. `link` leads to its form. */
export const reviewRequest = toVisitor('reviewRequest', ({ reservation, i18n, t, named, link }) => {
  const { firstName: name } = reservation.customer
  return {
    heading: t(name ? 'reviewRequest.heading' : 'reviewRequest.headingUnnamed', { name }),
    lead: t('reviewRequest.lead', { ...named, vehicle: reservation.vehicleName }),
    blocks: [
      { kind: 'action', label: t('reviewRequest.write'), url: link, hint: t('reviewRequest.writeHint') },
      operatorBlock(reservation, i18n),
    ],
    footer: [t('reviewRequest.once', named)],
  }
})

/** The operator's mail about a review that a customer wrote. */
export const reviewNotice = toOperator('reviewNotice', ({ reservation, i18n, t, named, origin, review }) => {
  if (!review) throw new Error('a mail about a review has none')
  const stars = t('reviewNotice.stars', { count: review.stars })
  return {
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
  }
})
