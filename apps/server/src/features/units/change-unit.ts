import type { Outcome } from '@nelly/contract/refusal-details'
import type { ChangedUnit, UnitChanges } from '@nelly/contract/units/change-unit'
import type { AccountId, PoolId } from '@nelly/domain/ids'
import { samePlace } from '@nelly/domain/places/same-place'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { plateKey } from '@nelly/domain/units/plate'
import { isLowerReading, isModelYear, type Unit } from '@nelly/domain/units/unit'
import { dateOf } from '@nelly/domain/wall-clock'
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockAccount } from '../../platform/db/lock-account.ts'
import { landings, pools, units, vehicles } from '../../platform/db/schema.ts'
import { givenFields } from '../../platform/given-fields.ts'
import { isStale } from '../../platform/is-stale.ts'
import { holdPool } from '../inventory/hold-pool.ts'
import { placesOfAccount } from '../inventory/places-of.ts'
import { isLivingOf } from '../inventory/published.ts'
import { unitsOf } from '../inventory/units-of.ts'
import { blockUnit, isRentedOtherwise } from './block-unit.ts'

/** A unit of a vehicle. */
type UnitRef = Pick<Unit, 'vehicleId' | 'number'>

type Changed = Outcome<
  ChangedUnit,
  | 'vehicle-not-found'
  | 'unit-not-found'
  | 'place-not-found'
  | 'plate-taken'
  | 'year-out-of-range'
  | 'odometer-lower'
  | 'date-invalid'
  | 'fleet-days-reversed'
  | 'changed-meanwhile'
  | 'collides'
>

/**
 * Changes what is known of a unit. With a `revision`, refuses to change what others changed meanwhile; a lower
 * reading of the odometer is refused unless it is confirmed, and not being rented where reservations are in the way.
 *
 * Source: rules.md, "Units".
 */
export function changeUnit(
  db: Database,
  { account, actor }: Principal,
  which: UnitRef,
  { revision, isLowerConfirmed, ...fields }: UnitChanges,
  now: Date,
): Promise<Changed> {
  return inTransaction(db, async (tx): Promise<Changed> => {
    const pool = await holdPool(tx, account, { vehicle: which.vehicleId }, now)
    if (!pool) return refuse('vehicle-not-found')
    // Plates are unique within the account: its units are changed one after the other. After the pool, as bookings do.
    await lockAccount(tx, account)
    const [before] = await unitsOf(tx, account, now, which)
    if (!before) return refuse('unit-not-found')
    if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: before })
    const changes = givenFields(fields)
    const { year, odometer = null, plate } = changes
    if (year && !isModelYear(year, dateOf(pool.now))) return refuse('year-out-of-range')
    if (isLowerReading(odometer, before.odometer) && !isLowerConfirmed) return refuse('odometer-lower')
    if (plate && (await hasOtherPlate(tx, account, { poolId: pool.id, number: which.number }, plate)))
      return refuse('plate-taken')
    const isPut = changes.place !== undefined && changes.place !== before.place
    const place = isPut ? await placeNamed(tx, account, changes.place ?? null) : ok(null)
    if (!place.ok) return place
    const wanted = { ...before, ...changes }
    // Last, as it stores: a refusal after it would keep that.
    const displaced = isRentedOtherwise(wanted, before)
      ? await blockUnit(tx, pool, which.number, wanted, { actor, at: now })
      : ok([])
    if (!displaced.ok) return displaced
    await store(tx, pool.id, wanted, isPut && { place: place.value, placedAt: now })
    const [after] = await unitsOf(tx, account, now, which)
    return after ? ok({ ...after, displaced: displaced.value }) : refuse('unit-not-found')
  })
}

/** One of the account's places, as it is spelled there; null stays null. */
async function placeNamed(
  tx: Database,
  account: AccountId,
  name: string | null,
): Promise<Outcome<string | null, 'place-not-found'>> {
  if (name === null) return ok(null)
  const found = (await placesOfAccount(tx, account)).find((place) => samePlace(place, name))
  return found === undefined ? refuse('place-not-found') : ok(found)
}

/** Whether another unit that the account's pools have now has the plate. */
async function hasOtherPlate(
  tx: Database,
  account: AccountId,
  { poolId, number }: { poolId: PoolId; number: number },
  plate: string,
): Promise<boolean> {
  const [other] = await tx
    .select({ number: units.number })
    .from(units)
    .innerJoin(pools, eq(pools.id, units.poolId))
    .innerJoin(vehicles, eq(vehicles.poolId, pools.id))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(
      and(
        isLivingOf(account),
        isNull(vehicles.deletedAt),
        lte(units.number, pools.units),
        eq(units.plateKey, plateKey(plate)),
        or(ne(units.poolId, poolId), ne(units.number, number)),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** Stores a unit, and where it is if it was put there now. */
async function store(
  tx: Database,
  poolId: PoolId,
  unit: Unit,
  put: { place: string | null; placedAt: Date } | false,
): Promise<void> {
  const { number, plate, vin, colour, acriss, year, odometer, fuel, damages, notes } = unit
  const { serviceEveryKm, serviceEveryMonths, lastServiceKm, lastServiceOn } = unit
  const { insuranceUntil, inspectionUntil, marbeteUntil, otherUntil } = unit
  const row = {
    ...{ plate, plateKey: plate && plateKey(plate), vin, colour, acriss, year, odometer, fuel },
    ...{ damages, notes },
    ...{ insuranceUntil, inspectionUntil, marbeteUntil, otherUntil },
    ...{ serviceEveryKm, serviceEveryMonths, lastServiceKm, lastServiceOn },
    ...put,
  }
  await tx
    .insert(units)
    // Without a row its revision was 0.
    .values({ poolId, number, ...row, revision: 1 })
    .onConflictDoUpdate({ target: [units.poolId, units.number], set: row })
}
