import type { Outcome } from '@nelly/contract/refusal-details'
import type { changeLegalIdentity as call, LegalIdentity } from '@nelly/contract/team/legal-identity'
import type { AccountId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts } from '../../platform/db/schema.ts'
import { givenFields } from '../../platform/given-fields.ts'
import { isStale } from '../../platform/is-stale.ts'

const identities = (db: Database, account: AccountId) => {
  const { legalName, taxNumber, legalAddress, incomeKind, damagesTaxed, revision } = accounts
  return db
    .select({ legalName, taxNumber, legalAddress, incomeKind, damagesTaxed, revision })
    .from(accounts)
    .where(eq(accounts.id, account))
}

/** Who an account is on paper. */
export const legalIdentityOf = async (db: Database, account: AccountId): Promise<LegalIdentity> =>
  only(await identities(db, account))

/** Changes what of it is given, unless somebody changed the account since `revision`. */
export const changeLegalIdentity = (
  db: Database,
  account: AccountId,
  { revision, ...changes }: z.output<typeof call.body>,
): Promise<Outcome<LegalIdentity, 'changed-meanwhile'>> =>
  inTransaction(db, async (tx) => {
    const before = only(await identities(tx, account).for('update'))
    if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: before })
    const given = givenFields(changes)
    if (Object.keys(given).length > 0) await tx.update(accounts).set(given).where(eq(accounts.id, account))
    return ok(await legalIdentityOf(tx, account))
  })

function only([row]: readonly LegalIdentity[]): LegalIdentity {
  if (!row) throw new Error('the account of this session is gone')
  return row
}
