import { claimStorage } from '../../src/platform/files/installation-id.ts'
import { sweepFiles } from '../../src/platform/files/sweep-files.ts'
import type { Parts } from '../../src/platform/parts.ts'

/** Sweeps the files of a storage that belongs to the app. */
export async function sweep(
  parts: Pick<Parts, 'db' | 'files'>,
  options?: { minimumAge?: number; signal?: AbortSignal },
): ReturnType<typeof sweepFiles> {
  await claimStorage(parts)
  return sweepFiles({ ...parts, log: console }, options)
}

/** The same as if each file was written more than a day ago. */
export const sweepLater = (parts: Pick<Parts, 'db' | 'files'>): ReturnType<typeof sweepFiles> =>
  sweep(parts, { minimumAge: 0 })
