import { auditDesk } from './audit-desk.ts'
import { auditFiles } from './audit-files.ts'
import { auditMoney } from './audit-money.ts'
import { auditReservations } from './audit-reservations.ts'
import { auditRows } from './audit-rows.ts'
import type { Ledger } from './ledger.ts'
import type { Query } from './query.ts'

/**
 * Compares the clients' responses with the stored data, by SQL and files only. Returns a sentence for each error;
 * `storage` is the folder of the stored files.
 */
export const audit = async (query: Query, storage: string, ledger: Ledger): Promise<string[]> => [
  ...(await auditBookings(query, ledger)),
  ...(await auditRows(query, ledger)),
  ...(await auditFiles(query, storage, ledger)),
]

/** The same for reservations, blocks, money and what was done at the desk alone. */
export const auditBookings = async (query: Query, ledger: Ledger): Promise<string[]> => [
  ...(await auditReservations(query, ledger)),
  ...(await auditDesk(query, new Date())),
  ...(await auditMoney(query, ledger)),
]
