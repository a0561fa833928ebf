import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '../parts.ts'
import { JobFailure, type JobHandler } from './job-handler.ts'
import { buryJob, claimJobs, completeJob, type Job, onWakeUp, releaseJob, retryJob } from './jobs.ts'

/** What a worker needs. */
export interface JobWorkerParts extends Pick<Parts, 'db' | 'now'> {
  log: Record<'info' | 'warn' | 'error', (about: object, message: string) => void>
}

/** Times in milliseconds. */
interface JobWorkerOptions {
  /** How often to look for jobs that are due again, or that another process enqueued. */
  pollMs?: number
  /** How long running jobs may take once the worker is told to stop; then they are aborted. */
  graceMs?: number
}

/** The pause between two claims of a kind: it bounds the queries, and how much of the processor a backlog takes from requests. */
const CLAIM_PAUSE_MS = 100
/** A lease lasts this much longer than an attempt may take. */
const LEASE_MARGIN_MS = 60_000

/**
 * Runs jobs: at once those that this process enqueues, soon those of other processes, later what failed. Any number of workers
 * may share a database: each job is claimed by one of them, and by another when its lease is over. Decision 0051.
 */
export function startJobWorker(
  { db, now, log }: JobWorkerParts,
  handlers: readonly JobHandler[],
  { pollMs = 5000, graceMs = 10_000 }: JobWorkerOptions = {},
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const aborting = new AbortController()
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)
  const reportFault = (error: unknown) => log.error({ err: error }, 'jobs must wait')

  /** Runs the jobs of one kind. */
  const startQueue = (handler: JobHandler) => {
    const running = new Set<Promise<void>>()
    let claiming = Promise.resolve()
    let isClaiming = false
    let isWanted = false

    const claimWhileWanted = async () => {
      isClaiming = true
      try {
        while (isWanted && !stopping.signal.aborted) {
          isWanted = false
          const limit = handler.concurrency - running.size
          // The end of one that is running wakes it again.
          if (limit <= 0) return
          const leaseUntil = later(handler.timeoutMs + LEASE_MARGIN_MS)
          const claimed = await claimJobs(db, handler.kind, { now: now(), leaseUntil, limit })
          for (const job of claimed) start(job)
          if (claimed.length > 0) await pause(CLAIM_PAUSE_MS, undefined, { signal: stopping.signal })
        }
      } catch (error) {
        if (!stopping.signal.aborted) reportFault(error)
      } finally {
        isClaiming = false
      }
    }

    const wake = () => {
      isWanted = true
      if (!isClaiming) claiming = claimWhileWanted()
    }

    const start = (job: Job) => {
      const attempt = run(handler, job)
        .catch(reportFault)
        .finally(() => {
          running.delete(attempt)
          wake()
        })
      running.add(attempt)
    }

    const drain = async () => {
      await claiming
      await Promise.all(running)
    }
    return { wake, drain }
  }

  const run = async (handler: JobHandler, job: Job) => {
    const about = { job: job.id, kind: job.kind, attempt: job.attempts }
    let result: unknown
    try {
      result = await handler.run(
        job,
        AbortSignal.any([aborting.signal, AbortSignal.timeout(handler.timeoutMs)]),
      )
    } catch (error) {
      if (aborting.signal.aborted) await releaseJob(db, job, now())
      else await fail(handler, job, error)
      return
    }
    await completeJob(db, job, result, now())
    handler.onOutcome?.(job, 'done')
    log.info(about, 'job done')
  }

  const fail = async (handler: JobHandler, job: Job, error: unknown) => {
    handler.onOutcome?.(job, 'failed')
    const { reason, isFinal } =
      error instanceof JobFailure ? error : { reason: String(error), isFinal: false }
    const about = { job: job.id, kind: job.kind, attempt: job.attempts, reason }
    const message = String(error).slice(0, 500)
    const isTooOld =
      now().getTime() - job.createdAt.getTime() >= (handler.maxAgeMs ?? Number.POSITIVE_INFINITY)
    if (isFinal || isTooOld) {
      if (!(await buryJob(db, job, now(), message))) return
      handler.onOutcome?.(job, 'dead')
      log.error(about, 'job dead')
      return
    }
    const runAt = later(handler.backoffMs(job.attempts))
    await retryJob(db, job, runAt, message)
    log.warn({ ...about, runAt }, 'job failed, to be retried')
  }

  const queues = handlers.map(startQueue)
  const wakeAll = () => {
    for (const queue of queues) queue.wake()
  }
  const unsubscribe = onWakeUp(wakeAll)
  const poll = setInterval(wakeAll, pollMs).unref()
  wakeAll()
  return {
    async stop() {
      stopping.abort()
      unsubscribe()
      clearInterval(poll)
      const grace = setTimeout(() => aborting.abort(new Error('the server stops')), graceMs)
      await Promise.all(queues.map(({ drain }) => drain()))
      clearTimeout(grace)
    },
  }
}
