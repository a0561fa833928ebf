import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from './database.ts'

let cursors = 0

/** The rows of a query in pages of `size`, which limits the memory. Within a transaction. */
export async function* pagesOf<Row>(tx: Database, query: SQL, size: number): AsyncGenerator<Row[]> {
  cursors += 1
  const cursor = sql.identifier(`nelly_pages_${cursors}`)
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`)
  for (;;) {
    const rows = await queryRows<Row>(tx, sql`fetch ${sql.raw(String(size))} from ${cursor}`)
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await tx.execute(sql`close ${cursor}`)
}
