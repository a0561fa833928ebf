import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

let opened = 0

/** The rows of a query in pages of `size`, so that no more of them is in memory at once. Within a transaction. */
export async function* pagesOf<Row>(tx: Database, query: SQL, size: number): AsyncGenerator<Row[]> {
  opened += 1
  const cursor = sql.identifier(`nelly_backup_${opened}`)
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = (await tx.execute(sql`fetch ${sql.raw(String(size))} from ${cursor}`)) as unknown as {
      rows: Row[]
    }
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await tx.execute(sql`close ${cursor}`)
}
