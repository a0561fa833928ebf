import type { TripWish } from '@nelly/contract/public-site/public-site'
import type { DeskQuestion, OfferedAtDesk } from '@nelly/contract/reservations/desk-offers'
import { nearestWithin } from '@nelly/domain/availability/availability'
import { extraOutOfStock } from '@nelly/domain/availability/extras-left'
import type { BlockReason } from '@nelly/domain/blocks/blocks'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { type PlaceChoices, placeChoices } from '@nelly/domain/places/places'
import { distinctPlaces } from '@nelly/domain/places/same-place'
import { quoteRental } from '@nelly/domain/rates/quote-rental'
import type { ExtraRate, Offer } from '@nelly/domain/rates/rates'
import { overlaps, type RentalPeriod, realPeriod } from '@nelly/domain/rental-period'
import { brokenAtDesk } from '@nelly/domain/reservations/desk-rules'
import { freeAtDesk } from '@nelly/domain/reservations/free-at-desk'
import { ok, refuse } from '@nelly/domain/result'
import { type WallClock, wallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { blocks, landings, units, vehicles } from '../../../platform/db/schema.ts'
import { type Bookable, bookables } from '../../inventory/availability.ts'
import { type CurrentRates, ratesReader } from '../../inventory/current-rates.ts'
import { isFirstOffer } from '../../inventory/first-offer.ts'
import { shownOffers, stockOf } from '../../inventory/limited-supply.ts'
import { placesOf } from '../../inventory/places-of.ts'
import { hasLanding, isLivingOf } from '../../inventory/published.ts'
import { ruleRequest } from '../../inventory/rental-rules.ts'
import { type NamedPlace, rentalWish } from '../../inventory/trip-wish.ts'

/**
 * What the landings of an account, or one of them, have for a wish at the desk, each pool once. How often the database is
 * asked depends on how many landings there are, not on how many vehicles.
 *
 * Source: rules.md, "Reservations at the desk".
 */
export async function offerAtDesk(db: Database, account: AccountId, question: DeskQuestion, instant: Date) {
  const landing = question.landingId ?? undefined
  if (landing !== undefined && !(await hasLanding(db, account, landing))) return refuse('landing-not-found')
  const ratesOf = ratesReader(db)
  const all = await deskFleet(db, account, landing)
  const byLanding = Map.groupBy(all, ({ landingId }) => landingId as LandingId)
  const places = new Map<LandingId, Awaited<ReturnType<typeof placesOf>>>()
  for (const id of byLanding.keys()) places.set(id, await placesOf(db, id))
  const choices = commonChoices([...places.values()].map(placeChoices))
  const typed = {
    pickup: wallClock(question.pickupDate, question.pickupTime),
    return: wallClock(question.returnDate, question.returnTime),
  }
  const named = {
    pickupPlace: question.pickupPlace ?? choices.pickupPlaces[0] ?? '',
    returnPlace: question.returnPlace ?? choices.returnPlaces[0] ?? '',
  }
  const trips: DeskTripAt[] = []
  for (const [id, [first]] of byLanding) {
    if (!first) continue
    const trip = { ...named, extras: [], period: realPeriod(typed, first.timezone) }
    const now = wallClockIn(first.timezone, instant)
    const rates = await ratesOf(id)
    const ruled = { rates: rates.compiled, places: places.get(id) ?? [], now }
    const { limit } = brokenAtDesk(ruleRequest(ruled, null, trip), question.isOut)
    if (limit) return refuse(limit.code, { rule: limit, nearest: null })
    const isUsable = await shownOffers(db, id, rates.compiled.rates)
    const extras = (await stockOf(db, id, rates.compiled.rates, trip.period))(trip.period)
    trips.push({ ...ruled, id, version: rates.version, trip, isOut: question.isOut, isUsable, extras })
  }
  const ids = all.map(({ vehicleId }) => vehicleId)
  const moment = { instant, ratesOf }
  const held = new Map(
    (ids.length === 0
      ? []
      : await bookables(db, inArray(vehicles.id, ids), nearestWithin(typed), moment)
    ).map((one) => [one.id as number, one]),
  )
  const offers = trips.flatMap((at) =>
    (byLanding.get(at.id) ?? []).flatMap((vehicle) => {
      const bookable = held.get(vehicle.vehicleId)
      return bookable ? { vehicle, at, bookable } : []
    }),
  )
  const reasons = await blockReasons(db, offers)
  return ok({ ...choices, offers: offers.map((one) => offered(one, reasons)) })
}

/** A wish on a landing, and what its price depends on. */
interface DeskTripAt {
  readonly id: LandingId
  readonly rates: CurrentRates['compiled']
  readonly version: number
  readonly places: readonly NamedPlace[]
  readonly now: WallClock
  readonly trip: TripWish
  readonly isOut: boolean
  readonly isUsable: (offer: Offer) => boolean
  /** What is left of them then. */
  readonly extras: readonly ExtraRate[]
}

interface Asked {
  readonly vehicle: Awaited<ReturnType<typeof deskFleet>>[number]
  readonly at: DeskTripAt
  readonly bookable: Bookable
}

/** The vehicles of an account or of a landing, on sale or not, the first that offers each pool, with its plates by unit. */
function deskFleet(db: Database, account: AccountId, landing: LandingId | undefined) {
  const plates = db
    .select({ all: sql`json_object_agg(${units.number}, ${units.plate})` })
    .from(units)
    .where(eq(units.poolId, vehicles.poolId))
  return db
    .select({
      vehicleId: vehicles.id,
      vehicleName: vehicles.name,
      landingId: landings.id,
      landingName: landings.displayName,
      timezone: landings.timezone,
      pricePerDay: vehicles.pricePerDay,
      plates: sql<Record<number, string | null> | null>`${plates}`,
    })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(
      and(
        isLivingOf(account),
        landing === undefined ? undefined : eq(landings.id, landing),
        isNull(vehicles.deletedAt),
        isFirstOffer(landing),
      ),
    )
    .orderBy(asc(landings.id), asc(vehicles.id))
}

/** The places of several landings by their names, each once. */
function commonChoices(all: readonly PlaceChoices[]): PlaceChoices {
  return {
    pickupPlaces: distinctPlaces(all.flatMap(({ pickupPlaces }) => pickupPlaces)),
    returnPlaces: distinctPlaces(all.flatMap(({ returnPlaces }) => returnPlaces)),
  }
}

function offered({ vehicle, at, bookable }: Asked, reasons: ReadonlyMap<number, BlockReason>): OfferedAtDesk {
  const { timezone, pricePerDay, plates, ...named } = vehicle
  const { trip, places, now, rates, isOut } = at
  const id = vehicle.vehicleId as VehicleId
  const broken = (period: RentalPeriod) => brokenAtDesk(ruleRequest(at, id, { ...trip, period }), isOut)
  const isAllowed = (period: RentalPeriod) => {
    const { rules, limit } = broken(period)
    return rules.length === 0 && !limit
  }
  const { turnaroundMinutes } = bookable
  const wanted = { period: trip.period, turnaroundMinutes, isOut }
  const free = freeAtDesk(bookable, wanted, now, isAllowed)
  const priced = quoteRental({
    rates,
    ratesVersion: at.version,
    vehicle: { id, pricePerDay },
    wish: rentalWish(trip, places),
    now,
    isUsable: at.isUsable,
  })
  const extra = priced.ok ? extraOutOfStock(at.extras, priced.value.lines) : undefined
  const holding = holdsThen({ bookable, at })
  const [first] = holding
  return {
    ...named,
    units: bookable.units,
    total: priced.ok && !extra ? priced.value.total : null,
    currency: rates.rates.currency,
    refusal: priced.ok ? (extra ? refuse('extra-out-of-stock', { extra }) : null) : priced,
    rules: broken(trip.period).rules,
    ...free,
    freeUnits: free.freeUnits.map((number) => ({ number, plate: plates?.[number] ?? null })),
    blocked:
      free.left === 0 && first && holding.every(({ isBlock }) => isBlock)
        ? (reasons.get(first.block ?? 0) ?? null)
        : null,
  }
}

const holdsThen = ({ bookable, at }: Pick<Asked, 'bookable' | 'at'>) =>
  bookable.booked.filter(({ period }) => overlaps(period, at.trip.period))

/** Why the blocks are there that hold units then. */
async function blockReasons(
  db: Database,
  asked: readonly Asked[],
): Promise<ReadonlyMap<number, BlockReason>> {
  const ids = asked.flatMap((one) => holdsThen(one).flatMap(({ block }) => block ?? []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: blocks.id, reason: blocks.reason })
    .from(blocks)
    .where(inArray(blocks.id, ids))
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
