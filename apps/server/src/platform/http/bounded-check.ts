import { setTimeout as pause } from 'node:timers/promises'

interface Bounds {
  /** How long a check may take before it counts as failed, in milliseconds. */
  timeoutMs: number
  /** How long a success is cached, in milliseconds. Failures are never cached. */
  freshMs: number
}

/**
 * A check that many may call: one runs at a time, shared by all concurrent callers. One that hangs fails each of its
 * callers after their own timeout, and no second one is started beside it.
 */
export function boundedCheck(
  check: () => Promise<void>,
  { timeoutMs, freshMs }: Bounds,
): () => Promise<void> {
  let succeededAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      await check()
      succeededAt = performance.now()
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (performance.now() - succeededAt < freshMs) return
    running ??= run()
    const over = new AbortController()
    const late = pause(timeoutMs, undefined, { signal: over.signal }).then(() => {
      throw new Error(`no answer within ${timeoutMs} ms`)
    })
    try {
      await Promise.race([running, late])
    } finally {
      late.catch(() => {})
      over.abort()
    }
  }
}
