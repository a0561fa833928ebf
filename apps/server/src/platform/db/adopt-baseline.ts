import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { CannotStart } from '../cannot-start.ts'
import { type Database, queryRows } from './database.ts'
import { transaction } from './in-transaction.ts'

/** Where drizzle's migrator finds the migrations, of which the first is the baseline. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }

/** What drizzle's table has of the last migration before the baseline: when it was made, in milliseconds. */
const LAST_BEFORE_BASELINE = 1_795_659_046_876

/**
 * Marks the baseline as run where a version before 0.2.0 ran the last of its own migrations: they made the same tables
 * (decision 0146). A new database and one of 0.2.0 or later stay as they are. Throws `CannotStart` where an older version
 * made the database. To be called before the migrator.
 */
export async function adoptBaseline(db: Database): Promise<void> {
  const [table] = await queryRows<{ found: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  const [baseline] = readMigrationFiles(MIGRATIONS)
  if (!table?.found || !baseline) return
  const [newest] = await queryRows<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  const at = Number(newest?.at ?? baseline.folderMillis)
  if (at >= baseline.folderMillis) return
  if (at !== LAST_BEFORE_BASELINE)
    throw new CannotStart(
      'the database is too old for this version: start the last version before 0.2.0 on it once, then this one',
    )
  await transaction(db, async (tx) => {
    await tx.execute(sql.raw(`drop function if exists ${FUNCTIONS_OF_BEFORE.join(', ')}`))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${baseline.hash}, ${baseline.folderMillis})`,
    )
  })
}

/** Functions that the migrations before the baseline left behind: they converted rows of still earlier versions. */
const FUNCTIONS_OF_BEFORE = [
  ...['make_places_of_pairs', 'make_customers_of_reservations', 'phone_key_of'],
  ...['quote_in_lines', 'quote_before_lines', 'mail_in_lines', 'mail_before_lines'],
  ...['site_in_both_languages', 'site_before_both_languages'],
  ...['step_in_both_languages', 'step_before_both_languages'],
  ...['search_text_in_both', 'search_text_before_both', 'is_search_text'],
  ...['main_language_of_site', 'offer_languages_of_sites'],
]
