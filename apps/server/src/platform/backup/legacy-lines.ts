import { type SQL, sql } from 'drizzle-orm'
import { statusBefore } from './legacy-status.ts'
import { columnsOf } from './rows.ts'
import { type BackupTable, tableToday } from './tables.ts'

/** A table with the columns it has today but these. */
const without = (name: string, ...columns: string[]): string[] =>
  tableToday(name).columns.filter((column) => !columns.includes(column))

/** A table of before, out of the same table of today. */
const before = (
  name: string,
  { columns, more, row, newColumns }: { columns: string[]; more: SQL; row: SQL; newColumns: string[] },
): BackupTable => ({
  ...tableToday(name),
  columns,
  legacy: {
    source: sql`select ${columnsOf({ columns: columns.filter((column) => tableToday(name).columns.includes(column) && column !== 'quote' && column !== 'payload') })}, ${more} from ${sql.identifier(name)}`,
    into: [{ table: tableToday(name), row: sql`r || jsonb_build_object(${row})`, newColumns }],
  },
})

/** The tables of versions before decision 0068, whose prices were cents and had no lines. See the migration `0020_money_and_lines`. */
export const LEGACY_LINES: readonly BackupTable[] = [
  before('vehicles', {
    columns: [...without('vehicles', 'price_per_day_minor'), 'price_per_day_cents'],
    more: sql`price_per_day_minor as price_per_day_cents`,
    row: sql`'price_per_day_minor', r -> 'price_per_day_cents'`,
    newColumns: ['price_per_day_minor'],
  }),
  before('reservations', {
    columns: [
      ...without('reservations', 'currency', 'total_minor', 'cancellation_fee_minor'),
      'total_cents',
      'cancellation_fee_cents',
    ],
    more: sql`total_minor as total_cents, cancellation_fee_minor as cancellation_fee_cents, quote_before_lines(quote) as quote`,
    row: sql`'total_minor', r -> 'total_cents', 'cancellation_fee_minor', r -> 'cancellation_fee_cents', 'currency', 'USD',
      'quote', quote_in_lines(r -> 'quote', (r ->> 'during')::tsrange), ${statusBefore}`,
    newColumns: ['total_minor', 'cancellation_fee_minor', 'currency', 'status'],
  }),
  before('jobs', {
    columns: [...tableToday('jobs').columns],
    more: sql`mail_before_lines(payload) as payload`,
    row: sql`'payload', mail_in_lines(r -> 'payload')`,
    newColumns: [],
  }),
]
