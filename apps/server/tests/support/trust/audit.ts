import { auditFiles } from './audit-files.ts'
import { auditReservations } from './audit-reservations.ts'
import { auditRows } from './audit-rows.ts'
import type { Ledger } from './ledger.ts'
import type { Query } from './query.ts'

/**
 * Compares what clients were told with what is kept, by SQL and files alone. Gives a sentence for each thing that is wrong;
 * `storage` is the folder of the stored files.
 */
export const audit = async (query: Query, storage: string, ledger: Ledger): Promise<string[]> => [
  ...(await auditReservations(query, ledger)),
  ...(await auditRows(query, ledger)),
  ...(await auditFiles(query, storage, ledger)),
]
