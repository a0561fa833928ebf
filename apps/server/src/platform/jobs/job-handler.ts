import type { Counter } from 'prom-client'
import type { Job } from './jobs.ts'

/** Runs the jobs of a kind. Times are in milliseconds. */
export interface JobHandler<Payload = unknown> {
  kind: string
  /** How many run concurrently in a process. */
  concurrency: number
  /** Whether accounts take turns, each with one job at a time. */
  inTurns?: boolean
  /**
   * An attempt is aborted after this; a job that is still running a minute later is taken for one of a crashed process.
   */
  timeoutMs: number
  /** The backoff after a number of failed attempts. */
  backoffMs(attempts: number): number
  /** A job that still fails this long after it was enqueued is dead; without it, it is retried forever. */
  maxAgeMs?: number
  /**
   * Does the work, outside of any transaction, and resolves with the result to store. A job may run more than once: its
   * process may crash before the result is stored. Throw `JobFailure` to set the logged reason, or to say that no retry
   * would help. `signal` aborts an attempt that takes too long, or that outlasts the shutdown; the worker then no
   * longer waits for it, so work that continues must do no harm beside its retry.
   */
  run(job: Job<Payload>, signal: AbortSignal): Promise<unknown>
  /** Called with the outcome of each attempt; one that leaves the job dead is reported as failed too. */
  onOutcome?(job: Job<Payload>, outcome: JobOutcome): void
}

export type JobOutcome = 'done' | 'failed' | 'dead'

/** Counts the outcomes of attempts, by the kind of the job's subject. */
export type JobCounters = Readonly<Record<JobOutcome, Counter<'kind'>>>

/** Why an attempt failed. The message is stored with the job, the log only has the reason. */
export class JobFailure extends Error {
  /** Without personal data, such as `451 to RCPT TO`. */
  readonly reason: string
  /** No retry would help. */
  readonly isFinal: boolean

  constructor(reason: string, { isFinal, cause }: { isFinal: boolean; cause: Error }) {
    super(`${reason}: ${cause.message}`, { cause })
    this.reason = reason
    this.isFinal = isFinal
  }
}

/** Exponential backoff: doubles from `first` with each attempt up to `longest`, with jitter of up to half of it. */
export function exponentialBackoff(
  attempts: number,
  { first, longest }: { first: number; longest: number },
  random = Math.random(),
): number {
  return Math.round(Math.min(first * 2 ** (attempts - 1), longest) * (1 - random / 2))
}

const SECOND = 1000

/** How jobs run that are short, and of which one at a time is enough. */
export const SHORT_JOB = {
  concurrency: 1,
  timeoutMs: 60 * SECOND,
  backoffMs: (attempts) => exponentialBackoff(attempts, { first: 10 * SECOND, longest: 600 * SECOND }),
} as const satisfies Partial<JobHandler>
