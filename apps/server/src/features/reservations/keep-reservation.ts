import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { madeOnce, type Places } from '../../db/made-once.ts'
import { reservations } from '../../db/schema.ts'
import { insertLines, linesOf, type NewMails } from '../../mail/outbox.ts'

type Kept = typeof reservations.$inferSelect

/** What nothing has become of yet. */
const UNTOUCHED = { deletedAt: null, cancelledAt: null, cancellationFeeCents: null, erasedAt: null }

/** A reservation before the database gave it its number. */
export type NewReservation = Omit<Kept, 'id' | keyof typeof UNTOUCHED>

/** Keeps a reservation and puts the mails about it, where there are any, into the outbox, by one statement. */
export async function keepReservation(
  tx: Database,
  reservation: NewReservation,
  mails: NewMails | undefined,
): Promise<Kept> {
  const lines = mails ? linesOf(mails) : '[]'
  const now = reservation.createdAt.toISOString()
  const [kept] = await insertWithMails(tx, { ...reservation, lines, now })
  if (!kept) throw new Error('the insert returned no reservation')
  return { ...reservation, ...UNTOUCHED, id: kept.id }
}

const insertWithMails = madeOnce((tx, given: Places<NewReservation & { lines: string; now: string }>) => {
  const made = tx.$with('made').as(
    tx
      .insert(reservations)
      .values({
        reference: given.reference,
        landingId: given.landingId,
        vehicleId: given.vehicleId,
        unit: given.unit,
        during: given.during,
        vehicleName: given.vehicleName,
        vehiclePicture: given.vehiclePicture,
        persons: given.persons,
        bags: given.bags,
        firstName: given.firstName,
        lastName: given.lastName,
        phone: given.phone,
        email: given.email,
        comment: given.comment,
        pickupPlace: given.pickupPlace,
        returnPlace: given.returnPlace,
        extras: given.extras,
        quote: given.quote,
        totalCents: given.totalCents,
        idempotencyKey: given.idempotencyKey,
        payloadHash: given.payloadHash,
        secretHash: given.secretHash,
        createdAt: given.createdAt,
      })
      .returning({ id: reservations.id }),
  )
  const mailed = tx.$with('mailed', {}).as(insertLines(sql`made`, given.lines, given.now))
  return tx.with(made, mailed).select({ id: made.id }).from(made)
})
