import { accessSync, constants, statfsSync } from 'node:fs'
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

/** PostgreSQL writes its log in pieces of this size. */
const LEAST_BYTES = 16 * 1024 * 1024

/**
 * Why a database could not be made or opened: `CannotStart` where its disk is full, of which it says nothing itself, else the given
 * error. `folder` is one that exists.
 */
export function reasonOfDisk(folder: string, error: unknown): unknown {
  if (error instanceof CannotStart) return error
  const { bavail, bsize } = statfsSync(folder)
  const left = bavail * bsize
  return left < LEAST_BYTES
    ? new CannotStart(
        `the database in ${folder} can't be opened: its disk is full, with ${Math.floor(left / 1024)} kB left; make room there, or let DATA_DIR name another folder`,
      )
    : error
}
