import { MAX_BLOCK_DAYS } from '@nelly/domain/blocks'
import type { VehicleId } from '@nelly/domain/ids'
import { overlaps, type RentalPeriod } from '@nelly/domain/rental-period'
import { addMinutes } from '@nelly/domain/wall-clock'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks, type vehicleFeeds } from '../../platform/db/schema.ts'
import { holdBlockedUnits } from '../blocks/block-units.ts'
import { toBlock } from '../blocks/blocks-of.ts'
import type { HeldVehicle } from '../blocks/hold-vehicle.ts'
import { heldFrom } from '../reservations/held-units.ts'
import { heldOrOut } from '../reservations/out-now.ts'
import type { BusyTime } from './busy-times.ts'

/**
 * Makes the blocks of a feed what it says is busy now: those of events that are gone or were moved go, new ones come where a unit
 * is free. No reservation moves for them. What is over stays, as feeds forget what is past. The caller's transaction must hold the
 * lock of the vehicle's row.
 *
 * Source: rules.md, "Calendars of other channels".
 */
export async function holdBusyTimes(
  tx: Database,
  vehicle: HeldVehicle,
  feed: Pick<typeof vehicleFeeds.$inferSelect, 'id' | 'name' | 'unit'>,
  busy: readonly BusyTime[],
  at: Date,
): Promise<void> {
  const missing = new Map(
    busy.filter(({ to }) => to > vehicle.now).map((time) => [time.key, blockable(time)] as const),
  )
  const gone: number[] = []
  for (const { id, key, unit, during } of await blocksOfFeed(tx, feed.id, vehicle.id)) {
    const wanted = missing.get(key ?? '')
    const isSame = wanted && wanted.pickup === during.pickup && wanted.return === during.return
    if (isSame && unit !== null && unit <= vehicle.units) missing.delete(key ?? '')
    else if (wanted || during.return > vehicle.now) gone.push(id)
  }
  if (gone.length > 0) await tx.delete(blocks).where(inArray(blocks.id, gone))
  if (missing.size === 0) return
  const held = [...(await heldOrOut(tx, vehicle.id, heldFrom(vehicle.now), vehicle.now))]
  for (const [key, period] of missing) {
    const unit = unitFor(feed.unit, vehicle.units, held, period)
    if (unit === undefined) continue
    const [row] = await tx
      .insert(blocks)
      .values({
        landingId: vehicle.landingId,
        vehicleId: vehicle.id,
        unit,
        during: period,
        reason: 'stop_sell',
        feedId: feed.id,
        feedKey: key,
        createdAt: at,
      })
      .returning()
    if (!row) throw new Error('an insert answered no row')
    const block = toBlock(row, feed.name)
    await holdBlockedUnits(tx, vehicle, block, { moved: [], by: { actor: { kind: 'system' }, at } })
    held.push({ id: row.id, vehicle: vehicle.id, unit, period, block: row.id, isBlock: true })
  }
}

const blocksOfFeed = (tx: Database, feed: number, vehicle: VehicleId) =>
  tx
    .select({ id: blocks.id, key: blocks.feedKey, unit: blocks.unit, during: blocks.during })
    .from(blocks)
    .where(and(eq(blocks.feedId, feed), eq(blocks.vehicleId, vehicle)))
    .for('update')

/** The period of a block: what is longer than a block may be is cut off at its end. */
function blockable({ from, to }: BusyTime): RentalPeriod {
  const latest = addMinutes(from, MAX_BLOCK_DAYS * 24 * 60)
  return { pickup: from, return: to < latest ? to : latest }
}

/** The unit that a feed names, unless a reservation has it then; else the first with nothing on it. */
function unitFor(
  named: number | null,
  units: number,
  held: Awaited<ReturnType<typeof heldOrOut>>,
  period: RentalPeriod,
): number | undefined {
  const inTheWay = held.filter((one) => overlaps(one.period, period))
  if (named !== null)
    return inTheWay.some(({ unit, isBlock }) => unit === named && !isBlock) ? undefined : named
  const taken = new Set(inTheWay.map(({ unit }) => unit))
  return Array.from({ length: units }, (_, index) => index + 1).find((unit) => !taken.has(unit))
}
