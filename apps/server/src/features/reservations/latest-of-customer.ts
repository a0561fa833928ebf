import type { AccountId, CustomerId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import type { Reservation } from './reservation.ts'
import { reservationsOf } from './reservation-store.ts'

/** The reservations of a customer, the latest pickup first, at most `limit`. */
export async function latestOfCustomer(
  db: Database,
  account: AccountId,
  customer: CustomerId,
  limit: number,
): Promise<Reservation[]> {
  const page = { number: 1, size: limit }
  return (await reservationsOf(account, db).page({ customer, order: '-pickup' }, page)).reservations
}
