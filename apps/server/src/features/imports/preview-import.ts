import type { AccountId } from '@nelly/domain/ids'
import {
  type FleetPlan,
  type PlannedRow,
  ROW_EFFECTS,
  type RowEffect,
} from '@nelly/domain/imports/fleet-plan'
import type { FleetReading } from '@nelly/domain/imports/fleet-reading'
import { planFleet } from '@nelly/domain/imports/plan-fleet'
import { readFleet } from '@nelly/domain/imports/read-fleet'
import type { Sheet } from '@nelly/domain/imports/sheet'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import type { ImportRow } from './import-store.ts'
import { type KnownFleet, presentFleet } from './present-fleet.ts'

/** What an import would do to the fleet as it is. */
export interface ImportPreview {
  readonly reading: FleetReading
  readonly plan: FleetPlan
  readonly fleet: KnownFleet
}

/** The sheet of a file that is read. */
export const sheetOf = ({ file, sheet }: Pick<ImportRow, 'file' | 'sheet'>): Sheet =>
  file.sheets[sheet] ?? { name: null, heads: [], rows: [] }

export async function previewImport(
  db: Database,
  account: AccountId,
  row: Pick<ImportRow, 'landingId' | 'file' | 'sheet' | 'columns' | 'choices' | 'defaults'>,
  now: Date,
): Promise<ImportPreview> {
  const [landing] = await db
    .select({ id: landings.id, currency: landings.currency, timezone: landings.timezone })
    .from(landings)
    .where(eq(landings.id, row.landingId))
  if (!landing) throw new Error('an import without its landing')
  const fleet = await presentFleet(db, account, landing, now)
  const reading = readFleet(sheetOf(row), row.columns, row.choices, landing.currency)
  return { reading, plan: planFleet(reading, row.defaults, fleet), fleet }
}

/** How many rows do what. */
export const countsOf = (rows: readonly PlannedRow[]): Record<RowEffect, number> => {
  const counts = Object.fromEntries(ROW_EFFECTS.map((effect) => [effect, 0])) as Record<RowEffect, number>
  for (const { effect } of rows) counts[effect]++
  return counts
}

/** What each row would do, or did once the import was applied. */
export const rowsOf = async (
  db: Database,
  account: AccountId,
  row: ImportRow,
  now: Date,
): Promise<readonly PlannedRow[]> => row.rows ?? (await previewImport(db, account, row, now)).plan.rows
