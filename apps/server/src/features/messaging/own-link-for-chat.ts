import type { Database } from '../../platform/db/database.ts'
import { reminders } from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'
import type { LockedReservation } from '../reservations/lock-reservation.ts'
import { myReservationUrl, newSecret, visitorsAddress } from '../reservations/reservation-secret.ts'

/** A link of its own to a reservation, for a chat: those of before go on to open it. */
export async function ownLinkForChat(
  tx: Database,
  { reservation, landing }: LockedReservation,
  { origin, now }: { origin: string; now: Date },
): Promise<string> {
  const secret = newSecret()
  await tx
    .insert(reminders)
    .values({ reservationId: reservation.id, secretHash: secretHashOf(secret), sentAt: now })
  return myReservationUrl(origin, visitorsAddress(landing.name, landing, reservation), secret)
}
