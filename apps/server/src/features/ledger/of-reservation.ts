import { and, eq, not } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ledgerEntries } from '../../platform/db/schema.ts'

/** Whether more than its price is written down for a reservation: its currency can't be another from then on. */
export const hasMoney = async (db: Database, reservation: number): Promise<boolean> =>
  (await db.$count(
    ledgerEntries,
    and(eq(ledgerEntries.reservationId, reservation), not(ledgerEntries.isOfPrice)),
  )) > 0

/** Clears the notes of a reservation's ledger, which may name its customer. Amounts and numbers stay. */
export const clearLedgerNotes = async (tx: Database, reservation: number): Promise<void> =>
  void (await tx
    .update(ledgerEntries)
    .set({ note: null })
    .where(eq(ledgerEntries.reservationId, reservation)))
