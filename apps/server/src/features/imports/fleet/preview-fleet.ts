import { planFleet } from '@nelly/domain/imports/plan-fleet'
import { readFleet } from '@nelly/domain/imports/read-fleet'
import type { ImportPreview, ToPreview } from '../kind-of-import.ts'
import { sheetOf } from '../sheet-of.ts'
import { presentFleet } from './present-fleet.ts'
import { storeFleet } from './store-fleet.ts'

/** Compares a file with the fleet of an account. */
export async function previewFleet({ db, account, row, landing, now }: ToPreview): Promise<ImportPreview> {
  const fleet = await presentFleet(db, account, landing, now)
  const reading = readFleet(sheetOf(row), row.columns, row.choices, landing.currency)
  const plan = planFleet(reading, row.defaults, fleet)
  return {
    reading,
    rows: plan.rows,
    lacking: plan.lacking,
    newVehicles: plan.newVehicles.length,
    store: (work) => storeFleet(work, { plan, fleet }),
  }
}
