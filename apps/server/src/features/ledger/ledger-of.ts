import type { Ledger, LedgerEntry } from '@nelly/contract/ledger/ledger'
import { toEventActor } from '@nelly/contract/reservations/reservation-event-actors'
import type { Currency } from '@nelly/domain/currency'
import type { AccountId, LedgerEntryId, ReservationId } from '@nelly/domain/ids'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { landings, ledgerEntries, people, reservations } from '../../platform/db/schema.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { isLivingOf } from '../inventory/published.ts'

/** What is due and what is held of a reservation, in minor units of its currency. */
export interface Sums {
  readonly balance: number
  readonly held: number
}

/** The sums of a reservation's ledger in its currency; those in a former one are settled. */
export async function sumsOf(db: Database, reservation: number, currency: Currency): Promise<Sums> {
  const { balanceMinor, heldMinor, reservationId, bookedCurrency } = ledgerEntries
  const [sums] = await db
    .select({
      balance: sql<number>`coalesce(sum(${balanceMinor}), 0)`.mapWith(Number),
      held: sql<number>`coalesce(sum(${heldMinor}), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(eq(reservationId, reservation), eq(bookedCurrency, currency)))
  return sums ?? { balance: 0, held: 0 }
}

const sumOfReservation = (column: AnyPgColumn) =>
  sql<number>`(select coalesce(sum(${column}), 0) from ${ledgerEntries}
    where ${ledgerEntries.reservationId} = ${reservations.id} and ${ledgerEntries.bookedCurrency} = ${reservations.currency})`.mapWith(
    Number,
  )

/** SQL of the same sums, in a query of reservations. */
export const sumsOfReservation = {
  balance: sumOfReservation(ledgerEntries.balanceMinor),
  held: sumOfReservation(ledgerEntries.heldMinor),
}

/** SQL condition on reservations and their landings: one of the account's that is not deleted. */
export const isReservationOf = (account: AccountId) =>
  and(isReservation, isNull(reservations.deletedAt), isLivingOf(account))

/** The ledger of an account's reservation; undefined where it has no such reservation. */
export async function ledgerOf(
  db: Database,
  account: AccountId,
  id: ReservationId,
): Promise<Ledger | undefined> {
  const reservation = await reservationOf(db, account, id)
  return reservation && writtenLedger(db, id, reservation.currency)
}

/** An account's reservation that is not deleted; undefined where it has no such reservation. */
export async function reservationOf(db: Database, account: AccountId, id: ReservationId) {
  const [reservation] = await db
    .select({ currency: reservations.currency })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(and(eq(reservations.id, id), isReservationOf(account)))
  return reservation
}

/** The ledger of a reservation that is known to be there. */
export async function writtenLedger(db: Database, id: ReservationId, currency: Currency): Promise<Ledger> {
  const reversals = alias(ledgerEntries, 'reversals')
  const rows = await db
    .select({ entry: ledgerEntries, who: people.name, reversal: reversals.id })
    .from(ledgerEntries)
    .leftJoin(people, and(eq(ledgerEntries.actorKind, 'person'), eq(people.id, ledgerEntries.actorId)))
    .leftJoin(reversals, eq(reversals.reversesId, ledgerEntries.id))
    .where(eq(ledgerEntries.reservationId, id))
    .orderBy(asc(ledgerEntries.id))
  const entries = rows.map(({ entry, who, reversal }) => toEntry(entry, who, reversal !== null))
  return { ...(await sumsOf(db, id, currency)), currency, entries }
}

const toEntry = (
  entry: typeof ledgerEntries.$inferSelect,
  who: string | null,
  isReversed: boolean,
): LedgerEntry => ({
  id: entry.id as LedgerEntryId,
  kind: entry.kind,
  isOfPrice: entry.isOfPrice,
  amount: entry.amountMinor,
  currency: entry.currency,
  rate: entry.rate,
  booked: entry.bookedMinor,
  bookedCurrency: entry.bookedCurrency,
  balance: entry.balanceMinor,
  held: entry.heldMinor,
  method: entry.method,
  lines: entry.lines,
  tax: entry.taxMinor,
  note: entry.note,
  reverses: entry.reversesId,
  reversedKind: entry.reversedKind,
  isReversed,
  receipt:
    entry.receiptYear !== null && entry.receiptNumber !== null
      ? { year: entry.receiptYear, number: entry.receiptNumber }
      : null,
  actor: toEventActor(entry.actorKind),
  who,
  at: entry.at.toISOString(),
})
