import { addressFor, type Slug } from '@nelly/domain/landings/landing-name'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction, isUniqueViolation } from '../../platform/db/in-transaction.ts'
import { formerNames, landings } from '../../platform/db/schema.ts'
import type { Landing } from '../inventory/published.ts'

/** A landing's address and its display name: as typed, with single spaces. */
export interface LandingName {
  name: Slug
  displayName: string
}

type NameRefusal = 'name-empty' | 'name-too-long' | 'name-reserved'

/** Parses a typed name. */
export function landingName(typed: string): Result<LandingName, NameRefusal> {
  const displayName = typed.trim().replace(/\s+/g, ' ')
  const address = addressFor(displayName)
  return address.ok ? ok({ name: address.value, displayName }) : address
}

/**
 * Whether a landing other than `but` has this name now; deleted ones do not count. It may still be taken before it is
 * ours.
 */
export async function isTaken(db: Database, name: Slug, but?: Landing): Promise<boolean> {
  const others = but && ne(landings.id, but.id)
  const rows = await db
    .select({ id: landings.id })
    .from(landings)
    .where(and(eq(landings.name, name), isNull(landings.deletedAt), others))
  return rows.length > 0
}

/** Runs a transaction that gives a landing its name; of two concurrent ones with the same name, one is refused. */
export async function takingName<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T | { ok: false; refusal: 'name-taken' }> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('name-taken')
    throw error
  }
}

/** Removes redirects from this address, which is the landing's own from now on. */
export async function endRedirect(tx: Database, name: string): Promise<void> {
  await tx.delete(formerNames).where(eq(formerNames.name, name))
}

/** Redirects the address that visitors may know to the landing. */
export async function beginRedirect(
  tx: Database,
  { id, name, publishedAt }: Landing,
  now: Date,
): Promise<void> {
  if (!publishedAt) return
  await tx
    .insert(formerNames)
    .values({ name, landingId: id, createdAt: now })
    .onConflictDoUpdate({ target: formerNames.name, set: { landingId: id, createdAt: now } })
}
