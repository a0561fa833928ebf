import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'

/** How many attempts are allowed within a window of time that begins with the first. */
export interface Limit {
  points: number
  seconds: number
}

/** The state of a limit after an attempt. */
export interface Allowance {
  /** The number of attempts in this window, including this one. */
  taken: number
  /** Whether this attempt is within the limit. */
  granted: boolean
  /** Until a new window begins; at least 1. */
  secondsLeft: number
}

/**
 * Counts an attempt under `key`, for all instances that share the database. Attempts beyond the limit are counted too,
 * but do not prolong the window.
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

/** Refunds an attempt that turned out not to count. */
export async function giveBack(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

/** Deletes the counter of a key. */
export async function forget(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** One in this many new windows also deletes expired ones. */
const NOW_AND_THEN = 50

/** Deletes expired windows, at random: for frequent callers. */
export async function forgetPastNowAndThen(db: Database, now: Date): Promise<void> {
  if (Math.random() * NOW_AND_THEN < 1) await forgetPast(db, now)
}

/** Deletes expired windows. */
export async function forgetPast(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now))
}

/** A hash of what is limited: neither e-mails nor addresses are stored. */
export const limitKey = (subject: string, ...parts: readonly string[]): string =>
  `${subject}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`

/**
 * The network of an address, as one household or hotel shares it: an IPv4 address, or the first 64 bits of an IPv6 one. What is no
 * address stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip instanceof ipaddr.IPv6
    ? ip.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : ip.toString()
}
