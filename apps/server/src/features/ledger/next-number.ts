import type { AccountId } from '@nelly/domain/ids'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { paperNumbers } from '../../platform/db/schema.ts'

/**
 * The next number of a kind of paper in an account's year. Others wait for it until the transaction ends, and get the same one where
 * it fails: no number is left out.
 */
export async function nextNumber(
  tx: Database,
  account: AccountId,
  kind: (typeof paperNumbers.$inferInsert)['kind'],
  year: number,
): Promise<number> {
  const { accountId, kind: ofKind, year: ofYear, last } = paperNumbers
  const [row] = await tx
    .insert(paperNumbers)
    .values({ accountId: account, kind, year, last: 1 })
    .onConflictDoUpdate({ target: [accountId, ofKind, ofYear], set: { last: sql`${last} + 1` } })
    .returning({ last })
  if (!row) throw new Error('no number was counted')
  return row.last
}
