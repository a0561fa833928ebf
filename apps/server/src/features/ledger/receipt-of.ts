import type { AccountId, LedgerEntryId } from '@nelly/domain/ids'
import { isMoney } from '@nelly/domain/ledger/entry'
import { receiptNumber } from '@nelly/domain/ledger/receipt-number'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { accounts, landings, ledgerEntries, reservations } from '../../platform/db/schema.ts'
import type { Receipt } from './draw-receipt.ts'
import { isReservationOf } from './ledger-of.ts'

/** What a receipt says, and the number of its reservation. */
type ReceiptOfEntry = Omit<Receipt, 'now'> & { readonly reservation: number }

/** What the receipt of an account's entry says; undefined where it has no such entry, or one without a receipt. */
export async function receiptOf(
  db: Database,
  account: AccountId,
  id: LedgerEntryId,
): Promise<ReceiptOfEntry | undefined> {
  const other = alias(ledgerEntries, 'other')
  const [found] = await db
    .select({ entry: ledgerEntries, other, reservation: reservations, landing: landings, operator: accounts })
    .from(ledgerEntries)
    .innerJoin(reservations, eq(reservations.id, ledgerEntries.reservationId))
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
    // The entry that it reverses, or the one that reverses it: never both, as no reversal is reversed.
    .leftJoin(other, or(eq(other.id, ledgerEntries.reversesId), eq(other.reversesId, ledgerEntries.id)))
    .where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.accountId, account), isReservationOf(account)))
  const kind = found?.entry.reversedKind ?? found?.entry.kind
  if (!found || !kind || kind === 'reversal' || !isMoney(kind)) return undefined
  const { entry, reservation, landing, operator } = found
  const number = numberOf(entry)
  if (!number) return undefined
  const otherNumber = found.other && numberOf(found.other)
  const isReversal = entry.kind === 'reversal'
  return {
    reservation: reservation.id,
    number,
    kind,
    reverses: isReversal ? otherNumber : null,
    reversedBy: isReversal ? null : otherNumber,
    operator: {
      name: operator.name,
      legalName: operator.legalName,
      taxNumber: operator.taxNumber,
      legalAddress: operator.legalAddress,
    },
    amount: { minor: entry.amountMinor, currency: entry.currency },
    booked: { minor: entry.bookedMinor, currency: entry.bookedCurrency },
    rate: entry.rate,
    method: entry.method,
    at: wallClockIn(landing.timezone, entry.at),
    reference: reservation.reference,
    vehicle: reservation.vehicleName,
    customer: `${reservation.firstName} ${reservation.lastName}`.trim(),
    language: reservation.language ?? landing.defaultLanguage,
  }
}

const numberOf = ({ accountId, receiptYear, receiptNumber: number }: typeof ledgerEntries.$inferSelect) =>
  receiptYear === null || number === null ? null : receiptNumber(accountId as AccountId, receiptYear, number)
