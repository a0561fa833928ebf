import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/in-transaction.ts'
import { pagesOf } from '../db/pages-of.ts'
import type { BackupTable } from './tables.ts'

/** Rows of one page: a few hundred kilobytes of reservations. */
const PAGE_ROWS = 500

/** Runs the work on a snapshot of the database, whatever others write meanwhile. */
export const inSnapshot = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  transaction(
    db,
    async (tx) => {
      await useStandardFormats(tx)
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Formats instants and periods uniformly in this transaction, whatever the server's settings. */
export async function useStandardFormats(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true)`)
}

/**
 * A table's rows in the order of its key, in pages of JSON strings: formatted by PostgreSQL itself and always in the
 * same way, so that two installations with the same rows give the same bytes on any database.
 */
export async function* rowsOf(tx: Database, table: BackupTable): AsyncGenerator<string[]> {
  // By the string's bytes, as two databases may have different collations.
  const order = table.key.map(({ name, isText }) =>
    isText ? sql`t.${sql.identifier(name)} collate "C"` : sql`t.${sql.identifier(name)}`,
  )
  const query = sql`
    select row_to_json(t)::text as line
    from (select ${columnsOf(table)} from ${sql.identifier(table.name)}) t
    order by ${sql.join(order, sql`, `)}`
  for await (const page of pagesOf<{ line: string }>(tx, query, PAGE_ROWS)) yield page.map(({ line }) => line)
}

export const columnsOf = ({ columns }: Pick<BackupTable, 'columns'>) =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
