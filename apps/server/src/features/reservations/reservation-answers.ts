import { type ReservationAnswer, toReservationAnswer } from '@nelly/contract/specified/reservation-answers'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { ownedReservation } from './reservation-for-operator.ts'
import { reservationsOf } from './reservation-store.ts'

/** All reservations of an owner's landing for its owner, the newest first. */
export async function reservationAnswersOf(
  account: AccountId,
  db: Database,
  landing: LandingId,
  { origin, now }: { origin: string; now: Date },
): Promise<ReservationAnswer[]> {
  const found = await reservationsOf(account, db).all({ landing })
  return found.map((reservation) => toReservationAnswer(ownedReservation(reservation, now), origin))
}
