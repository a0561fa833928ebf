import type { Displaced } from '@nelly/contract/displaced'
import type { Move } from '@nelly/domain/availability/reassign-units'
import type { Database } from '../../platform/db/database.ts'
import { collisionsOf } from './collisions.ts'
import { platesOf } from './units-of.ts'

/** Reservations of a pool that change their unit, by pickup, as their operator reads of them. */
export async function displacedBy(db: Database, pool: number, moved: readonly Move[]): Promise<Displaced[]> {
  if (moved.length === 0) return []
  const plateOf = await platesOf(db, [pool])
  const unitOf = new Map(moved.map(({ id, unit }) => [id, unit]))
  return (await collisionsOf(db, moved)).map((one) => {
    const toUnit = unitOf.get(one.id) ?? one.unit
    return { ...one, toUnit, toPlate: plateOf(pool, toUnit) }
  })
}
