import type { changeLegalIdentity as call, LegalIdentity } from '@nelly/contract/team/legal-identity'
import type { AccountId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts } from '../../platform/db/schema.ts'
import { givenFields } from '../../platform/given-fields.ts'

const NOTHING: LegalIdentity = {
  ...{ legalName: null, taxNumber: null, legalAddress: null },
  ...{ incomeKind: '01', damagesTaxed: true },
}

/** Who an account is on paper. */
export async function legalIdentityOf(db: Database, account: AccountId): Promise<LegalIdentity> {
  const { legalName, taxNumber, legalAddress, incomeKind, damagesTaxed } = accounts
  const [row] = await db
    .select({ legalName, taxNumber, legalAddress, incomeKind, damagesTaxed })
    .from(accounts)
    .where(eq(accounts.id, account))
  return row ?? NOTHING
}

/** Changes what of it is given. */
export const changeLegalIdentity = (
  db: Database,
  account: AccountId,
  changes: z.output<typeof call.body>,
): Promise<LegalIdentity> =>
  inTransaction(db, async (tx) => {
    const given = givenFields(changes)
    if (Object.keys(given).length > 0) await tx.update(accounts).set(given).where(eq(accounts.id, account))
    return legalIdentityOf(tx, account)
  })
