import type { MyQuoteVisit } from '@nelly/contract/public-site/my-quote'
import type { QuoteId, VehicleId } from '@nelly/domain/ids'
import { quoteState } from '@nelly/domain/reservations/quote-validity'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Parts } from '../../platform/parts.ts'
import { firstPictures } from '../inventory/first-pictures.ts'
import { isHeld, quoteBySecret } from '../quotes/find-quote.ts'
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
  const { quote, landing } = opened.found
  const pictures = await firstPictures(
    db,
    quote.offered.map(({ vehicleId }) => vehicleId),
  )
  const offered = []
  for (const one of quote.offered) {
    const vehiclePicture = pictures.get(one.vehicleId) ?? null
    const { vehicleId } = one
    offered.push({
      ...one,
      vehicleId: vehicleId as VehicleId,
      picture: await bookedPicture(db, { vehicleId, vehiclePicture }),
    })
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
      ...{ period, pickupPlace, returnPlace, persons, offered },
    },
  }
}
