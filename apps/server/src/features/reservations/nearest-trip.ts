import type { TripWish } from '@nelly/contract/public-site'
import type { NearestTrip } from '@nelly/contract/rules/refused-rental'
import { nearestWithin } from '@nelly/domain/availability'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { quoteRental } from '@nelly/domain/rates/quote-rental'
import type { PricedVehicle } from '@nelly/domain/rates/unit-price'
import { MAX_RENTAL_DAYS } from '@nelly/domain/rental-period'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import { type NearestRental, nearestRental } from '@nelly/domain/rules/nearest-rental'
import { addMinutes, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'
import { isPublished } from '../landings/published.ts'
import { placesOf } from '../places/places-of.ts'
import { isOnSale } from '../vehicles/on-sale.ts'
import { type AvailabilityMoment, freeTimes } from './availability.ts'
import { shownOffers, stockOf } from './limited-supply.ts'
import { ruleRequest } from './rental-rules.ts'
import { rentalWish } from './trip-wish.ts'

/** Days that a rental of another length may be longer than the wished one. */
const LONGEST = MAX_RENTAL_DAYS * 24 * 60

/**
 * The trip nearest to one that rules refuse: with one of these vehicles it passes all rules, is free and has a price, so
 * that sent again it is booked. Null where there is none.
 *
 * Source: rules.md, "When it may be rented".
 */
export async function nearestTrip(
  db: Database,
  landing: LandingId,
  wanted: { readonly vehicles: readonly VehicleId[]; readonly trip: TripWish },
  moment: AvailabilityMoment,
): Promise<NearestTrip | null> {
  const { trip } = wanted
  const found = await bookable(db, landing, wanted.vehicles)
  const [first] = found
  if (!first) return null
  const now = wallClockIn(first.timezone, moment.instant)
  const { version, compiled } = await moment.ratesOf(landing)
  const places = await placesOf(db, landing)
  const isUsable = await shownOffers(db, landing, compiled.rates)
  const around = nearestWithin(trip.period)
  const within = { ...around, return: addMinutes(around.return, LONGEST) }
  const isFree = await freeTimes(db, wanted.vehicles, within, moment)
  const isInStock = await stockOf(db, landing, compiled.rates, within)
  const ruled = { rates: compiled, places, now }

  const isBookable = (vehicle: PricedVehicle, changed: TripWish): boolean => {
    if (!isFree(vehicle.id, changed.period)) return false
    if (brokenRules(ruleRequest(ruled, vehicle.id, changed)).length > 0) return false
    const wish = rentalWish(changed, places)
    const priced = quoteRental({ rates: compiled, ratesVersion: version, vehicle, wish, now, isUsable })
    return priced.ok && isInStock(changed.period, priced.value.lines)
  }
  const only = found.length === 1 ? first.id : null
  const nearest = nearestRental(ruleRequest(ruled, only, trip), {
    returnPlaces: places.filter(({ isReturn }) => isReturn),
    canBook: (rental) => found.some((vehicle) => isBookable(vehicle, changedTrip(trip, rental))),
  })
  return nearest && changedTrip(trip, nearest)
}

const changedTrip = (trip: TripWish, { period, returnPlace }: NearestRental): TripWish => ({
  ...trip,
  period,
  returnPlace: returnPlace?.name ?? trip.returnPlace,
})

async function bookable(db: Database, landing: LandingId, ids: readonly VehicleId[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: vehicles.id, pricePerDay: vehicles.pricePerDay, timezone: landings.timezone })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(landings.id, landing), inArray(vehicles.id, [...ids]), isPublished, isOnSale))
  return rows.map((row) => ({ ...row, id: row.id as VehicleId }))
}
