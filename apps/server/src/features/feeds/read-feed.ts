import { Worker } from 'node:worker_threads'
import { refuse } from '@nelly/domain/result'
import type { busyTimes, FeedWindow } from './busy-times.ts'

type Read = ReturnType<typeof busyTimes>

/**
 * How much processor time a feed may take, in milliseconds; some rules of recurrence have no occurrence, and are searched for one
 * forever. Not elapsed time, so that the result does not depend on the machine's load.
 */
const MOST_CPU_MS = 3_000
const CHECK_MS = 200

/**
 * Reads a feed in a thread of its own, which is ended when it takes too long: a feed is written by strangers. Rejects for a fault of
 * ours, and when the signal aborts.
 */
export async function readFeed(text: string, window: FeedWindow, signal: AbortSignal): Promise<Read> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./read-feed-thread.ts', import.meta.url), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Read>((resolve, reject) => {
      const check = ({ user, system }: NodeJS.CpuUsage) => {
        if ((user + system) / 1_000 > MOST_CPU_MS) resolve(refuse('too-many-events'))
      }
      // It is refused while the thread does not run yet, or no more.
      timer = setInterval(() => thread.cpuUsage().then(check, () => undefined), CHECK_MS)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      thread.on('message', resolve)
      thread.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(refuse('too-many-events'))
        else reject(error)
      })
    })
  } finally {
    clearInterval(timer)
    await thread.terminate()
  }
}
