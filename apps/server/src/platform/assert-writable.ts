import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** Throws `CannotStart` where nothing can be written in a folder, or where it can't be created. */
export function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' || dirname(folder) === folder) throw notWritable(folder, code)
    assertWritable(dirname(folder))
  }
}

/** Says so for a folder of `DATA_DIR`, and what to do. */
export const notWritable = (folder: string, reason: string | undefined): CannotStart =>
  new CannotStart(
    `nothing can be written in ${folder} (${reason}); make it writable for this user, or let DATA_DIR name another folder`,
  )
