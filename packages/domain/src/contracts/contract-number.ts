import type { AccountId } from '../ids.ts'
import { receiptNumber } from '../ledger/receipt-number.ts'

/** By which a contract is known in the whole installation. */
export interface ContractNumber {
  readonly account: AccountId
  readonly year: number
  readonly number: number
}

/** The number of a contract as it is printed: written as that of a receipt, and counted apart. `12-2027-000045`. */
export const contractNumber = ({ account, year, number }: ContractNumber): string =>
  receiptNumber(account, year, number)

/** The number that is printed so; undefined where none can be. */
export function parseContractNumber(printed: string): ContractNumber | undefined {
  const [, account, year, number] = /^([1-9]\d{0,8})-(\d{4})-(\d{6,9})$/.exec(printed) ?? []
  if (number === undefined) return undefined
  const read = { account: Number(account) as AccountId, year: Number(year), number: Number(number) }
  return contractNumber(read) === printed ? read : undefined
}
