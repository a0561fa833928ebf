import { getTableName, is, sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { PgTable } from 'drizzle-orm/pg-core'
import { MIGRATIONS } from './adopt-baseline.ts'
import { type Database, queryRows } from './database.ts'
import * as schema from './schema.ts'

/** When each migration was made, in milliseconds, which is how a database and a backup name the last one that it ran. */
export const migrationTimes = (): number[] =>
  readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis)

/** The last migration of this version. */
export const newestMigration = (): number => Math.max(...migrationTimes())

/** The last migration that a database ran. */
export async function lastMigration(db: Database): Promise<number> {
  const [last] = await queryRows<{ at: string }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  return Number(last?.at)
}

/**
 * Replaces the tables of an installation that has no data by those of an earlier version, whose last migration is given, so that rows
 * of that version can be stored. Within a transaction, which `migrateFrom` ends.
 */
export async function remakeTables(tx: Database, last: number): Promise<void> {
  const names = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  const tables = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const functions = await queryRows<{ name: string }>(
    tx,
    sql`select distinct proname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
        join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = current_schema()::regnamespace and relname in ${names}`,
  )
  await tx.execute(sql`drop table ${tables} cascade`)
  for (const { name } of functions) await tx.execute(sql`drop function ${sql.identifier(name)}`)
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
  await run(tx, (migration) => migration.folderMillis <= last)
}

/** Runs the migrations after a given one. */
export const migrateFrom = (tx: Database, last: number): Promise<void> =>
  run(tx, (migration) => migration.folderMillis > last)

/** Runs some migrations in their order, and marks them as run, as drizzle's migrator does, which runs all of them. */
async function run(tx: Database, isRun: (migration: MigrationMeta) => boolean): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles(MIGRATIONS).filter(isRun)) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}
