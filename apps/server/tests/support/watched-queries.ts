import { PGlite } from '@electric-sql/pglite'
import { drizzle as overServer } from 'drizzle-orm/node-postgres'
import { drizzle as overEmbedded } from 'drizzle-orm/pglite'
import type pg from 'pg'
import type { Database } from '../../src/platform/db/database.ts'

/** A query as the database got it. */
export interface SentQuery {
  text: string
  values: unknown[]
}

type Rows = Record<string, unknown>[]

/** The same database with a record of all queries from now on, and a way to query it without recording. */
export function watchQueries(db: Database): {
  db: Database
  queries: SentQuery[]
  ask(text: string, values?: unknown[]): Promise<Rows>
} {
  const queries: SentQuery[] = []
  const logger = {
    logQuery: (text: string, values: unknown[]) => void queries.push({ text, values }),
  }
  const { $client: client } = db as unknown as { $client: PGlite | pg.Pool }
  const watched = client instanceof PGlite ? overEmbedded(client, { logger }) : overServer(client, { logger })
  const ask = async (text: string, values: unknown[] = []) =>
    (await (client as pg.Pool).query(text, values)).rows as Rows
  return { db: watched as unknown as Database, queries, ask }
}
