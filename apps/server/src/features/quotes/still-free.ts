import type { VehicleId } from '@nelly/domain/ids'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks, type quotes, vehicles } from '../../platform/db/schema.ts'
import { bookables, isFreeFor } from '../inventory/availability.ts'
import { ratesReader } from '../inventory/current-rates.ts'

type Quote = Pick<typeof quotes.$inferSelect, 'id' | 'during' | 'offered'>

/**
 * Whether the vehicles of each offer of these quotes can still be had, each together with those before it in the offer. What a quote holds
 * is there for it.
 */
export async function stillFree(
  db: Database,
  found: readonly Quote[],
  instant: Date,
): Promise<(quote: Quote) => readonly (readonly boolean[])[]> {
  const [pickup] = found.map(({ during }) => during.pickup).sort()
  const back = found
    .map(({ during }) => during.return)
    .sort()
    .at(-1)
  if (!pickup || !back) return () => []
  const ids = found.flatMap(({ offered }) => offered.flat().map(({ vehicleId }) => vehicleId))
  const within = { pickup, return: back }
  const isThere = and(inArray(vehicles.id, [...new Set(ids)]), isNull(vehicles.deletedAt))
  const there = await bookables(db, isThere, within, { instant, ratesOf: ratesReader(db) })
  const byId = new Map(there.map((one) => [one.id, one]))
  const quoteIds = found.map(({ id }) => id)
  const holds = await db
    .select({ id: blocks.id, quote: blocks.quoteId })
    .from(blocks)
    .where(inArray(blocks.quoteId, quoteIds))
  const quoteOfBlock = new Map(holds.map(({ id, quote }) => [id, quote]))
  return ({ id, during, offered }) =>
    offered.map((offer) => {
      const before = new Map<number, number>()
      return offer.map(({ vehicleId }) => {
        const vehicle = byId.get(vehicleId as VehicleId)
        if (!vehicle) return false
        const booked = vehicle.booked.filter(({ block }) => block === null || quoteOfBlock.get(block) !== id)
        const isFree = isFreeFor({ ...vehicle, booked }, during, before)
        before.set(vehicle.pool, (before.get(vehicle.pool) ?? 0) + 1)
        return isFree
      })
    })
}
