import type { ReservationAnswer } from '@nelly/contract/reservations'
import type { LandingId, OwnerId } from '@nelly/domain/ids'
import type { Database } from '../../db/database.ts'
import { reservationAnswer } from './reservation-answer.ts'
import type { ListWish } from './reservation-list.ts'
import { reservationsOf } from './reservation-store.ts'

/**
 * A landing's reservations as its owner reads them, newest first unless they are wished for otherwise; undefined where the
 * owner has no such landing. `origin` is that of their links.
 */
export async function reservationAnswersOf(
  owner: OwnerId,
  db: Database,
  landing: LandingId,
  origin: string,
  wish?: ListWish,
): Promise<ReservationAnswer[] | undefined> {
  const found = await reservationsOf(owner, db).ofLanding(landing, wish)
  return found?.map((reservation) => reservationAnswer(reservation, origin))
}
