import type { ContractFile } from '@nelly/contract/contracts/contracts'
import { contractNumber, parseContractNumber } from '@nelly/domain/contracts/contract-number'
import type { AccountId } from '@nelly/domain/ids'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { contracts } from '../../platform/db/schema.ts'

export type ContractRow = typeof contracts.$inferSelect

/** The number of a contract as it is printed. */
export const numberOf = ({ accountId, year, number }: Pick<ContractRow, 'accountId' | 'year' | 'number'>) =>
  contractNumber({ account: accountId as AccountId, year, number })

/** The contract of a printed number, of whichever account. */
export async function contractNumbered(db: Database, printed: string): Promise<ContractRow | undefined> {
  const read = parseContractNumber(printed)
  if (!read) return undefined
  const { accountId, year, number } = contracts
  const [found] = await db
    .select()
    .from(contracts)
    .where(and(eq(accountId, read.account), eq(year, read.year), eq(number, read.number)))
  return found
}

/** A file of a contract, as calls answer it. */
export function fileAnswer(row: ContractRow, version: 'unsigned' | 'signed'): ContractFile {
  const sha256 = version === 'signed' ? row.signedSha256 : row.sha256
  if (sha256 === null) throw new Error('a contract has no such file')
  const number = numberOf(row)
  const url = `/api/contracts/${number}/file`
  return { number, sha256, url: version === 'signed' ? `${url}?version=signed` : url }
}
