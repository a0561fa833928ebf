import { type PayLinkStanding, payLinkState } from '@nelly/domain/payments/pay-link'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import {
  landings,
  ledgerEntries,
  payLinks,
  paymentAttempts,
  people,
  reservations,
  transferSlips,
} from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { isReservation, reservationColumns } from '../inventory/is-reservation.ts'
import { isNotSuspended } from '../inventory/published.ts'
import { sumsOfReservation } from '../ledger/ledger-of.ts'

const ofMoney = sql`coalesce(${ledgerEntries.reversedKind}, ${ledgerEntries.kind}) in ('payment', 'refund', 'deposit_captured')`

/** What the money of a reservation stands at, in a query of reservations and their landings. */
const moneyOfReservation = {
  prepayment: sql<number | null>`(${reservations.quote} ->> 'prepayment')::bigint`.mapWith(Number),
  isOff: sql<boolean>`(${reservations.cancelledAt} is not null or ${reservations.deletedAt} is not null)`,
  balance: sumsOfReservation.balance,
  paid: sql<number>`(select coalesce(-sum(${ledgerEntries.balanceMinor}), 0) from ${ledgerEntries}
    where ${ledgerEntries.reservationId} = ${reservations.id} and ${ledgerEntries.bookedCurrency} = ${reservations.currency} and ${ofMoney})`.mapWith(
    Number,
  ),
}

/** What the money of a reservation stands at. */
export const moneyOf = async (db: Database, reservation: number) =>
  (
    await db
      .select(moneyOfReservation)
      .from(reservations)
      // With one table alone, Drizzle leaves the names of tables out, also in the queries within it.
      .innerJoin(landings, eq(landings.id, reservations.landingId))
      .where(eq(reservations.id, reservation))
  )[0]

/** What was paid by slips and cards of a link, without what was reversed since. */
const paidByLink = sql<number>`(select coalesce(-sum(${ledgerEntries.balanceMinor}), 0) from (
    select ${transferSlips.ledgerEntryId} as entry from ${transferSlips} where ${transferSlips.payLinkId} = ${payLinks.id}
    union all
    select ${paymentAttempts.ledgerEntryId} from ${paymentAttempts} where ${paymentAttempts.payLinkId} = ${payLinks.id}) paying
  join ${ledgerEntries} on ${ledgerEntries.id} = paying.entry or ${ledgerEntries.reversesId} = paying.entry)`.mapWith(
  Number,
)

const selected = (db: Database, where: SQL | undefined) =>
  db
    .select({
      link: payLinks,
      money: { ...moneyOfReservation, paidByLink },
      reservation: reservationColumns,
      landing: landings,
      createdBy: people.name,
      isNotSuspended,
    })
    .from(payLinks)
    .innerJoin(reservations, eq(reservations.id, payLinks.reservationId))
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .leftJoin(people, eq(people.id, payLinks.personId))
    .where(and(isReservation, isNull(landings.deletedAt), where))
    .orderBy(desc(payLinks.id))

/** A link to pay with its reservation and landing, and what its state depends on. */
export type FoundPayLink = Awaited<ReturnType<typeof selected>>[number]

export const standingOf = ({ link, money }: Pick<FoundPayLink, 'link' | 'money'>): PayLinkStanding => ({
  ...money,
  kind: link.kind,
  amount: link.amountMinor,
  expiresAt: link.expiresAt,
  revokedAt: link.revokedAt,
})

/** The links of a reservation in whatever state, the newest first. */
export const payLinksOf = (db: Database, reservation: number): Promise<FoundPayLink[]> =>
  selected(db, eq(payLinks.reservationId, reservation))

/** The link of a token. Tokens are looked up by their hash, so that the timing reveals nothing of them. */
export const payLinkByToken = async (db: Database, token: string): Promise<FoundPayLink | undefined> =>
  (await selected(db, eq(payLinks.tokenHash, secretHashOf(token))))[0]

/** The link of a token that can be paid now. */
export async function openPayLink(
  db: Database,
  token: string,
  now: Date,
): Promise<Result<FoundPayLink, 'pay-link-not-found' | 'pay-link-closed'>> {
  const found = await payLinkByToken(db, token)
  if (!found) return refuse('pay-link-not-found')
  const isOpen = found.isNotSuspended && payLinkState(standingOf(found), now) === 'open'
  return isOpen ? ok(found) : refuse('pay-link-closed')
}
