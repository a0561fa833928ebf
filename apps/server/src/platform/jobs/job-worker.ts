import { setTimeout as pause } from 'node:timers/promises'
import { actingAs } from '../db/acting.ts'
import type { Database } from '../db/database.ts'
import { unlessAborted } from '../unless-aborted.ts'
import { JobFailure, type JobHandler } from './job-handler.ts'
import { buryJob, claimJobs, completeJob, type Job, onWakeUp, releaseJob, retryJob } from './jobs.ts'

interface JobWorkerParts {
  db: Database
  now(): Date
  log: Record<'info' | 'warn' | 'error', (about: object, message: string) => void>
}

/** Times in milliseconds. */
interface JobWorkerOptions {
  /**
   * How often to poll for jobs that are due again, or that another process enqueued: before the pool closes the idle
   * connection of the last time.
   */
  pollMs?: number
  /** How long running jobs may take once the worker is told to stop; then they are aborted. */
  graceMs?: number
}

/**
 * The pause before each claim of a kind: it limits the queries, and how much processor time a backlog takes from
 * requests.
 */
const CLAIM_PAUSE_MS = 100
/** A lease lasts this much longer than an attempt may take. */
const LEASE_MARGIN_MS = 60_000
/**
 * The pauses between attempts to store the result of a job. With what the database may take for each, they are within
 * the margin.
 */
const COMPLETE_BACKOFF_MS = [500, 2000, 5000, 10_000]

/**
 * Runs jobs: at once those that this process enqueues, soon those of other processes, later failed ones. Any number of
 * workers may share a database: each job is claimed by one of them, and by another when its lease is over. Decision
 * 0051.
 */
export function startJobWorker(
  { db, now, log }: JobWorkerParts,
  handlers: readonly JobHandler[],
  { pollMs = 2000, graceMs = 10_000 }: JobWorkerOptions = {},
): { stop(): Promise<void> } {
  let isStopped = false
  let wakeUp = Promise.withResolvers<void>()
  const aborting = new AbortController()
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)
  const reportFault = (error: unknown) => log.error({ err: error }, 'jobs must wait')

  const wake = () => {
    wakeUp.resolve()
    wakeUp = Promise.withResolvers()
  }

  /** Runs the jobs of one kind until the worker stops. */
  const runKind = async (handler: JobHandler) => {
    const running = new Set<Promise<void>>()
    while (!isStopped) {
      // Taken before the claim, so that no wake-up is missed.
      const woken = wakeUp.promise
      const claimed = await claim(handler, handler.concurrency - running.size)
      for (const job of claimed) {
        const attempt = run(handler, job)
          .catch(reportFault)
          .finally(() => running.delete(attempt))
        running.add(attempt)
      }
      if (claimed.length === 0) await Promise.race([woken, ...running])
      await pause(CLAIM_PAUSE_MS)
    }
    await Promise.all(running)
  }

  const claim = async ({ kind, timeoutMs, inTurns = false }: JobHandler, limit: number): Promise<Job[]> => {
    if (limit === 0) return []
    try {
      return await claimJobs(db, kind, {
        now: now(),
        leaseUntil: later(timeoutMs + LEASE_MARGIN_MS),
        limit,
        inTurns,
      })
    } catch (error) {
      reportFault(error)
      return []
    }
  }

  const run = async (handler: JobHandler, job: Job) => {
    const about = { job: job.id, kind: job.kind, attempt: job.attempts }
    const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(handler.timeoutMs)])
    let result: unknown
    try {
      const running = actingAs({ kind: 'job', job: job.kind }, () => handler.run(job, signal))
      result = await unlessAborted(running, signal)
    } catch (error) {
      if (aborting.signal.aborted) await releaseJob(db, job, now())
      else await fail(handler, job, error)
      return
    }
    await complete(job, result)
    handler.onOutcome?.(job, 'done')
    log.info(about, 'job done')
  }

  /** Retries while the lease lasts: a job whose result is not stored runs again, and its mail is sent twice. */
  const complete = async (job: Job, result: unknown) => {
    for (const backoff of COMPLETE_BACKOFF_MS) {
      try {
        return await completeJob(db, job, result, now())
      } catch (error) {
        reportFault(error)
      }
      await pause(backoff, undefined, { signal: aborting.signal })
    }
    await completeJob(db, job, result, now())
  }

  const fail = async (handler: JobHandler, job: Job, error: unknown) => {
    handler.onOutcome?.(job, 'failed')
    const message = String(error).slice(0, 500)
    const { reason, isFinal } = error instanceof JobFailure ? error : { reason: message, isFinal: false }
    const about = { job: job.id, kind: job.kind, attempt: job.attempts, reason }
    const age = now().getTime() - job.createdAt.getTime()
    if (isFinal || age >= (handler.maxAgeMs ?? Number.POSITIVE_INFINITY)) {
      if (!(await buryJob(db, job, now(), message))) return
      handler.onOutcome?.(job, 'dead')
      log.error(about, 'job dead')
    } else {
      const runAt = later(handler.backoffMs(job.attempts))
      await retryJob(db, job, { runAt, now: now() }, message)
      log.warn({ ...about, runAt }, 'job failed, to be retried')
    }
  }

  const unsubscribe = onWakeUp(wake)
  const poll = setInterval(wake, pollMs).unref()
  const kinds = handlers.map(runKind)
  return {
    async stop() {
      isStopped = true
      unsubscribe()
      clearInterval(poll)
      wake()
      const grace = setTimeout(() => aborting.abort(new Error('the server stops')), graceMs)
      await Promise.all(kinds)
      clearTimeout(grace)
    },
  }
}
