import type { TestedWish } from '@nelly/contract/rates/test-call'
import type { UnsavedRates } from '@nelly/contract/rates/unsaved'
import type { Wish } from '@nelly/contract/rates/wish'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { type PricedVehicle, repriced } from '@nelly/domain/priced-vehicle'
import { type CompiledRates, compileRates } from '@nelly/domain/rates/compile-rates'
import { type LongerRental, longerIsCheaper } from '@nelly/domain/rates/longer-is-cheaper'
import { notApplied } from '@nelly/domain/rates/not-applied'
import type { Quote } from '@nelly/domain/rates/quote'
import { type QuoteRefusal, type QuoteRequest, quoteRental } from '@nelly/domain/rates/quote-rental'
import type { Rates } from '@nelly/domain/rates/rates'
import { type RentalPeriod, realPeriod } from '@nelly/domain/rental-period'
import { ok, refuse } from '@nelly/domain/result'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import { nearRules } from '@nelly/domain/rules/near-rules'
import { instantOf, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'
import { type AvailabilityMoment, isAvailable } from '../inventory/availability.ts'
import { currentRates, ratesReader } from '../inventory/current-rates.ts'
import { shownOffers, stockRefusal } from '../inventory/limited-supply.ts'
import { type NearestOutcome, nearestTrip } from '../inventory/nearest-trip.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import { placesOf } from '../inventory/places-of.ts'
import { pricedVehicle } from '../inventory/priced-vehicle.ts'
import { closedBecause, isLivingOf, isPublished } from '../inventory/published.ts'
import { type RuleRefused, ruleRefusal, ruleRequest } from '../inventory/rental-rules.ts'
import { type NamedPlace, rentalWish } from '../inventory/trip-wish.ts'
import { checkIds, issuesOf } from './check-ids.ts'
import { inventoryOf } from './landing-inventory.ts'
import { testedAvailability } from './tested-availability.ts'

/** What a visitor's wish costs. */
export interface QuotedWish {
  readonly quote: Quote
  /** Whether the vehicle is free. */
  readonly available: boolean
  /** The cheapest longer rental that costs less, if the vehicle is free for it. */
  readonly longer: LongerRental | undefined
}

export type WishRefusal = QuoteRefusal | 'landing-not-found' | 'account-suspended' | 'vehicle-not-found'

/** The price that a reservation would have. */
export async function quoteWish(
  db: Database,
  landing: LandingId,
  typed: Wish,
  now: Date,
): Promise<Outcome<QuotedWish, WishRefusal | 'extra-out-of-stock'> | (RuleRefused & NearestOutcome)> {
  const vehicle = await findVehicle(db, typed.vehicle, and(eq(landings.id, landing), isPublished, isOnSale))
  if (!vehicle) return refuse((await closedBecause(db, landing)) ?? 'vehicle-not-found')
  const wish = { ...typed, period: realPeriod(typed.period, vehicle.timezone) }
  const clock = wallClockIn(vehicle.timezone, now)
  const ratesOf = ratesReader(db)
  const { version, compiled } = await ratesOf(landing)
  const places = await placesOf(db, landing)
  const moment = { instant: now, ratesOf }
  const ruled = { rates: compiled, places, now: clock }
  const refused = ruleRefusal(ruled, vehicle.id, wish)
  if (refused) {
    const wanted = { vehicles: [vehicle.id], trip: wish }
    return { ...refused, ...(await nearestTrip(db, landing, wanted, moment)) }
  }
  const request = await requestFor(db, landing, { vehicle, wish, compiled, version, now, places })
  const priced = quoteRental(request)
  if (!priced.ok) return priced
  const wanted = { period: wish.period, lines: priced.value.lines, isBooking: false }
  const outOfStock = await stockRefusal(db, landing, compiled.rates, wanted)
  if (outOfStock) return outOfStock
  const available = await isAvailable(db, wish.vehicle, wish.period, moment)
  const isAllowed = (period: RentalPeriod) => !ruleRefusal(ruled, vehicle.id, { ...wish, period })
  const wishFor = (period: RentalPeriod) => rentalWish({ ...wish, period }, places)
  const cheaper = longerIsCheaper(request, priced.value, wishFor).filter(({ period }) => isAllowed(period))
  const longer = await freeOne(db, wish.vehicle, cheaper, moment)
  return ok({ quote: priced.value, available, longer })
}

async function freeOne(
  db: Database,
  vehicle: VehicleId,
  longer: readonly LongerRental[],
  moment: AvailabilityMoment,
): Promise<LongerRental | undefined> {
  for (const one of longer) if (await isAvailable(db, vehicle, one.period, moment)) return one
  return undefined
}

/** Tests a wish by the current rates of a landing, or by unsaved ones. */
export async function testWish(
  db: Database,
  which: { readonly account: AccountId; readonly landing: LandingId },
  typed: Wish,
  options: {
    readonly unsaved: Pick<UnsavedRates, 'rates' | 'prices'> | null
    readonly now: Date
    /** The wall clock at the rental place that it is asked for at; null for the real one. */
    readonly asAt: WallClock | null
  },
): Promise<Outcome<TestedWish, 'landing-not-found' | 'vehicle-not-found' | 'fields-invalid'>> {
  const { account, landing } = which
  const { unsaved, asAt } = options
  const mine = and(eq(landings.id, landing), isLivingOf(account))
  const [found] = await db.select({ id: landings.id }).from(landings).where(mine)
  if (!found) return refuse('landing-not-found')
  const stored = await findVehicle(db, typed.vehicle, and(mine, isNull(vehicles.deletedAt)))
  if (!stored) return refuse('vehicle-not-found')
  const wish = { ...typed, period: realPeriod(typed.period, stored.timezone) }
  const current = await currentRates(db, landing)
  const tested = unsaved
    ? await checkUnsaved(db, landing, { unsaved, vehicle: stored, current: current.compiled.rates })
    : ok({ vehicle: stored, compiled: current.compiled })
  if (!tested.ok) return tested
  const { vehicle, compiled } = tested.value
  const places = await placesOf(db, landing)
  const now = asAt === null ? options.now : instantOf(asAt, vehicle.timezone)
  const clock = wallClockIn(vehicle.timezone, now)
  const ruled = ruleRequest({ rates: compiled, places, now: clock }, vehicle.id, wish)
  const rules = brokenRules(ruled).filter(({ code }) => asAt !== null || code !== 'pickup-in-past')
  const { version } = current
  const availability = await testedAvailability(db, {
    vehicle: vehicle.id,
    period: wish.period,
    compiled,
    version,
    now,
  })
  const judged = { rules, near: nearRules(ruled), availability }
  const [refused] = rules
  if (refused) return ok({ quote: null, refusal: refused, skipped: [], ...judged })
  const about = { vehicle, wish, compiled, version, now, places }
  const request = await requestFor(db, landing, about)
  const priced = quoteRental(request)
  if (!priced.ok) return ok({ quote: null, refusal: priced.refusal, skipped: [], ...judged })
  return ok({ quote: priced.value, refusal: null, skipped: notApplied(request, priced.value), ...judged })
}

/** Unsaved rates as they would be saved, and the vehicle with its price per day in their currency. */
async function checkUnsaved(
  db: Database,
  landing: LandingId,
  about: {
    readonly unsaved: Pick<UnsavedRates, 'rates' | 'prices'>
    readonly vehicle: FoundVehicle
    readonly current: Rates
  },
): Promise<Outcome<{ vehicle: FoundVehicle; compiled: CompiledRates }, 'fields-invalid'>> {
  const { unsaved, vehicle, current } = about
  const { rates, fields } = await checkIds(db, landing, unsaved, await inventoryOf(db, landing))
  const isPriced = unsaved.prices.some(({ id }) => id === vehicle.id) || rates.currency === current.currency
  const missing = isPriced ? [] : [{ path: 'prices', problem: 'price-missing' as const }]
  const problems = [...fields, ...missing]
  if (problems.length > 0) return refuse('fields-invalid', issuesOf(problems))
  return ok({ vehicle: repriced(vehicle, unsaved.prices), compiled: compileRates(rates) })
}

interface FoundVehicle extends PricedVehicle {
  readonly timezone: string
}

async function findVehicle(
  db: Database,
  id: VehicleId,
  condition: ReturnType<typeof and>,
): Promise<FoundVehicle | undefined> {
  const [found] = await db
    .select({ ...pricedVehicle, timezone: landings.timezone })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(vehicles.id, id), condition))
  return found
}

async function requestFor(
  db: Database,
  landing: LandingId,
  about: {
    readonly vehicle: FoundVehicle
    readonly wish: Wish
    readonly compiled: CompiledRates
    readonly version: number
    readonly now: Date
    readonly places: readonly NamedPlace[]
  },
): Promise<QuoteRequest> {
  const { vehicle, wish, compiled, version, now, places } = about
  return {
    rates: compiled,
    ratesVersion: version,
    vehicle,
    wish: rentalWish(wish, places),
    now: wallClockIn(vehicle.timezone, now),
    isUsable: await shownOffers(db, landing, compiled.rates),
  }
}
