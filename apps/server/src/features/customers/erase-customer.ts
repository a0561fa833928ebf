import type { CustomerId, ReservationId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { customers, reservations } from '../../platform/db/schema.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { forgetQuotesOf } from '../quotes/forget-quotes.ts'
import { eraseIn, isErasable } from '../reservations/erase-reservation.ts'
import { forgetWishesOf } from '../waiting-list/forget-wishes.ts'

/**
 * Erases a customer: the personal data of all their reservations, here and in mails, and all that is known of them. Nothing is erased
 * while one of the reservations is to come or under way.
 *
 * Source: rules.md, "Customers".
 */
export const eraseCustomer = (
  db: Database,
  { account, actor }: Principal,
  id: CustomerId,
  now: Date,
): Promise<Result<true, 'customer-not-found' | 'customer-has-rentals'>> =>
  inTransaction(
    db,
    async (tx) => {
      const own = and(eq(customers.accountId, account), eq(customers.id, id))
      const [found] = await tx.select({ id: customers.id }).from(customers).where(own)
      if (!found) return refuse('customer-not-found')
      // Also deleted ones: their personal data is still stored.
      const ids = (await reservationsOfOne(tx, id)) as ReservationId[]
      for (const reservation of ids)
        if (!(await isErasable(tx, reservation, now))) return refuse('customer-has-rentals')
      // Before their contacts are gone, by which they are found.
      await forgetQuotesOf(tx, account, id)
      await forgetWishesOf(tx, account, id)
      for (const reservation of ids) {
        await eraseIn(tx, reservation, now)
        await appendReservationEvent(tx, { reservationId: reservation, kind: 'erased', actor, at: now })
      }
      // Where one was attached meanwhile, the foreign key refuses it: all is tried again.
      await tx.delete(customers).where(own)
      return ok(true)
    },
    CUSTOMER_RACES,
  )

async function reservationsOfOne(tx: Database, id: CustomerId): Promise<number[]> {
  const rows = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.customerId, id))
    .orderBy(asc(reservations.id))
  return rows.map((row) => row.id)
}
