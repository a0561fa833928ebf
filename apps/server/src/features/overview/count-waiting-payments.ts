import type { AccountId } from '@nelly/domain/ids'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import {
  accounts,
  landings,
  payLinks,
  paymentAttempts,
  reservations,
  transferSlips,
} from '../../platform/db/schema.ts'
import { isWaitingAttempt } from '../card-payments/waiting-attempts.ts'
import { isWaitingSlip } from '../payments/transfer-slips.ts'

/** How many transfer slips and payments by card of an account wait for somebody who looks at them. */
export async function countWaitingPayments(db: Database, account: AccountId, now: Date): Promise<number> {
  // Each by its key, as few slips wait: joined, whole indexes of links and reservations may be read.
  const reservation = db
    .select({ id: payLinks.reservationId })
    .from(payLinks)
    .where(eq(payLinks.id, transferSlips.payLinkId))
  const landing = db
    .select({ id: reservations.landingId })
    .from(reservations)
    .where(and(eq(reservations.id, reservation), isNull(reservations.deletedAt)))
  const isListed = sql`(${db
    .select({ isListed: isNull(landings.deletedAt) })
    .from(landings)
    .where(eq(landings.id, landing))})`
  const [found] = await db
    .select({
      slips: db.$count(transferSlips, and(eq(transferSlips.accountId, account), isWaitingSlip, isListed)),
      attempts: db.$count(paymentAttempts, isWaitingAttempt(account, now)),
    })
    .from(accounts)
    .where(eq(accounts.id, account))
  return found ? found.slips + found.attempts : 0
}
