import { sql } from 'drizzle-orm'
import { type Database, queryRows } from './database.ts'
import { transaction } from './in-transaction.ts'

/**
 * Rejects unless the database accepts writes: it is no standby, not read-only, has disk space and flushes a commit. It
 * leaves no row behind: a query too large for its memory takes 140 kB of disk for a temporary file, and the commit of an
 * empty WAL message waits for the same flush as that of a reservation.
 */
export async function probeWrite(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    const [mode] = await queryRows<{ isReadOnly: boolean }>(
      tx,
      sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    )
    if (mode?.isReadOnly) throw new Error('the database is read-only')
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`select count(*) from generate_series(1, 10000)`)
    // Last: a failing WAL write ends PostgreSQL, a failing temporary file only the query.
    await tx.execute(sql`select pg_logical_emit_message(true, 'nelly', '')`)
  })
}
