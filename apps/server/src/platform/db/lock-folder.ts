import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { assertWritable, notWritable } from '../assert-writable.ts'
import { CannotStart } from '../cannot-start.ts'

/** A hold on a folder that no other process can have at the same time. */
export interface FolderLock {
  release(): void
}

/** SQLite's result codes for a lock that another has. */
const BUSY: ReadonlySet<unknown> = new Set([5, 6])

/**
 * Takes a folder, made if it is not there, for this process alone; undefined where another process has it. The lock
 * is the operating system's, on the file `lock`, reached through SQLite as Node has no call of its own for it: it ends
 * with the process that holds it, however that ends, so there is no stale one to take over and no race for it.
 * Throws `CannotStart` where the folder cannot be written.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // A lock file that is there can be locked where nothing can be written.
    assertWritable(folder)
    const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    try {
      // Nothing is ever written to the file: a transaction that may write is what takes the lock. It needs no journal.
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
