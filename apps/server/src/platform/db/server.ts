import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { adoptBaseline, MIGRATIONS } from './adopt-baseline.ts'
import { listenServer } from './change-notifications.ts'
import type { OpenDatabase } from './database.ts'

/** Any number that all instances agree on: the holder of the advisory lock of this number migrates. */
const MIGRATION_LOCK = 736_559

/** How many connections one process has at most, besides the one that listens. */
const CONNECTIONS = 20

/**
 * Timeouts of a server that answers requests, in milliseconds: five seconds after the network to the database works
 * again, no request waits for a dead connection any more. Decision 0052.
 */
const BOUNDS = {
  /** For a new connection, and for a free one of the pool. */
  connectionTimeoutMillis: 2_500,
  /** For a response. PostgreSQL itself cancels earlier, with a reason, and the connection can still be used. */
  query_timeout: 2_500,
  statementTimeout: 2_000,
  /** For the next query of a transaction, which may hold locks. */
  idleInTransactionTimeout: 2_500,
  /** For an idle connection: a proxy may have dropped it silently. */
  idleTimeoutMillis: 2_500,
  /** In seconds. After a fail-over connections move to the new host by then. */
  maxLifetimeSeconds: 600,
}

/**
 * Connects to a PostgreSQL server and migrates it. Throws where it does not answer. Where `isBounded`, a query that
 * takes longer than a request may wait fails; a backup or a seed has no timeout.
 */
export async function openServer(url: string, { isBounded = false } = {}): Promise<OpenDatabase> {
  await migrateServer(url)
  const { statementTimeout, idleInTransactionTimeout, ...bounds } = BOUNDS
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    ...(isBounded
      ? {
          ...bounds,
          // Not as parameters of the connection, which poolers such as PgBouncer refuse.
          onConnect: (client) =>
            client.query(
              `set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = ${idleInTransactionTimeout}`,
            ),
        }
      : {}),
  })
  // The pool replaces a connection that breaks. Without a listener an error of one would crash the process: of an idle
  // one, and of one between two queries of a transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    db: drizzle(pool),
    subscribe: (listener) => listenServer(url, pool, listener),
    close: () => pool.end(),
  }
}

/** Runs the migrations that the server has not run yet; instances that start together do so one at a time. */
async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle(client)
    await adoptBaseline(db)
    await migrate(db, MIGRATIONS)
  } finally {
    // It releases the lock too.
    await client.end()
  }
}
