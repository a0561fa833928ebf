import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import { chunksOf } from '../../../platform/db/chunks-of.ts'
import { type DoneByImport, reservations } from '../../../platform/db/schema.ts'
import { undoCustomers } from '../customers/undo-customers.ts'
import type { UndoWork } from '../kind-of-import.ts'

/** Removes reservations that were made and not used since, and then their customers who have no other. */
export async function undoReservations(work: UndoWork, done: DoneByImport): Promise<void> {
  const { tx, at, kept } = work
  for (const ids of chunksOf(done.reservations ?? [])) {
    const rows = await tx
      .select({
        id: reservations.id,
        reference: reservations.reference,
        vehicle: reservations.vehicleName,
        firstName: reservations.firstName,
        lastName: reservations.lastName,
        isUsed: usedSince,
      })
      .from(reservations)
      .where(inArray(reservations.id, [...ids]))
      .orderBy(asc(reservations.id))
      .for('update')
    for (const { vehicle, firstName, lastName, reference } of rows.filter(({ isUsed }) => isUsed)) {
      const customer = [`${firstName} ${lastName}`.trim(), reference].filter(Boolean).join(' · ')
      kept.push({ vehicle, plate: null, customer, why: 'edited' })
    }
    const gone = inArray(
      reservations.id,
      rows.filter(({ isUsed }) => !isUsed).map(({ id }) => id),
    )
    // Deleted first, it owes nothing: its ledger stays.
    await tx.update(reservations).set({ deletedAt: at }).where(gone)
    await tx.delete(reservations).where(gone)
  }
  await undoCustomers(work, done)
}

/** SQL: whether anything was done with a reservation since it was made, but that it made room for another one. */
const usedSince: SQL<boolean> = sql`(
  ${reservations.revision} > 0 or ${reservations.deletedAt} is not null or ${reservations.changeRequestedAt} is not null
  or exists (select from reservation_events e
    where e.reservation_id = ${reservations.id} and e.at > ${reservations.createdAt} and e.kind <> 'unit-moved')
  or exists (select from ledger_entries l where l.reservation_id = ${reservations.id} and not l.is_of_price)
  or exists (select from contracts c where c.reservation_id = ${reservations.id})
  or exists (select from pay_links p where p.reservation_id = ${reservations.id})
  or exists (select from payment_attempts a where a.reservation_id = ${reservations.id})
  or exists (select from reservation_photographs p where p.reservation_id = ${reservations.id})
  or exists (select from reminders r where r.reservation_id = ${reservations.id})
  or exists (select from jobs j where j.reservation_id = ${reservations.id}))`
