import type { TripWish } from '@nelly/contract/public-site/public-site'
import type { NearestTrip } from '@nelly/contract/refusals/rule-refusals'
import { nearestWithin } from '@nelly/domain/availability/availability'
import { extraOutOfStock } from '@nelly/domain/availability/extras-left'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { PricedVehicle } from '@nelly/domain/priced-vehicle'
import { chosenExtras } from '@nelly/domain/rates/chosen-extras'
import { isTyped } from '@nelly/domain/rates/offer-line'
import { quoteRental } from '@nelly/domain/rates/quote-rental'
import { MAX_RENTAL_DAYS } from '@nelly/domain/rental-period'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import { type NearestRental, nearestRental, withinReach } from '@nelly/domain/rules/nearest-rental'
import { addMinutes, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'
import { type AvailabilityMoment, freeTimes } from './availability.ts'
import { shownOffers, stockOf } from './limited-supply.ts'
import { isOnSale } from './on-sale.ts'
import { placesOf } from './places-of.ts'
import { pricedVehicle } from './priced-vehicle.ts'
import { isPublished } from './published.ts'
import { ruleRequest } from './rental-rules.ts'
import { rentalWish } from './trip-wish.ts'

/** Days that a rental of another length may be longer than the wished one. */
const LONGEST = MAX_RENTAL_DAYS * 24 * 60

/** What is offered instead of a trip that rules refuse. */
export interface NearestOutcome {
  readonly nearest: NearestTrip | null
  /** Whether its absence says that the discount code is wrong: a price was asked for with it, and refused for it. */
  readonly isCodeRefused: boolean
}

/**
 * The trip nearest to one that rules refuse: with one of these vehicles it passes all rules, is free and has a price, so
 * that sent again it is booked. Null where there is none. It is not looked for where no date gives a price: without the
 * extras, or with a code that no offer has.
 *
 * Source: rules.md, "When it may be rented".
 */
export async function nearestTrip(
  db: Database,
  landing: LandingId,
  wanted: { readonly vehicles: readonly VehicleId[]; readonly trip: TripWish },
  moment: AvailabilityMoment,
): Promise<NearestOutcome> {
  const { trip } = wanted
  const { version, compiled } = await moment.ratesOf(landing)
  const found = await bookable(db, landing, wanted.vehicles)
  const able = found.filter(({ id }) => chosenExtras(compiled.rates.extras, id, trip.extras).ok)
  const [first] = able
  if (!first) return { nearest: null, isCodeRefused: false }
  const now = wallClockIn(first.timezone, moment.instant)
  const code = trip.discountCode?.trim() ?? ''
  if (code !== '' && !compiled.rates.offers.some((offer) => isTyped(offer, code)))
    return { nearest: null, isCodeRefused: true }
  const places = await placesOf(db, landing)
  const isUsable = await shownOffers(db, landing, compiled.rates)
  const ruled = { rates: compiled, places, now }
  const only = able.length === 1 ? first.id : null
  const refused = ruleRequest(ruled, only, trip)
  const around = nearestWithin(withinReach(refused))
  const within = { ...around, return: addMinutes(around.return, LONGEST) }
  const isFree = await freeTimes(db, wanted.vehicles, within, moment)
  const left = await stockOf(db, landing, compiled.rates, within)

  let isCodeRefused = false
  const hasPrice = (vehicle: PricedVehicle, changed: TripWish): boolean => {
    if (brokenRules(ruleRequest(ruled, vehicle.id, changed)).length > 0) return false
    const wish = rentalWish(changed, places)
    const priced = quoteRental({ rates: compiled, ratesVersion: version, vehicle, wish, now, isUsable })
    isCodeRefused ||= !priced.ok && priced.refusal === 'discount-code-invalid'
    return priced.ok && !extraOutOfStock(left(changed.period), priced.value.lines)
  }
  const nearest = nearestRental(refused, {
    returnPlaces: places.filter(({ isReturn }) => isReturn),
    vehicles: able,
    isFree: ({ id }, period) => isFree(id, period),
    canBook: (vehicle, rental) => hasPrice(vehicle, changedTrip(trip, rental)),
  })
  return nearest ? { nearest: changedTrip(trip, nearest), isCodeRefused: false } : { nearest, isCodeRefused }
}

const changedTrip = (trip: TripWish, { period, returnPlace }: NearestRental): TripWish => ({
  ...trip,
  period,
  returnPlace: returnPlace?.name ?? trip.returnPlace,
})

async function bookable(db: Database, landing: LandingId, ids: readonly VehicleId[]) {
  if (ids.length === 0) return []
  return db
    .select({ ...pricedVehicle, timezone: landings.timezone })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(landings.id, landing), inArray(vehicles.id, [...ids]), isPublished, isOnSale))
}
