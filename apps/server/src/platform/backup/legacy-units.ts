import { sql } from 'drizzle-orm'
import { columnsOf } from './rows.ts'
import { type BackupTable, tableToday } from './tables.ts'

const today = tableToday('units')

/**
 * The units of versions before decision 0147, whose own columns said since when one is out of service. One that is makes the
 * comparison after restoring fail: its block is only made by the migration `0043_units_out_of_service`.
 */
export const LEGACY_UNITS: BackupTable = {
  ...today,
  columns: [...today.columns, 'out_from', 'out_reason'],
  legacy: {
    source: sql`select ${columnsOf(today)}, null as out_from, null as out_reason from units`,
    into: [{ table: today, row: sql`r`, newColumns: [] }],
  },
}
