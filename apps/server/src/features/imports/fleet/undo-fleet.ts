import type { DoneByImport } from '../../../platform/db/schema.ts'
import type { UndoWork } from '../kind-of-import.ts'
import { removeUnits } from './remove-units.ts'
import { removeVehicles } from './remove-vehicles.ts'
import { restoreUnits, restoreVehicles } from './restore-fleet.ts'

/** Removes what was added to the fleet, which is locked, and gives what was changed its former values. */
export async function undoFleet(work: UndoWork, done: DoneByImport): Promise<void> {
  await removeVehicles(work, done)
  await removeUnits(work, done)
  await restoreUnits(work, done)
  await restoreVehicles(work, done)
}
