import type { ReplayCursor, ReplayedReservation, ReplayPart } from '@nelly/contract/rates/replay-calls'
import type { UnsavedRates } from '@nelly/contract/rates/unsaved'
import type { Outcome } from '@nelly/contract/refusal-details'
import { sameText } from '@nelly/domain/folded'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { placeNamed } from '@nelly/domain/places/places'
import { repriced } from '@nelly/domain/priced-vehicle'
import { type CompiledRates, compileRates } from '@nelly/domain/rates/compile-rates'
import type { Offer, Rates } from '@nelly/domain/rates/rates'
import { type MadeReservation, replay } from '@nelly/domain/replay/replay'
import type { ReplayOutcome } from '@nelly/domain/replay/replay-summary'
import { ok, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations, vehicles } from '../../platform/db/schema.ts'
import { currentRates } from '../inventory/current-rates.ts'
import { standingReservation } from '../inventory/held-units.ts'
import { placesOf } from '../inventory/places-of.ts'
import { isLivingOf } from '../inventory/published.ts'
import { checkIds, issuesOf } from './check-ids.ts'
import { inventoryOf } from './landing-inventory.ts'

/** Reservations of a whole replay. */
const MOST = 500

/** Reservations of one answer: a few milliseconds, between which other requests are served. */
const AT_A_TIME = 50

/**
 * A part of the last reservations that stand, with what they would have cost by unsaved rates, or by the current ones.
 * Decision 0087.
 */
export async function replayReservations(
  db: Database,
  which: { readonly account: AccountId; readonly landing: LandingId },
  request: {
    readonly unsaved: Pick<UnsavedRates, 'rates' | 'prices'> | null
    readonly cursor: ReplayCursor | null
  },
): Promise<Outcome<ReplayPart, 'landing-not-found' | 'fields-invalid'>> {
  const { landing } = which
  const { cursor, unsaved } = request
  const [there] = await db
    .select({ timezone: landings.timezone })
    .from(landings)
    .where(and(eq(landings.id, landing), isLivingOf(which.account)))
  if (!there) return refuse('landing-not-found')
  const checked = unsaved ? await checkIds(db, landing, unsaved, await inventoryOf(db, landing)) : undefined
  if (checked && checked.fields.length > 0) return refuse('fields-invalid', issuesOf(checked.fields))
  const rates = checked ? compileRates(checked.rates) : (await currentRates(db, landing)).compiled

  const all = await idsOf(db, landing, cursor)
  const due = all.filter((id) => id > (cursor?.after ?? 0)).slice(0, AT_A_TIME)
  const last = due.at(-1)
  const uses = cursor
    ? new Map(cursor.uses.map(({ offer, count }) => [offer, count]))
    : await usesBefore(db, landing, rates.rates, all[0])
  const made = await reservationsOf(db, landing, due, there.timezone)
  const replayed = made.map(({ shown, made, ...one }) => {
    const vehicle = repriced(made.vehicle, unsaved?.prices ?? [])
    return { ...shown, ...outcome(rates, { ...one, made: { ...made, vehicle } }, uses) }
  })
  const done = last === undefined ? all.length : all.indexOf(last) + 1
  const through = all.at(-1)
  return ok({
    currency: rates.rates.currency,
    of: all.length,
    done,
    reservations: replayed,
    next:
      last !== undefined && through !== undefined && done < all.length
        ? { through, after: last, uses: [...uses].map(([offer, count]) => ({ offer, count })) }
        : null,
  })
}

/** The reservations of the whole replay, the oldest first. What is booked meanwhile is not part of it. */
async function idsOf(db: Database, landing: LandingId, cursor: ReplayCursor | null): Promise<number[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        standingReservation,
        cursor ? lte(reservations.id, cursor.through) : undefined,
      ),
    )
    .orderBy(desc(reservations.id))
    .limit(MOST)
  return rows.map(({ id }) => id).reverse()
}

/** How often each offer with a number of uses was given before the first reservation of the replay. */
async function usesBefore(
  db: Database,
  landing: LandingId,
  { offers }: Rates,
  first: number | undefined,
): Promise<Map<string, number>> {
  const limited = offers.filter(({ uses }) => uses !== null).map(({ id }) => id)
  if (limited.length === 0 || first === undefined) return new Map()
  const rows = await db
    .select({ offer: reservations.offerId, count: sql<number>`count(*)::int` })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        standingReservation,
        lt(reservations.id, first),
        inArray(reservations.offerId, limited),
      ),
    )
    .groupBy(reservations.offerId)
  return new Map(rows.map(({ offer, count }) => [offer ?? '', count]))
}

interface StoredReservation {
  readonly shown: ReplayedReservation
  readonly made: MadeReservation
  readonly isVehicleDeleted: boolean
}

async function reservationsOf(
  db: Database,
  landing: LandingId,
  ids: readonly number[],
  timezone: string,
): Promise<StoredReservation[]> {
  if (ids.length === 0) return []
  const places = await placesOf(db, landing)
  const rows = await db
    .select({
      id: reservations.id,
      reference: reservations.reference,
      vehicle: reservations.vehicleId,
      vehicleName: reservations.vehicleName,
      vehicleDeletedAt: vehicles.deletedAt,
      period: reservations.during,
      pickupPlace: reservations.pickupPlace,
      returnPlace: reservations.returnPlace,
      extras: reservations.extras,
      quote: reservations.quote,
      driverAge: reservations.driverAge,
      additionalDrivers: reservations.additionalDrivers,
      createdAt: reservations.createdAt,
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .where(and(eq(reservations.landingId, landing), inArray(reservations.id, [...ids])))
    .orderBy(asc(reservations.id))
  return rows.map(({ id, reference, vehicle, vehicleName, vehicleDeletedAt, period, quote, ...row }) => ({
    shown: { id, reference, vehicle: { id: vehicle as VehicleId, name: vehicleName }, period },
    made: {
      vehicle: { id: vehicle as VehicleId, pricePerDay: quote.pricePerDay },
      period,
      pickupPlace: placeNamed(places, row.pickupPlace) ?? null,
      returnPlace: placeNamed(places, row.returnPlace) ?? null,
      isSamePlace: sameText(row.pickupPlace, row.returnPlace),
      extras: row.extras,
      driverAge: row.driverAge,
      additionalDrivers: row.additionalDrivers,
      quote,
      bookedAt: wallClockIn(timezone, row.createdAt),
    },
    isVehicleDeleted: vehicleDeletedAt !== null,
  }))
}

/** What the rates make of a reservation; counts the use of the offer that it gets. */
function outcome(
  rates: CompiledRates,
  { made, isVehicleDeleted }: Omit<StoredReservation, 'shown'>,
  uses: Map<string, number>,
): ReplayOutcome {
  if (isVehicleDeleted) return { kind: 'omitted', why: 'vehicle-deleted' }
  if (made.quote.currency !== rates.rates.currency) return { kind: 'omitted', why: 'other-currency' }
  const isUsable = (offer: Offer) => offer.uses === null || (uses.get(offer.id) ?? 0) < offer.uses
  const replayed = replay(rates, made, isUsable)
  if (replayed.total === null) return { kind: 'refused', rule: replayed.refused.code }
  const given = rates.rates.offers.find(({ id }) => id === replayed.offer)
  if (given && given.uses !== null) uses.set(given.id, (uses.get(given.id) ?? 0) + 1)
  return { kind: 'priced', before: made.quote.total, after: replayed.total }
}
