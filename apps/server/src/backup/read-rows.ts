import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { pagesOf } from './cursor.ts'
import type { KeptTable } from './tables.ts'

/** Rows of one page: a few hundred kilobytes of reservations. */
const PAGE_ROWS = 500

/**
 * A table's rows in the order of its key, in pages of JSON texts: written by PostgreSQL itself and always in the same
 * way, so that two installations with the same rows give the same bytes, whichever database they run on.
 */
export async function* rowsOf(tx: Database, table: KeptTable): AsyncGenerator<string[]> {
  // By the text's bytes, as two databases may put words in order by different languages.
  const order = table.key.map(({ name, isText }) =>
    isText ? sql`t.${sql.identifier(name)} collate "C"` : sql`t.${sql.identifier(name)}`,
  )
  const query = sql`
    select row_to_json(t)::text as line
    from (select ${columnsOf(table)} from ${sql.identifier(table.name)}) t
    order by ${sql.join(order, sql`, `)}`
  for await (const page of pagesOf<{ line: string }>(tx, query, PAGE_ROWS)) {
    yield page.map(({ line }) => line)
  }
}

/** Has the transaction write instants and periods in one way, whatever its server is set to. */
export async function writeValuesAlike(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true)`)
}

export const columnsOf = ({ columns }: Pick<KeptTable, 'columns'>) =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
