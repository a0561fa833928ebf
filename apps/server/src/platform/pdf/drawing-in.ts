import { Worker } from 'node:worker_threads'
import type { AccountId } from '@nelly/domain/ids'
import { createFairQueue } from '../fair-queue.ts'

/**
 * Draws PDFs, one at a time, in a thread of its own each: nobody waits for the processor meanwhile, and the library, which takes some
 * 30 MB, goes with the thread. Accounts take turns. The thread gets what is drawn as its `workerData`, and posts the file.
 */
export function drawingIn<Drawn>(thread: URL): (account: AccountId, drawn: Drawn) => Promise<Buffer> {
  const queue = createFairQueue()
  return (account, drawn) => queue.run(account, () => drawInThread(thread, drawn))
}

const drawInThread = (url: URL, drawn: unknown): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(url, { workerData: drawn })
    thread.on('message', (file: Uint8Array) => resolve(Buffer.from(file)))
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('the thread ended without a file')))
  })
