import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ChangeListener, ChangeSubscription } from './change-notifications.ts'

/** The database, or a transaction of it. Stores accept either, embedded or on a server. */
export type Database = PgDatabase<PgQueryResultHKT>

/** A migrated database, with functions to listen to its changes and to close it. */
export interface OpenDatabase {
  db: Database
  /** Reports every change of a landing's public data. */
  subscribe(listener: ChangeListener): ChangeSubscription
  close(): Promise<void>
}

/** The rows of an SQL query; `Row` is the type of its columns. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] }
  return rows
}
