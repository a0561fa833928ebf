import { Worker } from 'node:worker_threads'
import { refuse } from '@nelly/domain/result'
import type { busyTimes, FeedWindow } from './busy-times.ts'

type Read = ReturnType<typeof busyTimes>

/** How long a feed may be computed; some rules of recurrence have no occurrence, and are searched for one forever. */
const TIMEOUT_MS = 3_000

/** Reads a feed in a thread of its own, which is ended when it takes too long: a feed is written by strangers. */
export async function readFeed(text: string, window: FeedWindow): Promise<Read> {
  const thread = new Worker(new URL('./read-feed-thread.ts', import.meta.url), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Read>((resolve) => {
      timer = setTimeout(() => resolve(refuse('too-many-events')), TIMEOUT_MS)
      thread.on('message', resolve)
      // It ran out of memory.
      thread.on('error', () => resolve(refuse('too-many-events')))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
