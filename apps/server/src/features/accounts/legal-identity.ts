import type { changeLegalIdentity as call, LegalIdentity } from '@nelly/contract/team/legal-identity'
import type { AccountId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import type { z } from 'zod'
import { type AccountRow, accountRow, changeAccount } from '../../platform/account-settings.ts'
import type { Database } from '../../platform/db/database.ts'

const answer = (row: AccountRow): LegalIdentity =>
  pick(row, ['legalName', 'taxNumber', 'legalAddress', 'incomeKind', 'damagesTaxed', 'revision'])

/** Who an account is on paper. */
export const legalIdentityOf = async (db: Database, account: AccountId): Promise<LegalIdentity> =>
  answer(await accountRow(db, account))

/** Changes what of it is given, unless somebody changed the account since `revision`. */
export const changeLegalIdentity = (db: Database, account: AccountId, edit: z.output<typeof call.body>) =>
  changeAccount(db, account, edit, answer)
