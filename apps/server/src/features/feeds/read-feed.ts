import { refuse } from '@nelly/domain/result'
import { runGuarded } from '../../platform/guarded-thread.ts'
import type { busyTimes, FeedWindow } from './busy-times.ts'

type Read = ReturnType<typeof busyTimes>

const MODULE = new URL('./read-feed-thread.ts', import.meta.url)

/** Some rules of recurrence have no occurrence, and are searched for one forever. */
const MOST = { mostCpuMs: 3_000, mostMegabytes: 128 }

/** Reads a feed in a thread of its own, which is ended when it takes too much. Rejects for a fault of ours, and when the signal aborts. */
export async function readFeed(text: string, window: FeedWindow, signal: AbortSignal): Promise<Read> {
  const read = await runGuarded<Read>(MODULE, { text, window }, { ...MOST, signal })
  return read ?? refuse('too-many-events')
}
