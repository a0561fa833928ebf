import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'

/** What PostgreSQL answers to one of two transactions that got into each other's way; another try may well succeed. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['40001', '40P01'])
const TRIES = 6

/**
 * What a transaction comes to when it ends with a statement that is sent already: the commit goes with it instead of waiting
 * for its answer. Where the statement fails, PostgreSQL makes a rollback of the commit, and the transaction fails as it did.
 */
export class WithCommit<T> {
  readonly answer: Promise<T>

  constructor(answer: Promise<T>) {
    // Drizzle sends a query when it is asked what came of it, and once more each time that is asked.
    this.answer = answer.then((value) => value)
    // Ours is asked when the commit is answered.
    this.answer.catch(() => {})
  }
}

/**
 * Runs the work in a transaction that sees what others commit meanwhile, and once more where PostgreSQL asks for that or
 * `retry` recognises the SQLSTATE. The work may run several times: it must do nothing but use the `tx` it gets.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T | WithCommit<T>>,
  retry: readonly string[] = [],
): Promise<T> {
  for (let tries = 1; ; tries++) {
    let last: Promise<T> | undefined
    try {
      const outcome = await db.transaction(
        async (tx) => {
          const done = await work(tx)
          if (!(done instanceof WithCommit)) return done
          last = done.answer
          return undefined
        },
        { isolationLevel: 'read committed' },
      )
      return last ? await last : (outcome as T)
    } catch (failure) {
      // The commit fails too where the last statement did, with less to say about it.
      const error = last ? await last.then(() => failure).catch((its) => its) : failure
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
