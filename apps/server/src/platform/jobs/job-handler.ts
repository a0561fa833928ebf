import type { Counter } from 'prom-client'
import type { Job } from './jobs.ts'

/** What runs the jobs of a kind. Times are in milliseconds. */
export interface JobHandler<Payload = unknown> {
  kind: string
  /** How many run at a time in a process. */
  concurrency: number
  /** After this an attempt is aborted; a minute later a job that is still running is taken for one of a dead process. */
  timeoutMs: number
  /** How long to wait after so many failed attempts. */
  backoffMs(attempts: number): number
  /** A job that still fails this long after it was enqueued is dead; without it, it is retried for good. */
  maxAgeMs?: number
  /**
   * Does the work, outside of any transaction, and resolves with what is to be kept of it as the result. A job may run more
   * than once: its process may die before the end is noted. Throw `JobFailure` to say what the log may tell, or that no retry
   * would help. `signal` aborts an attempt that takes too long, or that
   * outlasts the shutdown; the worker then waits for it no longer, so that work that goes on must do no harm beside its retry.
   */
  run(job: Job<Payload>, signal: AbortSignal): Promise<unknown>
  /** Hears what became of each attempt; one that leaves the job dead is reported as failed too. */
  onOutcome?(job: Job<Payload>, outcome: JobOutcome): void
}

export type JobOutcome = 'done' | 'failed' | 'dead'

/** Counts what became of attempts, by the kind of what the job is about. */
export type JobCounters = Readonly<Record<JobOutcome, Counter<'kind'>>>

/** Why an attempt failed. The message is kept with the job, the log has the reason alone. */
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

/** Doubles from `first` with each attempt up to `longest`; up to half of it is left to chance, so that jobs that failed together are not retried together. */
export function exponentialBackoff(
  attempts: number,
  { first, longest }: { first: number; longest: number },
  random = Math.random(),
): number {
  return Math.round(Math.min(first * 2 ** (attempts - 1), longest) * (1 - random / 2))
}
