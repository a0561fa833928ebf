import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../src/platform/db/database.ts'

/** Runs the work while the database refuses every statement that deletes more than a thousand rows of a table. */
export async function limitDeletes(
  db: Database,
  table: PgTable,
  work: () => Promise<unknown>,
): Promise<void> {
  await db.execute(sql`
    create function limit_deletes() returns trigger language plpgsql as $$
      begin
        if (select count(*) from gone) > 1000 then raise exception 'too many rows at once'; end if;
        return null;
      end
    $$`)
  await db.execute(sql`
    create trigger limit_deletes after delete on ${sql.identifier(getTableName(table))}
      referencing old table as gone for each statement execute function limit_deletes()`)
  try {
    await work()
  } finally {
    await db.execute(sql`drop function limit_deletes cascade`)
  }
}
