import type { Desk } from '@nelly/contract/reservations/desk'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { DeskTask } from '@nelly/domain/reservations/standing-at'
import type { Database } from '../../../platform/db/database.ts'
import { reservationsOf } from '../reservation-store.ts'
import { type AtDesk, atDesk } from './at-desk.ts'
import { changeWishes } from './change-wishes.ts'
import { deskReservationIds } from './desk-store.ts'
import { reservationsAtRisk } from './reservations-at-risk.ts'

/**
 * What an owner's desk has to do at `now`, of all landings or of one; each by the clock at its landing.
 *
 * Source: rules.md, "The desk".
 */
export async function deskOf(
  db: Database,
  { account, landing }: { account: AccountId; landing: LandingId | undefined },
  now: Date,
): Promise<Desk> {
  const ids = await deskReservationIds(db, { account, landing }, now)
  const found = await atDesk(db, await reservationsOf(account, db).some(ids), now)
  const having = (task: DeskTask, order: (one: AtDesk) => string) =>
    found.filter((one) => one.task === task).sort((a, b) => order(a).localeCompare(order(b)))
  const told = (these: readonly AtDesk[]) => these.map((one) => one.told)
  const overdue = having('overdue', ({ during }) => during.return)
  return {
    requests: told(having('to-answer', ({ answerBy }) => answerBy?.toISOString() ?? '')),
    lateOut: told(having('late-out', ({ during }) => during.pickup)),
    dueOut: told(having('due-out', ({ during }) => during.pickup)),
    overdue: told(overdue),
    dueBack: told(having('due-back', ({ during }) => during.return)),
    changeWishes: await changeWishes(db, found),
    atRisk: await reservationsAtRisk(db, { account, overdue }, now),
  }
}
