import { EventEmitter } from 'node:events'
import { and, asc, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { type JobState, jobs } from '../db/schema.ts'

/** A job as its handler gets it, claimed for the `attempts`th time. */
export type Job<Payload = unknown> = Omit<typeof jobs.$inferSelect, 'payload'> & { payload: Payload }

/** A job to be enqueued; see the columns of the table. */
export type NewJob = Pick<
  typeof jobs.$inferInsert,
  'kind' | 'key' | 'reservationId' | 'quoteId' | 'pictureId' | 'accountId' | 'payload'
>

const DAY_MS = 86_400_000
const KEEP_DONE_MS = 30 * DAY_MS
const KEEP_DEAD_MS = 90 * DAY_MS

/** Jobs swept by one statement: all of them could exceed the statement timeout. */
const SWEEP_BATCH = 1_000

/** Neither done nor dead. */
export const isPending = sql`${jobs.state} in ('waiting', 'running')`

/**
 * Enqueues jobs, in the transaction that needs them, due at once or at `runAt`; then, once it is committed, call
 * `wakeJobWorker`, as `transactionWithJobs` does.
 */
export async function enqueue(
  tx: Database,
  added: readonly NewJob[],
  now: Date,
  runAt: Date = now,
): Promise<void> {
  if (added.length === 0) return
  await tx
    .insert(jobs)
    .values(added.map((job) => ({ ...job, runAt, createdAt: now })))
    .onConflictDoNothing()
}

const wakeUps = new EventEmitter()

/** Makes the worker of this process look for jobs at once. Those of other processes find them when they poll. */
export const wakeJobWorker = (): void => void wakeUps.emit('wake')

/** Runs work in a transaction, and wakes the worker for the jobs that it enqueued, unless it did nothing. */
export async function transactionWithJobs<T extends boolean | { readonly ok: boolean }>(
  ...of: Parameters<typeof inTransaction<T>>
): Promise<T> {
  const outcome = await inTransaction(...of)
  if (typeof outcome === 'boolean' ? outcome : outcome.ok) wakeJobWorker()
  return outcome
}

/** Calls back whenever jobs were enqueued by this process; returns the function that unsubscribes. */
export function onWakeUp(listener: () => void): () => void {
  wakeUps.on('wake', listener)
  return () => wakeUps.off('wake', listener)
}

interface Claim {
  readonly now: Date
  readonly leaseUntil: Date
  readonly limit: number
  /** Whether accounts take turns. */
  readonly inTurns?: boolean
}

/**
 * Claims the jobs of a kind that have been due longest; in turns, one of each account that has none running, first of the account whose
 * last one ended longest ago. They are not claimed again before the lease is over: a process that still holds them then has crashed.
 */
export async function claimJobs(
  db: Database,
  kind: string,
  { now, leaseUntil, limit, inTurns = false }: Claim,
): Promise<Job[]> {
  const isDue = and(eq(jobs.kind, kind), isPending, lte(jobs.runAt, now))
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inTurns ? and(isDue, isNextOfAccount(kind, now)) : isDue)
    .orderBy(...(inTurns ? [sql`${lastTurn(kind)} nulls first`] : []), asc(jobs.runAt), asc(jobs.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(jobs)
    .set({ state: 'running', attempts: sql`${jobs.attempts} + 1`, runAt: leaseUntil })
    // As an array, so that the rows are locked once.
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning()
  return claimed.sort((one, other) => one.id - other.id)
}

/** Whether a job is the one that is due longest of an account without a running one. */
const isNextOfAccount = (kind: string, now: Date): SQL => sql`${jobs.id} = any(array(
  select distinct on (waiting.account_id) waiting.id
  from ${jobs} as waiting
  where waiting.kind = ${kind} and waiting.state in ('waiting', 'running') and waiting.run_at <= ${now.toISOString()}
    and not exists (
      select from ${jobs} as running
      where running.kind = ${kind} and running.account_id = waiting.account_id
        and running.state = 'running' and running.run_at > ${now.toISOString()})
  order by waiting.account_id, waiting.run_at, waiting.id))`

/** When the last job of a job's account ended. */
const lastTurn = (kind: string): SQL => sql`(
  select max(ended.finished_at) from ${jobs} as ended
  where ended.kind = ${kind} and ended.account_id = "jobs"."account_id")`

/**
 * Stores that a job is done, even if it was claimed again since: its payload is removed, its result stays for a month.
 */
export async function completeJob(db: Database, { id }: Job, result: unknown, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ state: 'done', payload: null, result: result ?? null, lastError: null, finishedAt: now })
    .where(eq(jobs.id, id))
}

/** Schedules a failed job again; its account has had a turn. */
export const retryJob = (
  db: Database,
  job: Job,
  { runAt, now }: { runAt: Date; now: Date },
  lastError: string,
): Promise<boolean> => updateHeld(db, job, { state: 'waiting', runAt, finishedAt: now, lastError })

/** Releases a job that was interrupted: it is due at once, and the attempt does not count. */
export const releaseJob = (db: Database, job: Job, now: Date): Promise<boolean> =>
  updateHeld(db, job, { state: 'waiting', runAt: now, attempts: job.attempts - 1 })

/** Marks a job as dead. It is stored unchanged for three months, with the reason. */
export const buryJob = (db: Database, job: Job, now: Date, lastError: string): Promise<boolean> =>
  updateHeld(db, job, { state: 'dead', finishedAt: now, lastError })

/** Updates a job unless it was deleted, or claimed by somebody else since; returns whether it did. */
async function updateHeld(
  db: Database,
  { id, attempts }: Job,
  changes: Partial<typeof jobs.$inferInsert>,
): Promise<boolean> {
  const isClaimed = and(eq(jobs.id, id), eq(jobs.attempts, attempts), eq(jobs.state, 'running'))
  return (await db.update(jobs).set(changes).where(isClaimed).returning({ id: jobs.id })).length > 0
}

/** Deletes jobs that have been done for a month, or dead for three. */
export async function sweepJobs(db: Database, now: Date): Promise<void> {
  const finishedBefore = (state: JobState, age: number) =>
    and(eq(jobs.state, state), lt(jobs.finishedAt, new Date(now.getTime() - age)))
  const batch = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(or(finishedBefore('done', KEEP_DONE_MS), finishedBefore('dead', KEEP_DEAD_MS)))
    .limit(SWEEP_BATCH)
  for (;;) {
    // As an array, so that the batch is chosen once.
    const swept = await db
      .delete(jobs)
      .where(sql`${jobs.id} = any(array(${batch}))`)
      .returning({ id: jobs.id })
    if (swept.length < SWEEP_BATCH) return
  }
}
