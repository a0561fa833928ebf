import type { Refused } from '@nelly/contract/refusal-details'
import { refuse } from '@nelly/domain/result'
import { sqlState } from '../../platform/db/in-transaction.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'

/** Two reservations of one unit would overlap. */
const DOUBLE_BOOKED = '23P01'

/** A transaction after which a reservation holds another unit or time; the database has the last word on whether it is free. */
export async function transactionForUnits<T extends { readonly ok: boolean }>(
  ...of: Parameters<typeof transactionWithJobs<T>>
): Promise<T | Refused<'vehicle-not-available'>> {
  try {
    return await transactionWithJobs(...of)
  } catch (error) {
    if (sqlState(error) === DOUBLE_BOOKED) return refuse('vehicle-not-available')
    throw error
  }
}
