import type { AccountId } from '@nelly/domain/ids'
import { type PlannedRow, ROW_EFFECTS, type RowEffect } from '@nelly/domain/imports/planned-row'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import type { ImportRow } from './import-store.ts'
import type { ImportPreview, ToPreview } from './kind-of-import.ts'
import { KINDS } from './kinds.ts'

/** What an import would do as things are now. */
export async function previewImport(
  db: Database,
  account: AccountId,
  row: ToPreview['row'] & Pick<ImportRow, 'kind' | 'landingId'>,
  now: Date,
): Promise<ImportPreview> {
  const [landing] = await db
    .select({ id: landings.id, currency: landings.currency, timezone: landings.timezone })
    .from(landings)
    .where(eq(landings.id, row.landingId))
  if (!landing) throw new Error('an import without its landing')
  return KINDS[row.kind].preview({ db, account, row, landing, now })
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
): Promise<readonly PlannedRow[]> => row.rows ?? (await previewImport(db, account, row, now)).rows
