import type { TripWish } from '@nelly/contract/public-site/public-site'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { LandingId } from '@nelly/domain/ids'
import { type AdjustmentRefusal, type Adjustments, adjustedQuote } from '@nelly/domain/rates/adjusted-quote'
import type { Quote } from '@nelly/domain/rates/quote'
import { type QuoteRefusal, quoteRental } from '@nelly/domain/rates/quote-rental'
import { quoteTogether } from '@nelly/domain/rates/quote-together'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { Database } from '../../../platform/db/database.ts'
import { type CurrentRates, currentRates } from '../../inventory/current-rates.ts'
import { ratesToBook, shownOffers, stockRefusal, usableOffers } from '../../inventory/limited-supply.ts'
import { type NamedPlace, rentalWish } from '../../inventory/trip-wish.ts'
import type { DeskVehicle } from './desk-vehicles.ts'

/** What a price at the desk is asked for. */
export interface DeskWish {
  readonly landing: LandingId
  readonly vehicle: DeskVehicle
  readonly trip: TripWish
  readonly places: readonly NamedPlace[]
  readonly adjustments?: Adjustments | undefined
  /** The wall clock at the rental place. */
  readonly now: WallClock
  /** A reservation that is changed: what it has of a limited supply is there for it. */
  readonly except?: number | undefined
  /** Whether it is saved in this transaction; then what is limited is locked. */
  readonly isSaved: boolean
  /** The prices of those before it that are not stored yet, where several are reserved together. */
  readonly together?: readonly Quote[] | undefined
}

/** The price at the desk, or why there is none. */
export type DeskPrice = Outcome<Quote, DeskPriceRefusal | 'extra-out-of-stock'>
type DeskPriceRefusal = QuoteRefusal | AdjustmentRefusal

/** The rates for a wish of an operator's, behind the lock of what is limited where it is saved. */
export const ratesAtDesk = (
  tx: Database,
  { landing, trip, isSaved }: Pick<DeskWish, 'landing' | 'trip' | 'isSaved'>,
): Promise<CurrentRates> => (isSaved ? ratesToBook(tx, landing, trip) : currentRates(tx, landing))

/** The price of a wish, as a visitor's would be, with the operator's adjustments. */
export async function priceAtDesk(
  tx: Database,
  { version, compiled }: CurrentRates,
  wish: DeskWish,
): Promise<DeskPrice> {
  const { landing, vehicle, trip, places, now, except, isSaved, together } = wish
  const { rates } = compiled
  const isUsable = isSaved
    ? await usableOffers(tx, landing, rates, trip.discountCode ?? null, except)
    : await shownOffers(tx, landing, rates, except)
  const quoteIt = together ? quoteTogether : quoteRental
  const priced = quoteIt({
    rates: compiled,
    ratesVersion: version,
    vehicle,
    wish: rentalWish(trip, places),
    now,
    isUsable: (offer) => isUsable(offer, together),
  })
  if (!priced.ok) return priced
  const lines = [...(together ?? []), priced.value].flatMap((quote) => quote.lines)
  const wanted = { period: trip.period, lines, isBooking: isSaved, except }
  const outOfStock = await stockRefusal(tx, landing, rates, wanted)
  if (outOfStock) return outOfStock
  return wish.adjustments ? adjustedQuote(priced.value, wish.adjustments) : priced
}
