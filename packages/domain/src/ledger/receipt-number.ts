import type { AccountId } from '../ids.ts'

/** The number of a receipt, with the account's in front: no other of the installation has it. `12-2027-000045`. */
export const receiptNumber = (account: AccountId, year: number, number: number): string =>
  `${account}-${year}-${String(number).padStart(6, '0')}`
