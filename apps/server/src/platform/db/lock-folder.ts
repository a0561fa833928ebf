import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { assertWritable, notWritable } from '../assert-writable.ts'
import { CannotStart } from '../cannot-start.ts'

/** An exclusive lock of a folder. */
export interface FolderLock {
  release(): void
}

/** SQLite's result codes for a lock that another process holds. */
const BUSY: ReadonlySet<unknown> = new Set([5, 6])

/**
 * Locks a folder for this process, and creates it if it is missing; undefined where another process holds it. The lock
 * is the operating system's, on the file `lock`, through SQLite, as Node has no API for it: it ends with its process in
 * any case, so there is no stale lock and no race. Throws `CannotStart` where the folder can't be written.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // An existing lock file can be locked in a read-only folder.
    assertWritable(folder)
    const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    try {
      // Nothing is ever written to the file: a write transaction takes the lock. It needs no journal.
      file.exec('pragma journal_mode = memory; begin exclusive')
      return { release: () => file.close() }
    } catch (error) {
      file.close()
      throw error
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const { code, errcode, message } = error as { code?: string; errcode?: number; message: string }
    if (BUSY.has(errcode)) return undefined
    const reason = code === 'ERR_SQLITE_ERROR' ? message : code
    throw notWritable(folder, reason)
  }
}
