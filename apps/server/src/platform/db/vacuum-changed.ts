import { sql } from 'drizzle-orm'
import { type Database, queryRows } from './database.ts'

/**
 * Vacuums and analyzes the tables that changed much, as autovacuum does on a server: the embedded database has none.
 * Without statistics it takes a table for nearly empty, and compares each of its rows with all others. Table by table,
 * as all queries wait for the one connection. The thresholds are autovacuum's; a restart forgets what was counted, but
 * not which tables were never analyzed.
 *
 * Source: https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM.
 */
export async function vacuumChanged(db: Database): Promise<void> {
  const changed = await queryRows<{ schema: string; table: string }>(
    db,
    sql`
      select schemaname as schema, pg_stat_user_tables.relname as table
      from pg_stat_user_tables join pg_class on pg_class.oid = relid
      where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
        or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
        or (reltuples < 0 and pg_relation_size(relid) > 0)`,
  )
  for (const { schema, table } of changed)
    await db.execute(sql`vacuum (analyze) ${sql.identifier(schema)}.${sql.identifier(table)}`)
}
