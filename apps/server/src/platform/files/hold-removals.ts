import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/database.ts'
import { transaction } from '../db/in-transaction.ts'

/** Any number that all processes agree on: while one of them holds it, no stored file is removed. */
const BACKUP_LOCK = 736_560

/** Whether a backup is being made or restored, in this process or another. */
export async function isBackupUnderWay(db: Database): Promise<boolean> {
  const locks = await queryRows(
    db,
    sql`select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${BACKUP_LOCK}
        and database = (select oid from pg_database where datname = current_database())`,
  )
  return locks.length > 0
}

/** Prevents the removal of files while the work is done. Needs a connection of its own. */
export const holdingRemovals = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  transaction(db, async (tx) => {
    await holdRemovalsIn(tx)
    return work()
  })

/** The same until the transaction ends. */
export async function holdRemovalsIn(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${BACKUP_LOCK})`)
}

/** The same until the returned function is called, on a database of one connection. */
export async function holdRemovals(db: Database): Promise<() => Promise<void>> {
  await db.execute(sql`select pg_advisory_lock_shared(${BACKUP_LOCK})`)
  return async () => void (await db.execute(sql`select pg_advisory_unlock_shared(${BACKUP_LOCK})`))
}
