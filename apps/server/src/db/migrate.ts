import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number all instances agree on: whoever holds the advisory lock of this number migrates. */
const MIGRATION_LOCK = 736_559

/** Runs the migrations that the embedded database has not seen. */
export const migrateEmbedded = (db: PgliteDatabase): Promise<void> => migratePglite(db, { migrationsFolder })

/** Runs the migrations that the server has not seen; instances that start together take turns. */
export async function migrateServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateNodePostgres(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
}
