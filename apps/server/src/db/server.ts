import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { migrateServer } from './migrate.ts'
import { serverNews } from './server-news.ts'
import { spareWays } from './spare-ways.ts'

/**
 * How many connections one process holds at most. A reservation keeps one until the disk has it, and those that wait for the disk
 * together wait once.
 */
const CONNECTIONS = 20
/** How long one is kept that nobody needs, in milliseconds: a new one knows nothing of the tables yet, and is slow at first. */
const KEPT_MS = 60_000

/** Connects to a PostgreSQL server and brings its tables up to date. Throws where it does not answer. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    idleTimeoutMillis: KEPT_MS,
    connectionTimeoutMillis: 5_000,
    pipeline: true,
  })
  // A connection that breaks is replaced by the pool, and its next query fails. Without a listener it would end the process:
  // while it is idle, and while a transaction of ours thinks between two queries.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', spareWays)
  try {
    await migrateServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzle(pool),
    followLandings: (reader) => serverNews(url, pool, reader),
    close: () => pool.end(),
  }
}
