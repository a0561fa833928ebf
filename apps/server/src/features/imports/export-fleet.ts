import type { Readable } from 'node:stream'
import type { Language } from '@nelly/contract/wire'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { fleetCells } from '@nelly/domain/imports/fleet-cells'
import type { Database } from '../../platform/db/database.ts'
import { exportedTable } from './exported-table.ts'
import { fleetOfLanding } from './fleet/present-fleet.ts'

/** The units of a landing's vehicles in the columns of an import; undefined where there is no such landing. `name` is the file's. */
export async function exportFleet(
  db: Database,
  account: AccountId,
  landingId: LandingId,
  language: Language,
  now: Date,
): Promise<{ name: string; table: Readable } | undefined> {
  const found = await fleetOfLanding(db, account, landingId, now)
  if (!found) return undefined
  const { landing, fleet } = found
  const { vehicles, units } = fleet
  const ofPool = Map.groupBy(units, ({ poolId }) => poolId)
  const rows = vehicles.flatMap((vehicle) =>
    (ofPool.get(vehicle.poolId) ?? []).map((unit) => fleetCells(vehicle, unit, landing.currency)),
  )
  return exportedTable('fleet', rows, { language, landing })
}
