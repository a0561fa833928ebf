import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { LandingNews, NewsReader } from './landing-news.ts'

/** The database, or a transaction of it: stores take either and cannot tell the embedded one from a server. */
export type Database = PgDatabase<PgQueryResultHKT>

/** A database that is up to date, with the means to follow its changes and to close it. */
export interface OpenDatabase {
  db: Database
  /** Keeps a reader informed of what visitors see of landings. */
  followLandings(reader: NewsReader): LandingNews
  close(): Promise<void>
}
