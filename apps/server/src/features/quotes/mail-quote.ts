import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import type { QuotedVehicle } from '../../platform/db/schema/quotes.ts'
import type { Block } from '../../platform/mail/letter/letter.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { plain } from '../../platform/mail/plain.ts'
import { landingMail } from '../reservations/mail/landing-mail.ts'
import { i18nIn, type MailI18n } from '../reservations/mail/mail-i18n.ts'
import { landingOfMail, type MailedLanding } from '../reservations/mail/mailed-reservation.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'
import { priceBlock, togetherBlock } from '../reservations/mail/reservation-blocks.ts'
import { type FoundQuote, isHeld } from './find-quote.ts'
import { linkOf } from './open-quote.ts'

/** Enqueues the mail of a quote to its customer, in the transaction that makes it or by itself; without an address, none is sent. */
export async function mailQuote(
  tx: Database,
  found: FoundQuote,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  const { quote } = found
  const from = await landingOfMail(tx, quote.landingId)
  if (!from) throw new Error('the landing of this quote is gone')
  const about = { from, origin, isHeld: await isHeld(tx, quote.id) }
  const mails = [{ kind: 'quote' as const, to: quote.email, content: quoteLetter(found, about) }]
  await enqueueMails(tx, null, { mails, origin, now, quoteId: quote.id })
}

interface About {
  readonly from: MailedLanding
  readonly origin: string
  readonly isHeld: boolean
}

/** The price of each vehicle, and what several cost together. */
function pricesOf(offer: readonly QuotedVehicle[], i18n: MailI18n): Block[] {
  const vehicles = offer.map(({ name, price }) => ({ vehicleName: plain(name), quote: price }))
  const each = vehicles.map((vehicle) => ({ ...priceBlock(vehicle, i18n), title: vehicle.vehicleName }))
  if (vehicles.length === 1) return each
  return [...each, togetherBlock(vehicles, i18n, i18n.t('quote.together', { count: String(offer.length) }))]
}

/** What is offered, for how much and until when, with the link to accept it. */
function quoteLetter(found: FoundQuote, { from, origin, isHeld }: About): MailContent {
  const { quote } = found
  const i18n = i18nIn(quote.language)
  const { t, moment } = i18n
  const landing = from.landing.name
  const until = moment(wallClockIn(from.landing.timezone, quote.expiresAt))
  const [first = [], ...alternatives] = quote.offered
  const [alone, ...others] = alternatives.length === 0 ? first : quote.offered.flat()
  const vehicle =
    alone && others.length === 0
      ? plain(alone.name)
      : t('quote.several', { count: String(others.length + 1) })
  const { during, pickupPlace, returnPlace } = quote
  return landingMail(
    from,
    { i18n, origin },
    {
      subject: t('quote.subject', { landing, vehicle, day: i18n.day(during.pickup) }),
      heading: t('quote.heading', { name: plain(quote.firstName) }),
      lead: `${t('quote.lead', { landing, until })} ${t(isHeld ? 'quote.held' : 'quote.free')}`,
      blocks: [
        {
          kind: 'facts',
          title: t('trip.title'),
          facts: [
            { label: t('trip.pickup'), lines: [moment(during.pickup), plain(pickupPlace)] },
            { label: t('trip.return'), lines: [moment(during.return), plain(returnPlace)] },
          ],
          note: t('trip.localTime'),
        },
        ...quote.offered.flatMap((offer) => pricesOf(offer, i18n)),
        {
          kind: 'action',
          label: t('quote.action.label'),
          url: linkOf(found, origin),
          hint: t('quote.action.hint'),
        },
      ],
      footer: t('quote.footer', { landing }),
    },
  )
}
