import { CUSTOMER_RESERVATIONS, type CustomerAnswer } from '@nelly/contract/customers/customers'
import type { Currency } from '@nelly/domain/currency'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, customers, landings, people, reservations } from '../../platform/db/schema.ts'
import { isLivingOf } from '../inventory/published.ts'
import { phoneDigits } from '../phones/phone-digits.ts'
import { latestOfCustomer } from '../reservations/latest-of-customer.ts'
import { ownedReservation } from '../reservations/reservation-for-operator.ts'
import { findCustomer } from './find-customers.ts'

/** A customer with all that is known of them; undefined where the account has no such one. */
export async function readCustomer(
  db: Database,
  account: AccountId,
  id: CustomerId,
  now: Date,
): Promise<CustomerAnswer | undefined> {
  const summary = await findCustomer(db, account, id)
  if (!summary) return undefined
  const [row] = await db
    .select({
      notes: customers.notes,
      identityDocument: customers.identityDocument,
      doNotRentAt: customers.doNotRentAt,
      doNotRentBy: people.name,
      createdAt: customers.createdAt,
      revision: customers.revision,
    })
    .from(customers)
    .leftJoin(people, eq(people.id, customers.doNotRentBy))
    .where(eq(customers.id, id))
  if (!row) return undefined
  const latest = await latestOfCustomer(db, account, id, CUSTOMER_RESERVATIONS)
  const typed = latest.find(({ phone }) => phone === summary.phone) ?? latest[0]
  return {
    ...summary,
    ...row,
    doNotRentAt: row.doNotRentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    whatsapp: (typed && phoneDigits(summary.phone, typed.landing.timezone)) ?? null,
    ...(await recognisedBy(db, [id])),
    totals: await totalsOf(db, account, id),
    latest: latest.map((reservation) => ownedReservation(reservation, now)),
  }
}

/** By what these customers are recognised, in the order in which it was learned. */
export async function recognisedBy(db: Database, ids: readonly CustomerId[]) {
  const contacts = await db
    .select({ kind: customerContacts.kind, key: customerContacts.key })
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, [...ids]))
    .orderBy(asc(customerContacts.id))
  const having = (kind: string) => contacts.filter((one) => one.kind === kind).map(({ key }) => key)
  return { emails: having('email'), phones: having('phone') }
}

async function totalsOf(db: Database, account: AccountId, id: CustomerId) {
  const rows = await db
    .select({
      currency: reservations.currency,
      total: sql<string>`sum(${reservations.totalMinor})`,
      reservations: sql<number>`count(*)::int`,
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(
      and(
        eq(reservations.customerId, id),
        isLivingOf(account),
        isNull(reservations.deletedAt),
        isNull(reservations.cancelledAt),
      ),
    )
    .groupBy(reservations.currency)
    .orderBy(asc(reservations.currency))
  return rows.map(({ total, currency, ...row }) => ({
    ...row,
    currency: currency as Currency,
    total: Number(total) as MinorUnits,
  }))
}
