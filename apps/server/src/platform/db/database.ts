import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ChangeListener, ChangeSubscription } from './change-notifications.ts'

/** The database, or a transaction of it: stores take either and cannot tell the embedded one from a server. */
export type Database = PgDatabase<PgQueryResultHKT>

/** A database that is up to date, with the means to follow its changes and to close it. */
export interface OpenDatabase {
  db: Database
  /** Reports every change of what visitors see of a landing. */
  subscribe(listener: ChangeListener): ChangeSubscription
  close(): Promise<void>
}

/** The rows of a query written as SQL; `Row` names its columns. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] }
  return rows
}
