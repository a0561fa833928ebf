import type { Displaced } from '@nelly/contract/displaced'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { ChosenUnit, ReservedUnit } from '@nelly/contract/units/choose-unit'
import { hasBegun } from '@nelly/domain/availability/booked'
import { type Move, roomForBlocks } from '@nelly/domain/availability/reassign-units'
import type { ReservationId } from '@nelly/domain/ids'
import { overlaps } from '@nelly/domain/rental-period'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { UnitMove } from '@nelly/domain/reservations/reservation-event'
import { stateOf } from '@nelly/domain/reservations/reservation-state'
import { ok, refuse } from '@nelly/domain/result'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { reservations } from '../../platform/db/schema.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { collisionsOf } from '../inventory/collisions.ts'
import { displacedBy } from '../inventory/displaced-by.ts'
import { heldDuring, heldFrom } from '../inventory/held-units.ts'
import type { ReservationRow } from '../inventory/is-reservation.ts'
import { heldOrOut } from '../inventory/out-now.ts'
import { moveToUnits } from '../inventory/take-unit.ts'
import { plateOf } from '../inventory/units-of.ts'
import { lockWithVehicle, type OwnersReservation } from '../reservations/lock-with-vehicle.ts'
import { raisedRevision } from '../reservations/raised-revision.ts'
import { outWithAnother } from '../reservations/unit-with-another.ts'

type UnitRefusal =
  | 'reservation-not-found'
  | 'reservation-cancelled'
  | 'reservation-over'
  | 'unit-not-found'
  | 'unit-still-out'
  | NoRoom

type NoRoom = 'unit-taken' | 'unit-blocked'

/**
 * Moves a reservation to a unit of its vehicle, and pins it there or no longer. With `isSwap`, reservations in the way
 * that have not begun get another unit. Also for a rental under way, which may have left with another unit.
 *
 * Source: rules.md, "Units".
 */
export function chooseUnit(
  db: Database,
  { account, actor }: Principal,
  id: ReservationId,
  { unit, isPinned, isSwap }: ChosenUnit,
  instant: Date,
): Promise<Outcome<ReservedUnit, UnitRefusal>> {
  return inTransaction(db, async (tx) => {
    const planned = await planUnit(tx, { account, actor, id }, { unit, isSwap }, instant)
    if (!planned.ok) return planned
    const { reservation, moved } = planned.value
    const event = { reservationId: id, actor, at: instant }
    const isMoved = unit !== reservation.unit
    if (isMoved) {
      await moveToUnits(tx, moved, { actor, at: instant })
      const details = { from: reservation.unit, to: unit } satisfies UnitMove
      await appendReservationEvent(tx, { ...event, kind: 'unit-moved', details })
    } else if (isPinned !== reservation.isPinned)
      await appendReservationEvent(tx, { ...event, kind: isPinned ? 'unit-pinned' : 'unit-unpinned' })
    if (isMoved || isPinned !== reservation.isPinned)
      await tx
        .update(reservations)
        .set({ unit, isPinned, revision: raisedRevision })
        .where(eq(reservations.id, id))
    return ok({ number: unit, plate: await plateOf(tx, reservation.poolId, unit), isPinned })
  })
}

/** The reservations that would change their unit if this one got another, or why it can't; nothing is stored. */
export function previewUnit(
  db: Database,
  { account, actor }: Principal,
  id: ReservationId,
  unit: number,
  instant: Date,
): Promise<Outcome<Displaced[], UnitRefusal>> {
  return inTransaction(db, async (tx) => {
    const planned = await planUnit(tx, { account, actor, id }, { unit, isSwap: true }, instant)
    return planned.ok
      ? ok(await displacedBy(tx, planned.value.reservation.poolId, planned.value.moved))
      : planned
  })
}

/** The reservation, and those that change their unit so that it can have its new one. Its vehicle stays locked. */
async function planUnit(
  tx: Database,
  which: OwnersReservation,
  { unit, isSwap }: { unit: number; isSwap: boolean },
  instant: Date,
): Promise<Outcome<{ reservation: ReservationRow; moved: readonly Move[] }, UnitRefusal>> {
  const found = await lockWithVehicle(tx, which)
  if (!found || found.reservation.deletedAt !== null) return refuse('reservation-not-found')
  const { reservation, landing, standing, vehicle } = found
  const now = wallClockIn(landing.timezone, instant)
  const state = stateOf(standing, now)
  if (state === 'cancelled') return refuse('reservation-cancelled')
  const isOut = reservation.status === 'out'
  if (state === 'over' && !isOut) return refuse('reservation-over')
  if (unit === reservation.unit) return ok({ reservation, moved: [] })
  if (unit > vehicle.pool.units) return refuse('unit-not-found')
  if (isOut && (await outWithAnother(tx, { ...reservation, unit }))) return refuse('unit-still-out')
  const room = await roomOn(tx, vehicle.pool, reservation, { unit, isSwap, now })
  return room.ok ? ok({ reservation, moved: room.value }) : room
}

/** The reservations that change their unit so that this one can have it, or what is in its way. */
async function roomOn(
  tx: Database,
  pool: { id: number; units: number },
  { id, held }: ReservationRow,
  { unit, isSwap, now }: { unit: number; isSwap: boolean; now: WallClock },
): Promise<Outcome<readonly Move[], NoRoom>> {
  const all = await heldOrOut(tx, pool.id, or(heldDuring(held), heldFrom(now)), now)
  const others = all.filter((one) => one.id !== id)
  const out = all.find((one) => one.id === id && one.isOut)
  // One that was handed over before its pickup holds the unit from then on.
  const period = { ...held, pickup: out?.period.pickup ?? held.pickup }
  const inTheWay = others.filter((one) => one.unit === unit && overlaps(one.period, period))
  if (inTheWay.length === 0) return ok([])
  const block = inTheWay.find(({ isBlock }) => isBlock)
  if (block) {
    const { pickup: from, return: to } = block.period
    return refuse('unit-blocked', { blocked: { from, to } })
  }
  const isBegun = inTheWay.some((one) => hasBegun(one, now))
  const moved = isBegun ? undefined : roomForBlocks(others, [{ unit, period }], pool.units, now)
  if (isSwap && moved) return ok(moved)
  const collisions = await collisionsOf(tx, inTheWay)
  return refuse('unit-taken', { collisions, swap: moved !== undefined })
}
