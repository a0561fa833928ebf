import type { OwnedRates } from '@nelly/contract/rates/calls'
import type { UnsavedRates } from '@nelly/contract/rates/unsaved'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { Currency } from '@nelly/domain/currency'
import type { LandingId } from '@nelly/domain/ids'
import { chargesOutOfHours } from '@nelly/domain/places/opening-hours'
import { type PricedVehicle, repriced } from '@nelly/domain/priced-vehicle'
import { amountsWithSameNumber } from '@nelly/domain/rates/amounts'
import type { Rates } from '@nelly/domain/rates/rates'
import type { MissingId } from '@nelly/domain/rates/with-ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { reservations, vehicles } from '../../platform/db/schema.ts'
import { isStale } from '../../platform/is-stale.ts'
import { standingReservation } from '../inventory/held-units.ts'
import { checkIds, type FieldProblem, issuesOf } from './check-ids.ts'
import { type Inventory, inventoryOf } from './landing-inventory.ts'
import { ratesOf } from './rates-store.ts'

/** Whose rates are saved. */
export interface LandingRef extends Principal {
  readonly landing: LandingId
}

/** What is saved. */
export interface RatesEdit extends Pick<UnsavedRates, 'rates' | 'prices'> {
  /** That of the rates that were edited. */
  readonly revision?: number | undefined
  /** The amounts that keep their number in another currency, as errors name them; `all` where the document was in it. */
  readonly keptAmounts?: 'all' | readonly string[]
}

export interface SavedRates extends OwnedRates {
  /** What the document said of vehicles and places that are deleted; it is not saved. */
  readonly dropped: readonly MissingId[]
}

export type RatesRefusal = 'landing-not-found' | 'changed-meanwhile' | 'fields-invalid'

type Saved = Outcome<SavedRates, RatesRefusal>

/**
 * Saves rates as the next version, with the prices per day of vehicles where those change too. Source: rules.md,
 * "Versions of the rates".
 */
export const saveRates = (db: Database, who: LandingRef, edit: RatesEdit, now: Date): Promise<Saved> =>
  inTransaction(db, (tx) => saveIn(tx, who, edit, now))

/** The same as a part of a transaction. */
export async function saveIn(tx: Database, who: LandingRef, edit: RatesEdit, now: Date): Promise<Saved> {
  const { landing, account, actor } = who
  const mine = ratesOf(account, tx)
  if ((await mine.revisionOf(landing)) === undefined) return refuse('landing-not-found')
  // Bookings lock a vehicle before its landing: the other order would deadlock.
  if (edit.prices.length > 0) await lockVehicles(tx, landing)
  const locked = await mine.lock(landing)
  if (!locked) return refuse('landing-not-found')
  const before: OwnedRates = {
    revision: locked.revision,
    rates: await mine.document(landing, locked.revision),
  }
  if (isStale(edit, before)) return refuse('changed-meanwhile', { newest: before })

  const inventory = await inventoryOf(tx, landing)
  const known = await checkIds(tx, landing, edit, inventory)
  const fields = [
    ...known.fields,
    ...(await checkCurrency(tx, { ...who, ...locked, before: before.rates }, edit, inventory, now)),
  ]
  if (fields.length > 0) return refuse('fields-invalid', issuesOf(fields))

  const priced = inventory.vehicles.map((vehicle) => repriced(vehicle, edit.prices))
  const given = new Set(edit.prices.map(({ id }) => id))
  await changePrices(
    tx,
    priced.filter(({ id }) => given.has(id)),
    now,
  )
  const revision = locked.revision + 1
  await mine.add(landing, {
    revision,
    rates: known.rates,
    snapshot: { ...inventory, vehicles: priced },
    person: actor.kind === 'person' ? actor.id : null,
    now,
  })
  return ok({ revision, rates: known.rates, dropped: known.dropped })
}

/** Locks the vehicles of a landing, to be done before the landing is locked. */
export async function lockVehicles(tx: Database, landing: LandingId): Promise<void> {
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.landingId, landing), isNull(vehicles.deletedAt)))
    .orderBy(asc(vehicles.id))
    .for('update')
}

/**
 * With another currency, no reservation to come may be in the former one, no place may charge for hours, and every amount is confirmed
 * or converted. Source: decisions 0078 and 0150.
 */
async function checkCurrency(
  tx: Database,
  { landing, before, timezone }: LandingRef & { before: Rates; timezone: string },
  { rates, prices, keptAmounts = [] }: RatesEdit,
  inventory: Inventory,
  now: Date,
): Promise<FieldProblem[]> {
  const { currency } = rates
  if (before.currency === currency) return []
  const priced = new Set(prices.map(({ id }) => id))
  const isWhole = inventory.vehicles.every(({ id }) => priced.has(id))
  const isInUse = await hasReservationsInOther(tx, landing, currency, wallClockIn(timezone, now))
  const confirmed = new Set(keptAmounts === 'all' ? [] : keptAmounts)
  const charging = inventory.places.filter(chargesOutOfHours)
  return [
    ...charging.map(({ name }) => ({ path: 'rates.currency', problem: 'place-fees' as const, name })),
    ...(isInUse ? [{ path: 'rates.currency', problem: 'currency-in-use' as const }] : []),
    ...(isWhole ? [] : [{ path: 'prices', problem: 'price-missing' as const }]),
    ...amountsWithSameNumber(before, rates)
      .map(({ at }) => ({ path: `rates.${at.path}`, problem: 'amount-unconfirmed' as const }))
      .filter(({ path }) => keptAmounts !== 'all' && !confirmed.has(path)),
  ]
}

async function changePrices(tx: Database, priced: readonly PricedVehicle[], now: Date): Promise<void> {
  // Also with the same number, which is another price in another currency: forms that were opened before are to know.
  for (const { id, pricePerDay } of priced) {
    await tx.update(vehicles).set({ pricePerDay, updatedAt: now }).where(eq(vehicles.id, id))
  }
}

/** Whether reservations of a landing in another currency are under way or to come. `now` is the wall clock at its place. */
async function hasReservationsInOther(
  db: Database,
  landing: LandingId,
  currency: Currency,
  now: WallClock,
): Promise<boolean> {
  const [found] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        standingReservation,
        ne(reservations.currency, currency),
        sql`upper(${reservations.during}) > ${now}::timestamp`,
      ),
    )
    .limit(1)
  return found !== undefined
}
