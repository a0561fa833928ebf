import type { Refused } from '@nelly/contract/refusal-details'
import { refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { sqlState } from '../../platform/db/in-transaction.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'

/** Two reservations of one unit would overlap. */
const DOUBLE_BOOKED = '23P01'

/** Ends a transaction with a refusal and takes back what it has stored. */
export type TakeBack<T> = (refused: T) => never

/** Thrown to take back a transaction. */
class TakenBack extends Error {}

/** A transaction after which a reservation holds another unit or time; the database has the last word on whether it is free. */
export async function transactionForUnits<T extends { readonly ok: boolean }>(
  db: Database,
  work: (tx: Database, takeBack: TakeBack<T>) => Promise<T>,
  retryOn?: readonly string[],
): Promise<T | Refused<'vehicle-not-available'>> {
  let refused: T | undefined
  const takeBack = (outcome: T): never => {
    refused = outcome
    throw new TakenBack()
  }
  try {
    return await transactionWithJobs(db, (tx) => work(tx, takeBack), retryOn)
  } catch (error) {
    if (error instanceof TakenBack && refused) return refused
    if (sqlState(error) === DOUBLE_BOOKED) return refuse('vehicle-not-available')
    throw error
  }
}
