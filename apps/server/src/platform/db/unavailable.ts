import { sqlState } from './in-transaction.ts'

/**
 * SQLSTATEs of a database that is unavailable: no connection, no space or memory, shutting down, starting up, a lock,
 * query or idle transaction that took too long, read-only, a failing disk, and deadlocks after all retries.
 */
const BUSY = /^(08|53|57P0|25006$|25P03$|58030$|57014$|55P03$|40001$|40P01$)/

/** Network errors on the way to a server. */
const BROKEN: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Errors of a disk that can't be written: full, over its quota, read-only, broken. */
const DISK: ReadonlySet<unknown> = new Set(['EDQUOT', 'EIO', 'ENOSPC', 'EROFS'])

/** Messages of node-postgres, its pool and PGlite without a code. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|PGlite is clos)/

/** SQLSTATEs of an invalid value: too long, out of range, no date, no text. */
const VALUES: ReadonlySet<string> = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])

/** Whether an error means that the database, the disk, or the network to them, is unavailable now. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (BROKEN.has(code) || DISK.has(code) || SAID.test(cause.message)) return true
  }
  return BUSY.test(sqlState(error) ?? '')
}

/** Whether the database refused a value as such. A schema should have refused it before. */
export const isOfValue = (error: unknown): boolean => VALUES.has(sqlState(error) ?? '')
