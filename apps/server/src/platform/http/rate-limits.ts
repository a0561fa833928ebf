import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'

/** How often something may be tried within a window of time that begins with the first try. */
export interface Limit {
  points: number
  seconds: number
}

/** What a try left of its limit. */
export interface Allowance {
  /** How many tries there were in this window, this one among them. */
  taken: number
  /** Whether this try is within the limit. */
  granted: boolean
  /** Until a new window begins; at least 1. */
  secondsLeft: number
}

/**
 * Counts one try of whatever `key` names, for all instances that share the database. Tries beyond the limit are
 * counted too, but do not prolong the window.
 */
export async function take(db: Database, key: string, limit: Limit, now: Date): Promise<Allowance> {
  const over = lte(rateLimits.resetsAt, now)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: 1, resetsAt: new Date(now.getTime() + limit.seconds * 1000) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then 1 else ${rateLimits.points} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ points: rateLimits.points, resetsAt: rateLimits.resetsAt })
  if (!row) throw new Error('an upsert answered no row')
  const secondsLeft = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000))
  return { taken: row.points, granted: row.points <= limit.points, secondsLeft }
}

/** Takes a try back, as it turned out to be none that counts. */
export async function giveBack(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

/** Forgets all tries of a key. */
export async function forget(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** One in so many new windows has those forgotten that are over. */
const NOW_AND_THEN = 50

/** Forgets the windows that are over, when chance will have it: for callers that come often. */
export async function forgetPastNowAndThen(db: Database, now: Date): Promise<void> {
  if (Math.random() * NOW_AND_THEN < 1) await forgetPast(db, now)
}

/** Forgets the windows that are over. */
export async function forgetPast(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now))
}

/** Names what is limited without telling it: neither e-mails nor addresses are kept. */
export const limitKey = (subject: string, ...parts: readonly string[]): string =>
  `${subject}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`

/** The part of an address that one household or hotel shares: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = plain.includes('::') ? [...before, ...zeros, ...after] : before
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
