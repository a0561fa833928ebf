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
  const { reviewRequest: words } = i18n.words
  const { firstName: name } = reservation.customer
  return toVisitor({
    reservation,
    origin,
    titles: { ...words, heading: words.heading({ name }) },
    lead: words.lead({ ...named, vehicle: reservation.vehicleName }),
    blocks: [
      { kind: 'action', label: words.write, url: link, hint: words.writeHint },
      operatorBlock(reservation, i18n),
    ],
    footer: [words.once(named)],
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
  const { reviewNotice: words } = i18n.words
  const stars = words.stars(review.stars)
  return toOperator({
    reservation,
    origin,
    titles: { subject: (about) => words.subject({ ...about, stars }), heading: words.heading },
    lead: words.lead({ ...named, stars }),
    blocks: [
      ...(review.text
        ? [{ kind: 'reach' as const, title: words.title, lines: [review.text], facts: [] }]
        : []),
      {
        kind: 'action',
        label: words.open,
        url: `${origin}/app/landings/${reservation.landing.id}/reviews`,
        hint: review.text ? words.decide : words.starsOnly,
      },
      operatorTripBlock(reservation, i18n),
    ],
  })
}
