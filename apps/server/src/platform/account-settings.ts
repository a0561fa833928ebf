import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { inTransaction } from './db/in-transaction.ts'
import { accounts } from './db/schema.ts'
import { givenFields } from './given-fields.ts'
import { isStale } from './is-stale.ts'

export type AccountRow = typeof accounts.$inferSelect

const rows = (db: Database, account: AccountId) => db.select().from(accounts).where(eq(accounts.id, account))

/** The row of the account of a session. */
export const accountRow = async (db: Database, account: AccountId): Promise<AccountRow> =>
  only(await rows(db, account))

/** Changes what is given of an account, unless somebody changed it since `revision`. */
export const changeAccount = <Answer extends object>(
  db: Database,
  account: AccountId,
  { revision, ...changes }: { [Key in keyof AccountRow]?: AccountRow[Key] | undefined },
  answer: (row: AccountRow) => Answer,
): Promise<Outcome<Answer, 'changed-meanwhile'>> =>
  inTransaction(db, async (tx) => {
    const before = only(await rows(tx, account).for('update'))
    if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: answer(before) })
    const given = givenFields(changes)
    if (Object.keys(given).length > 0) await tx.update(accounts).set(given).where(eq(accounts.id, account))
    return ok(answer(await accountRow(tx, account)))
  })

function only([row]: readonly AccountRow[]): AccountRow {
  if (!row) throw new Error('the account of this session is gone')
  return row
}
