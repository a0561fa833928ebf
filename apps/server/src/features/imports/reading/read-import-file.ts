import { readFile } from 'node:fs/promises'
import type { AccountId } from '@nelly/domain/ids'
import { type Result, refuse } from '@nelly/domain/result'
import type { ImportedFile } from '../../../platform/db/schema/imports.ts'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import { runGuarded } from '../../../platform/guarded-thread.ts'
import type { Upload } from '../../../platform/http/upload.ts'
import type { FileRefusal, TableMaking } from './imported-file.ts'

type Read = Result<ImportedFile, FileRefusal>

const MODULE = new URL('./read-import-file-thread.ts', import.meta.url)
const MOST = { mostCpuMs: 20_000, mostMegabytes: 256 }

const queue = createFairQueue()

/**
 * Reads the tables of an uploaded file, see `read-tables.ts`, in a thread of its own, which is ended when it takes too much time or memory:
 * one file at a time, and accounts take turns. Rejects for a fault of ours.
 */
export const readImportFile = (
  account: AccountId,
  { path }: Pick<Upload, 'path'>,
  make: TableMaking = 'tables',
): Promise<Read> =>
  queue.run(account, async () => {
    const bytes = await readFile(path)
    return (await runGuarded<Read>(MODULE, { bytes, make }, MOST)) ?? refuse('too-large-unpacked')
  })
