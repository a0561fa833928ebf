import { sql } from 'drizzle-orm'
import { columnsOf } from './rows.ts'
import { type BackupTable, tableToday } from './tables.ts'

const today = tableToday('reservations')
const NEW = ['status', 'answer_by', 'out_at', 'returned_at', 'revision']
const columns = today.columns.filter((column) => !NEW.includes(column))

/** The status of a reservation of a version that knew only whether it was cancelled, as the migration `0026_the_desk` gives it. */
export const statusBefore = sql`'status', case when r ->> 'cancelled_at' is null then 'confirmed' else 'cancelled' end`

/** The reservations of versions before their status was stored. */
export const LEGACY_STATUS: BackupTable = {
  ...today,
  columns,
  legacy: {
    source: sql`select ${columnsOf({ columns })} from reservations`,
    into: [{ table: today, row: sql`r || jsonb_build_object(${statusBefore})`, newColumns: ['status'] }],
  },
}
