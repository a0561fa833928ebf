import type { MyQuoteVisit } from '@nelly/contract/public-site/my-quote'
import type { QuoteId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import { quoteState } from '@nelly/domain/reservations/quote-validity'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { QuotedVehicle } from '../../platform/db/schema/quotes.ts'
import type { Parts } from '../../platform/parts.ts'
import { firstPictures } from '../inventory/first-pictures.ts'
import { isHeld, quoteBySecret } from '../quotes/find-quote.ts'
import { stillFree } from '../quotes/still-free.ts'
import { bookedPicture } from './booked-picture.ts'
import { openBySecret } from './open-by-secret.ts'
import { visitedLanding } from './visit.ts'

/** The quote that a link opens, below the address of its landing; see `openBySecret`. */
export async function myQuote(
  parts: Parts,
  network: string,
  name: string,
  secret: string,
): Promise<MyQuoteVisit> {
  const { db, now } = parts
  const opened = await openBySecret(parts, { network, name }, () => quoteBySecret(db, secret))
  if (opened.kind !== 'found') return opened
  const { quote, landing, operator } = opened.found
  const pictures = await firstPictures(
    db,
    quote.offered.flat().map(({ vehicleId }) => vehicleId),
  )
  const free = (await stillFree(db, [quote], now()))(quote)
  const pictureOf = ({ vehicleId }: QuotedVehicle) =>
    bookedPicture(db, { vehicleId, vehiclePicture: pictures.get(vehicleId) ?? null })
  const offered = []
  for (const [index, offer] of quote.offered.entries()) {
    const vehicles = []
    for (const [place, vehicle] of offer.entries()) {
      const isFree = free[index]?.[place] ?? false
      vehicles.push({ ...pick(vehicle, ['name', 'price']), isFree, picture: await pictureOf(vehicle) })
    }
    offered.push({ vehicles })
  }
  const { during: period, pickupPlace, returnPlace, persons } = quote
  return {
    kind: 'found',
    quote: {
      id: quote.id as QuoteId,
      landing: await visitedLanding(db, landing),
      state: quoteState(quote, now()),
      until: wallClockIn(landing.timezone, quote.expiresAt),
      isHeld: await isHeld(db, quote.id),
      ...{ operator, period, pickupPlace, returnPlace, persons, offered },
    },
  }
}
