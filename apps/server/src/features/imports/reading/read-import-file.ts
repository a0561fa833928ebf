import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { AccountId } from '@nelly/domain/ids'
import { type Result, refuse } from '@nelly/domain/result'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import type { Upload } from '../../../platform/http/upload.ts'
import type { FileRefusal, ImportedFile, TableMaking } from './imported-file.ts'

type Read = Result<ImportedFile, FileRefusal>

/** How much processor time a file may take, in milliseconds; not elapsed time, so that the result does not depend on the machine's load. */
const MOST_CPU_MS = 20_000
const CHECK_MS = 200
const MOST_MEGABYTES = 256

const queue = createFairQueue()

/**
 * Reads the tables of an uploaded file, see `read-tables.ts`, in a thread of its own, which is ended when it takes too much time or memory:
 * one file at a time, and accounts take turns. Rejects for a fault of ours.
 */
export const readImportFile = (
  account: AccountId,
  { path }: Pick<Upload, 'path'>,
  make: TableMaking = 'tables',
): Promise<Read> => queue.run(account, async () => readInThread(await readFile(path), make))

async function readInThread(bytes: Uint8Array, make: TableMaking): Promise<Read> {
  const thread = new Worker(new URL('./read-import-file-thread.ts', import.meta.url), {
    workerData: { bytes, make },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Read>((resolve, reject) => {
      const check = ({ user, system }: NodeJS.CpuUsage) => {
        if ((user + system) / 1_000 > MOST_CPU_MS) resolve(refuse('too-large-unpacked'))
      }
      // It is refused while the thread does not run yet, or no more.
      timer = setInterval(() => thread.cpuUsage().then(check, () => undefined), CHECK_MS)
      thread.on('message', resolve)
      thread.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(refuse('too-large-unpacked'))
        else reject(error)
      })
    })
  } finally {
    clearInterval(timer)
    await thread.terminate()
  }
}
