import type { LandingPrices, TripWish } from '@nelly/contract/public-site/public-site'
import type { LandingId } from '@nelly/domain/ids'
import type { PricedVehicle } from '@nelly/domain/priced-vehicle'
import { longerIsCheaper } from '@nelly/domain/rates/longer-is-cheaper'
import { priceStanding } from '@nelly/domain/rates/price-standing'
import type { Quote } from '@nelly/domain/rates/quote'
import { type QuoteRequest, quoteRental } from '@nelly/domain/rates/quote-rental'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import type { RatesOf } from '../inventory/current-rates.ts'
import { shownOffers } from '../inventory/limited-supply.ts'
import type { PlacesOf } from '../inventory/places-reader.ts'
import { ruleRequest } from '../inventory/rental-rules.ts'
import { rentalWish } from '../inventory/trip-wish.ts'

/** What a page knows of its landing before it asks for prices. */
interface PricedPage {
  /** The wall clock at the rental place. */
  readonly now: WallClock
  readonly ratesOf: RatesOf
  readonly placesOf: PlacesOf
}

/** The landing's prices as they hold now, for one page. */
export async function landingPrices(
  db: Database,
  landing: LandingId,
  { now, ratesOf, placesOf }: PricedPage,
): Promise<LandingPrices> {
  const { version, compiled } = await ratesOf(landing)
  const places = await placesOf(landing)
  const isUsable = await shownOffers(db, landing, compiled.rates)
  const requestOf = (vehicle: PricedVehicle, trip: TripWish, before?: readonly Quote[]): QuoteRequest => ({
    rates: compiled,
    ratesVersion: version,
    vehicle,
    wish: rentalWish(trip, places),
    now,
    isUsable: (offer) => isUsable(offer, before),
  })
  const broken: LandingPrices['broken'] = (vehicle, trip) =>
    brokenRules(ruleRequest({ rates: compiled, places, now }, vehicle, trip))
  return {
    version,
    rates: compiled.rates,
    quote: (vehicle, trip, before) => quoteRental(requestOf(vehicle, trip, before)),
    longer: (vehicle, trip, quote, before) =>
      longerIsCheaper(requestOf(vehicle, trip, before), quote, (period) =>
        rentalWish({ ...trip, period }, places),
      ).filter(({ period }) => broken(vehicle.id, { ...trip, period }).length === 0),
    broken,
    standing: (vehicle) => priceStanding(compiled, vehicle),
  }
}
