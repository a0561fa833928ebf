import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'

/** What PostgreSQL answers to one of two transactions that got into each other's way; another try may well succeed. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['40001', '40P01'])
const TRIES = 6

/**
 * Runs the work in a transaction that sees what others commit meanwhile, and once more where PostgreSQL asks for that or
 * `retry` recognises the SQLSTATE. The work may run several times: it must do nothing but use the `tx` it gets.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  retry: readonly string[] = [],
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work, { isolationLevel: 'read committed' })
    } catch (error) {
      const state = sqlState(error) ?? ''
      if (tries >= TRIES || !(IN_THE_WAY.has(state) || retry.includes(state))) throw error
      await pause(Math.random() * 10 * 2 ** tries)
    }
  }
}

/** The SQLSTATE of a failed query, such as `23505`; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}
