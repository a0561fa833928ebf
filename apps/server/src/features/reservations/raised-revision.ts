import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { reminders, reservations } from '../../platform/db/schema.ts'
import { type ReservationRow, reservationColumns } from '../inventory/is-reservation.ts'

/** The next revision of a reservation, which every change of it sets. */
export const raisedRevision = sql`${reservations.revision} + 1`

/** Changes a reservation whose row the transaction has locked, and returns it as it is then. */
export async function changeRow(
  tx: Database,
  id: number,
  changes: PgUpdateSetSource<typeof reservations>,
): Promise<ReservationRow> {
  const [changed] = await tx
    .update(reservations)
    .set({ ...changes, revision: raisedRevision })
    .where(eq(reservations.id, id))
    .returning(reservationColumns)
  // The links of reminders end with that of the first mail.
  if (changes.secretHash !== undefined)
    await tx.update(reminders).set({ secretHash: null }).where(eq(reminders.reservationId, id))
  if (!changed) throw new Error('the reservation vanished under its lock')
  return changed
}
