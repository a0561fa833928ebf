import type { Contracts } from '@nelly/contract/contracts/contracts'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { isEqual } from '@nelly/domain/is-equal'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { contracts } from '../../platform/db/schema.ts'
import { reservationOf } from '../ledger/ledger-of.ts'
import { contentOf } from './content-of.ts'
import { numberOf } from './contract-row.ts'

/** The contracts of an account's reservation, the newest first; undefined where it has no such reservation. */
export async function contractsOf(
  db: Database,
  account: AccountId,
  id: ReservationId,
): Promise<Contracts | undefined> {
  if (!(await reservationOf(db, account, id))) return undefined
  const content = await contentOf(db, id)
  const { file: _, signedFile: __, ...columns } = getTableColumns(contracts)
  const rows = await db
    .select(columns)
    .from(contracts)
    .where(eq(contracts.reservationId, id))
    .orderBy(desc(contracts.id))
  const valid = rows.find(({ voidedAt }) => voidedAt === null)
  return {
    isPossible: content !== undefined,
    isChanged: content !== undefined && valid !== undefined && !isEqual(content, valid.content),
    contracts: rows.map((row) => ({
      number: numberOf(row),
      madeAt: row.madeAt.toISOString(),
      sha256: row.sha256,
      signed:
        row.signedAt && row.signedSha256
          ? { at: row.signedAt.toISOString(), name: row.signedName, sha256: row.signedSha256 }
          : null,
      isVoid: row.voidedAt !== null,
      isErased: row.erasedAt !== null,
    })),
  }
}
