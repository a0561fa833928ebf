import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { tellWhoActs } from './acting.ts'
import type { Database } from './database.ts'

/** Serialization failure and deadlock: the same transaction may succeed when it is retried. */
const RETRYABLE: readonly string[] = ['40001', '40P01']
const TRIES = 6

/** PostgreSQL's own default, which a server's settings may change. */
const READ_COMMITTED: PgTransactionConfig = { isolationLevel: 'read committed' }

/**
 * Runs the work in a read committed transaction, and retries it after a deadlock, a serialization failure or one of the
 * SQLSTATEs in `retryOn`. The work may run several times: it must have no effects except through its `tx`, and send it
 * one query at a time, as after a failed one PostgreSQL answers concurrent ones with 25P02, which hides the reason.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  retryOn: readonly string[] = [],
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(db, work, READ_COMMITTED)
    } catch (error) {
      const state = sqlState(error) ?? ''
      if (tries >= TRIES || !(RETRYABLE.includes(state) || retryOn.includes(state))) throw error
      await pause(Math.random() * 10 * 2 ** tries)
    }
  }
}

/**
 * Runs the work in one transaction, which the audit ascribes to who acts. On a server, a connection on which it failed is closed: Drizzle's own
 * `db.transaction` returns it to the pool even where it no longer answers, and never where `begin` fails.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const audited = async (tx: Database) => {
    await tellWhoActs(tx)
    return work(tx)
  }
  const { $client: pool } = db as { $client?: unknown }
  if (!(pool instanceof pg.Pool))
    return db.transaction(audited, config === READ_COMMITTED ? undefined : config)
  const client = await pool.connect()
  try {
    const result = await drizzle(client).transaction(audited, config)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Whether a query failed as another row has what has to be unique. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** The SQLSTATE of a failed query, such as `23505`; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}
