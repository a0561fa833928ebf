import { type AnswerContext, toReservationDetails } from '@nelly/contract/reservation-answers'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import type { Database } from '../../../platform/db/database.ts'
import { reservationDetails } from '../reservation-details.ts'
import { reservationsOf } from '../reservation-store.ts'

/** The details of a reservation as the API answers them; undefined where the account has none such. */
export async function answeredDetails(
  db: Database,
  { account, id }: { account: AccountId; id: ReservationId },
  context: AnswerContext,
) {
  const found = await reservationsOf(account, db).find(id)
  return found && toReservationDetails(found, await reservationDetails(db, found, context.now), context)
}
