import type { ReservationAnswer } from '@nelly/contract/reservations'
import type { LandingId, OwnerId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { reservationAnswer } from './reservation-answer.ts'
import { reservationsOf } from './reservation-store.ts'

/** All reservations of an owner's landing as they read them, the newest first. `origin` is that of their links. */
export async function reservationAnswersOf(
  owner: OwnerId,
  db: Database,
  landing: LandingId,
  origin: string,
): Promise<ReservationAnswer[]> {
  const found = await reservationsOf(owner, db).all({ landing })
  return found.map((reservation) => reservationAnswer(reservation, origin))
}
