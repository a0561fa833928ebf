import type { ChargedLine } from '@nelly/domain/charges/charged-line'
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { ledgerEntries, saleDocuments } from '../../platform/db/schema.ts'

/** Whether more than its price is written down for a reservation, or its sale was documented: its currency can't be another from then on. */
export const hasMoney = async (db: Database, reservation: number): Promise<boolean> =>
  (await db.$count(
    ledgerEntries,
    and(eq(ledgerEntries.reservationId, reservation), not(ledgerEntries.isOfPrice)),
  )) > 0 || (await db.$count(saleDocuments, eq(saleDocuments.reservationId, reservation))) > 0

/** The lines of each charge at the return of a reservation that was not reversed. */
export async function chargesMadeFor(
  db: Database,
  reservation: number,
): Promise<readonly (readonly ChargedLine[])[]> {
  const reversals = alias(ledgerEntries, 'reversals')
  const { reservationId, lines } = ledgerEntries
  const rows = await db
    .select({ lines })
    .from(ledgerEntries)
    .leftJoin(reversals, eq(reversals.reversesId, ledgerEntries.id))
    .where(and(eq(reservationId, reservation), isNotNull(lines), isNull(reversals.id)))
  return rows.flatMap((row) => (row.lines ? [row.lines] : []))
}

/** Clears the notes of a reservation's ledger and of its lines, which may name its customer. Amounts and numbers stay. */
export const clearLedgerNotes = async (tx: Database, reservation: number): Promise<void> =>
  void (await tx
    .update(ledgerEntries)
    .set({ note: null, lines: sql`lines_without_notes(${ledgerEntries.lines})` })
    .where(eq(ledgerEntries.reservationId, reservation)))
