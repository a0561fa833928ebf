import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { mailedLinks } from '../../platform/db/schema.ts'
import { newToken, secretHashOf } from '../../platform/secret.ts'

type LinkRow = typeof mailedLinks.$inferSelect
export type LinkKind = LinkRow['kind']

const MINUTE_MS = 60_000

/** For how long a link is good, in milliseconds. */
const VALID_MS: Readonly<Record<LinkKind, number>> = {
  'sign-up': 24 * 60 * MINUTE_MS,
  'password-reset': 10 * MINUTE_MS,
}

interface NewLink {
  kind: LinkKind
  email: string
  /** Of a new owner and their account. */
  name: string | undefined
  accountName: string | undefined
}

/** Stores a link in place of an earlier one of the same kind and address, and returns its token. */
export async function storeLink(
  tx: Database,
  { kind, email, name, accountName }: NewLink,
  now: Date,
): Promise<string> {
  const token = newToken()
  const row = {
    ...{ kind, email, name: name ?? null, accountName: accountName ?? null },
    tokenHash: secretHashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS[kind]),
  }
  await tx
    .insert(mailedLinks)
    .values(row)
    .onConflictDoUpdate({ target: [mailedLinks.kind, mailedLinks.email], set: row })
  return token
}

/** Deletes links that nobody used in time, with the addresses they were for. */
export async function sweepLinks(db: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now))
}

const isOpen = (kind: LinkKind, token: string, now: Date) =>
  and(
    eq(mailedLinks.kind, kind),
    eq(mailedLinks.tokenHash, secretHashOf(token)),
    gt(mailedLinks.expiresAt, now),
  )

/** The link of a token; undefined where it is unknown, used or too late. */
export const findLink = async (db: Database, kind: LinkKind, token: string, now: Date) =>
  (
    await db
      .select()
      .from(mailedLinks)
      .where(isOpen(kind, token, now))
  )[0]

/** Uses a link up. Of any number of tries at once one gets it. */
export const takeLink = async (tx: Database, kind: LinkKind, token: string, now: Date) =>
  (
    await tx
      .delete(mailedLinks)
      .where(isOpen(kind, token, now))
      .returning()
  )[0]
