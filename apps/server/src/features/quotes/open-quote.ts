import type { OpenQuote } from '@nelly/contract/reservations/quotes'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks } from '../../platform/db/schema.ts'
import { phoneDigits } from '../phones/phone-digits.ts'
import { quoteUrl, visitorsAddress } from '../reservations/reservation-secret.ts'
import type { FoundQuote } from './find-quote.ts'

/** Quotes as their operator is told of them. */
export async function toOpenQuotes(
  db: Database,
  found: readonly FoundQuote[],
  origin: string,
): Promise<OpenQuote[]> {
  const ids = found.map(({ quote }) => quote.id)
  const held = await db.select({ id: blocks.quoteId }).from(blocks).where(inArray(blocks.quoteId, ids))
  return found.map(({ quote, landing }) => ({
    id: quote.id,
    landingId: landing.id,
    landingName: landing.displayName,
    vehicles: quote.offered.map(({ vehicleId, name, price }) => ({
      ...{ vehicleId, name },
      ...{ total: price.total, currency: price.currency },
    })),
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

/** The link of a quote that is open. */
export function linkOf({ quote, landing }: Pick<FoundQuote, 'quote' | 'landing'>, origin: string): string {
  if (quote.secret === null) throw new Error('a quote that is over has no link')
  const address = visitorsAddress(landing.name, { language: landing.defaultLanguage }, quote)
  return quoteUrl(origin, address, quote.secret)
}
