import type { Collision } from '@nelly/contract/collision'
import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { isReservation } from './is-reservation.ts'
import { plateOfReservation } from './units-of.ts'

/** These reservations, by pickup, as their operator reads of them where they are in the way. */
export async function collisionsOf(
  tx: Database,
  inTheWay: readonly { readonly id: number }[],
): Promise<Collision[]> {
  const ids = inTheWay.map(({ id }) => id)
  const rows = await tx
    .select({
      id: reservations.id,
      reference: reservations.reference,
      firstName: reservations.firstName,
      lastName: reservations.lastName,
      unit: reservations.unit,
      plate: plateOfReservation,
      during: reservations.during,
    })
    .from(reservations)
    .where(and(isReservation, inArray(reservations.id, ids)))
    .orderBy(sql`lower(${reservations.during})`, asc(reservations.id))
  return rows.map(({ firstName, lastName, during, ...row }) => ({
    ...row,
    customer: `${firstName} ${lastName}`.trim(),
    from: during.pickup,
    to: during.return,
  }))
}
