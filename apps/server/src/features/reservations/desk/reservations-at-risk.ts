import type { Desk } from '@nelly/contract/reservations/desk'
import type { AccountId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { type AtRisk, atRisk, lateHold } from '@nelly/domain/reservations/at-risk'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../../platform/db/database.ts'
import { type HeldUnit, heldFrom, heldUnits } from '../../inventory/held-units.ts'
import { platesOf } from '../../inventory/units-of.ts'
import type { Reservation } from '../reservation.ts'
import { reservationsOf } from '../reservation-store.ts'
import { atDesk, unitCounts } from './at-desk.ts'
import { vehiclesInstead } from './vehicles-instead.ts'

/**
 * The reservations that may not get their unit, as one of the `overdue` rentals is late with it, by pickup; each with
 * another unit or, where none is free, other vehicles that are.
 */
export async function reservationsAtRisk(
  db: Database,
  { account, overdue }: { account: AccountId; overdue: readonly Reservation[] },
  now: Date,
): Promise<Desk['atRisk']> {
  if (overdue.length === 0) return []
  const risks = await risksBeside(db, overdue, now)
  const found = await reservationsOf(account, db).some([...risks.keys()])
  const waiting = found.filter(({ status }) => status === 'requested' || status === 'confirmed')
  const risky = (await atDesk(db, waiting, now))
    .map((reservation) => ({ ...(risks.get(reservation.id) as AtRisk), reservation }))
    .sort((a, b) => a.reservation.during.pickup.localeCompare(b.reservation.during.pickup))
  const withoutUnit = risky.filter(({ freeUnit }) => freeUnit === undefined)
  const instead = await vehiclesInstead(
    db,
    withoutUnit.map(({ reservation }) => reservation),
    now,
  )
  const plates = await platesOf(
    db,
    risky.map(({ reservation }) => reservation.poolId),
  )
  return risky.map(({ reservation, lateId, freeUnit }) => ({
    reservation: reservation.told,
    lateId,
    freeUnit: freeUnit ?? null,
    freePlate: freeUnit === undefined ? null : plates(reservation.poolId, freeUnit),
    freeVehicles: instead.get(reservation.id) ?? [],
  }))
}

/** What is needed of a late rental. */
export interface LateRental {
  readonly id: number
  readonly poolId: number
  readonly unit: number
  readonly during: RentalPeriod
  readonly landing: { readonly timezone: string }
}

/** The risks that late rentals are to others of their pools, by the other's id; blocks are none. */
export async function risksBeside(
  db: Database,
  overdue: readonly LateRental[],
  now: Date,
): Promise<ReadonlyMap<number, AtRisk>> {
  if (overdue.length === 0) return new Map()
  const late = overdue.map((one) => toLate(one, now))
  const held = await heldToCome(db, late, overdue, now)
  const units = await unitCounts(db, [...held.keys()])
  const risks = [...held].flatMap(([pool, ofPool]) => {
    const lateHere = late.filter((one) => one.pool === pool)
    const booked = [...ofPool, ...lateHere]
    const lateUnits = new Set(lateHere.map(({ unit }) => unit))
    return ofPool
      .filter(({ isBlock, unit }) => !isBlock && lateUnits.has(unit))
      .flatMap((one) => {
        const others = booked.filter((other) => other !== one)
        const risk = atRisk(one, others, units.get(pool) ?? 0)
        return risk ? [[one.id, risk] as const] : []
      })
  })
  return new Map(risks)
}

/** A late rental, with the time until when it is taken to hold its unit. */
const toLate = ({ id, poolId, unit, during, landing }: LateRental, now: Date): HeldUnit => ({
  id,
  pool: poolId,
  unit,
  period: lateHold(during, wallClockIn(landing.timezone, now)),
  isBlock: false,
  block: null,
})

/** What else holds units of these pools from now on, by pool. */
async function heldToCome(
  db: Database,
  late: readonly HeldUnit[],
  overdue: readonly LateRental[],
  now: Date,
): Promise<ReadonlyMap<number, HeldUnit[]>> {
  const lateIds = new Set(late.map(({ id }) => id))
  // The earliest clock of their places does for all of them.
  const [from] = overdue.map(({ landing }) => wallClockIn(landing.timezone, now)).sort()
  if (from === undefined) return new Map()
  const held = await heldUnits(db, [...new Set(late.map(({ pool }) => pool))], heldFrom(from))
  return Map.groupBy(
    held.filter(({ id }) => !lateIds.has(id)),
    ({ pool }) => pool,
  )
}
