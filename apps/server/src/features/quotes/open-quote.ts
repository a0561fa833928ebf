import type { OpenQuote } from '@nelly/contract/reservations/quotes'
import { plus } from '@nelly/domain/money'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { QuotedVehicle } from '../../platform/db/schema/quotes.ts'
import { blocks } from '../../platform/db/schema.ts'
import { phoneDigits } from '../phones/phone-digits.ts'
import { quoteUrl, visitorsAddress } from '../reservations/reservation-secret.ts'
import type { FoundQuote } from './find-quote.ts'
import { stillFree } from './still-free.ts'

/** Quotes as their operator is told of them. */
export async function toOpenQuotes(
  db: Database,
  found: readonly FoundQuote[],
  { origin, now }: { origin: string; now: Date },
): Promise<OpenQuote[]> {
  const ids = found.map(({ quote }) => quote.id)
  const held = await db.select({ id: blocks.quoteId }).from(blocks).where(inArray(blocks.quoteId, ids))
  const freeOf = await stillFree(
    db,
    found.map(({ quote }) => quote),
    now,
  )
  const toOffers = (quote: FoundQuote['quote']) => {
    const free = freeOf(quote)
    return quote.offered.map((offer, index) => toOffer(offer, free[index]))
  }
  return found.map(({ quote, landing }) => ({
    id: quote.id,
    landingId: landing.id,
    landingName: landing.displayName,
    offered: toOffers(quote),
    period: quote.during,
    pickupPlace: quote.pickupPlace,
    returnPlace: quote.returnPlace,
    firstName: quote.firstName,
    lastName: quote.lastName,
    email: quote.email,
    phone: quote.phone,
    whatsapp: phoneDigits(quote.phone, landing.timezone) ?? null,
    language: quote.language,
    isHeld: held.some(({ id }) => id === quote.id),
    createdAt: quote.createdAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
    timezone: landing.timezone,
    url: linkOf({ quote, landing }, origin),
  }))
}

function toOffer(
  offer: readonly QuotedVehicle[],
  free: readonly boolean[] = [],
): OpenQuote['offered'][number] {
  const { minor, currency } = offer
    .map(({ price }) => ({ minor: price.total, currency: price.currency }))
    .reduce(plus)
  const vehicles = offer.map(({ vehicleId, name, price: { total } }, place) => ({
    ...{ vehicleId, name, total },
    isFree: free[place] ?? false,
  }))
  return { vehicles, total: minor, currency }
}

/** The link of a quote that is open. */
export function linkOf({ quote, landing }: Pick<FoundQuote, 'quote' | 'landing'>, origin: string): string {
  if (quote.secret === null) throw new Error('a quote that is over has no link')
  const address = visitorsAddress(landing.name, { language: landing.defaultLanguage }, quote)
  return quoteUrl(origin, address, quote.secret)
}
