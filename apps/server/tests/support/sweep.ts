import { sweepFiles } from '../../src/platform/files/sweep-files.ts'
import type { Parts } from '../../src/platform/parts.ts'

/** Sweeps the stored files as if each was written more than a day ago. */
export const sweepLater = (parts: Pick<Parts, 'db' | 'files'>): Promise<void> =>
  sweepFiles(parts, { minimumAge: 0 })
