import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connectedAnew, openTestDatabase } from '../../../tests/support/test-database.ts'
import { CannotStart } from '../cannot-start.ts'
import { MIGRATIONS } from './adopt-baseline.ts'
import { type Database, queryRows } from './database.ts'
import { migrateEmbedded } from './embedded.ts'
import { people } from './schema.ts'

/** When the last two migrations before the baseline were made: `0048_grounds_of_logos` and `0049_instructions_of_places`. */
const [LAST_BUT_ONE, LAST] = [1_795_650_117_508, 1_795_659_046_876]

/** A database as a version before 0.2.0 left it, whose newest migration was made at that time. */
async function databaseOfBefore(newest: number): Promise<Database> {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  // Its tables are those of the baseline alone.
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`create schema public`)
  for (const statement of readMigrationFiles(MIGRATIONS)[0]?.sql ?? []) await db.execute(sql.raw(statement))
  await db.execute(
    sql`insert into people (email, name, password_hash, created_at) values ('a@example.com', 'Ana', '', now())`,
  )
  await db.execute(
    sql`create function phone_key_of(phone text) returns text language sql immutable as 'select phone'`,
  )
  await db.execute(sql`delete from drizzle.__drizzle_migrations`)
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of before', ${newest})`,
  )
  return db
}

/** Opens a database as a start does. */
const restarted = async (db: Database): Promise<unknown> =>
  'dump' in inject('testDatabase') ? migrateEmbedded(db as PgliteDatabase) : connectedAnew(db)

/** When those that ran were made, in the order in which they ran. */
async function migrationsOf(db: Database): Promise<number[]> {
  const rows = await queryRows<{ at: string }>(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by id`,
  )
  return rows.map(({ at }) => Number(at))
}

const functionsOfBefore = (db: Database) =>
  queryRows(db, sql`select proname as name from pg_proc where proname = 'phone_key_of'`)

test('a database with the last migration of before has its rows, and the baseline as run, however often it is opened', async () => {
  const db = await databaseOfBefore(LAST)
  await restarted(db)
  await restarted(db)
  expect(await migrationsOf(db)).toEqual([
    LAST,
    ...readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis),
  ])
  expect(await functionsOfBefore(db)).toEqual([])
  expect(await db.select({ name: people.name }).from(people)).toEqual([{ name: 'Ana' }])
})

test('a database that lacks a migration of before is refused in one line that says what to do, and stays as it is', async () => {
  const db = await databaseOfBefore(LAST_BUT_ONE)
  const refused = await restarted(db).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CannotStart)
  expect((refused as Error).message).toBe(
    'the database is too old for this version: start the last version before 0.2.0 on it once, then this one',
  )
  expect(await migrationsOf(db)).toEqual([LAST_BUT_ONE])
  expect(await functionsOfBefore(db)).toHaveLength(1)
})
