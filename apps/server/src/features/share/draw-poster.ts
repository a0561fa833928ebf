import { Worker } from 'node:worker_threads'
import type { AccountId } from '@nelly/domain/ids'
import { createFairQueue } from '../../platform/images/fair-queue.ts'
import type { Poster } from './poster.ts'

/**
 * Draws posters, one at a time, in a thread of its own each: nobody waits for the processor meanwhile, and the library, which takes some
 * 30 MB, goes with the thread. Accounts take turns.
 */
export function posterDrawing(): (account: AccountId, poster: Poster) => Promise<Buffer> {
  const queue = createFairQueue()
  return (account, poster) => queue.run(account, () => drawInThread(poster))
}

const drawInThread = (poster: Poster): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./poster-thread.ts', import.meta.url), { workerData: poster })
    thread.on('message', (drawn: Uint8Array) => resolve(Buffer.from(drawn)))
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('the thread ended without a poster')))
  })
