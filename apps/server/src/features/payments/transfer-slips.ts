import type { ChangedLedger } from '@nelly/contract/ledger/ledger'
import type {
  confirmSlip as confirmCall,
  TransferSlip,
  WaitingSlip,
} from '@nelly/contract/payments/transfer-slips'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, LedgerEntryId, ReservationId, SlipId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { dueByLink } from '@nelly/domain/payments/pay-link'
import { ok, refuse } from '@nelly/domain/result'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { landings, payLinks, reservations, transferSlips } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { writeEntry } from '../ledger/add-entry.ts'
import { type Clerk, lockReservationOf } from '../ledger/append.ts'
import { isReservationOf, sumsOfReservation } from '../ledger/ledger-of.ts'
import { lockReservation } from '../reservations/lock-reservation.ts'
import { enqueueReceipt } from '../reservations/mail/mail-receipt.ts'
import { putMails } from '../reservations/mail/reservation-mails.ts'
import { type FoundPayLink, standingOf } from './find-pay-links.ts'

/** More than a desk looks at in a day. */
const MOST_LISTED = 100

type SlipRow = typeof transferSlips.$inferSelect

const stateOf = ({ settledAt, ledgerEntryId }: SlipRow): TransferSlip['state'] =>
  settledAt === null ? 'waiting' : ledgerEntryId === null ? 'declined' : 'confirmed'

/** The slips of links, the newest first. */
export async function slipsOf(db: Database, links: readonly FoundPayLink[]): Promise<TransferSlip[]> {
  const ids = links.map(({ link }) => link.id)
  const rows = await db
    .select()
    .from(transferSlips)
    .where(inArray(transferSlips.payLinkId, ids))
    .orderBy(desc(transferSlips.id))
  const due = new Map(links.map((found) => [found.link.id, dueByLink(standingOf(found))]))
  return rows.map((row) => ({
    id: row.id as SlipId,
    state: stateOf(row),
    sentAt: row.createdAt.toISOString(),
    due: due.get(row.payLinkId) ?? minorUnits(0),
    declinedReason: row.declinedReason,
  }))
}

/** A slip of an account, with the link and the reservation that it is for, in a query of slips. */
const ofAccount = (account: AccountId) => and(eq(transferSlips.accountId, account), isReservationOf(account))

/** In a query of slips: that it waits. */
export const isWaitingSlip = isNull(transferSlips.settledAt)

/** The slips of an account that wait, the oldest first. */
export async function waitingSlips(db: Database, account: AccountId): Promise<WaitingSlip[]> {
  const rows = await db
    .select({
      id: transferSlips.id,
      reservationId: reservations.id,
      landingId: landings.id,
      reference: reservations.reference,
      ...{ firstName: reservations.firstName, lastName: reservations.lastName },
      vehicle: reservations.vehicleName,
      sentAt: transferSlips.createdAt,
      balance: sumsOfReservation.balance,
      currency: reservations.currency,
    })
    .from(transferSlips)
    .innerJoin(payLinks, eq(payLinks.id, transferSlips.payLinkId))
    .innerJoin(reservations, eq(reservations.id, payLinks.reservationId))
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(and(ofAccount(account), isWaitingSlip))
    .orderBy(asc(transferSlips.id))
    .limit(MOST_LISTED)
  return rows.map(({ firstName, lastName, sentAt, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    sentAt: sentAt.toISOString(),
  }))
}

/** Where the photograph of an account's slip is stored; undefined where it has no such slip. */
export const slipPath = async (db: Database, account: AccountId, id: SlipId): Promise<string | undefined> =>
  (await findSlip(db, account, id))?.path

async function findSlip(db: Database, account: AccountId, id: SlipId) {
  const [found] = await db
    .select({ path: transferSlips.path, reservation: reservations.id })
    .from(transferSlips)
    .innerJoin(payLinks, eq(payLinks.id, transferSlips.payLinkId))
    .innerJoin(reservations, eq(reservations.id, payLinks.reservationId))
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(and(eq(transferSlips.id, id), ofAccount(account)))
  return found
}

/** Confirms a slip by a payment of what arrived, whose receipt is mailed. Of several who confirm it at once, one does. */
export function confirmSlip<Answer>(
  db: Database,
  { origin, ...clerk }: Clerk & { readonly origin: string },
  id: SlipId,
  arrived: z.output<typeof confirmCall.body>,
  respond: Respond<ChangedLedger, Answer>,
): Promise<Outcome<Answer>> {
  return transactionWithJobs(db, async (tx): Promise<Outcome<Answer>> => {
    const slip = await lockWaiting(tx, clerk.account, id)
    if (!slip.ok) return slip
    const written = await writeEntry(tx, clerk, slip.value, {
      ...arrived,
      ...{ kind: 'payment', method: 'transfer' },
    })
    if (!written.ok) return written
    const { account, now } = clerk
    await settle(tx, id, { ledgerEntryId: written.value.id, settledAt: now })
    await enqueueReceipt(tx, { account, id: written.value.id as LedgerEntryId, origin, now })
    return ok(await respond(tx, written.value))
  })
}

/** Declines a slip, with words that are mailed to the customer. */
export const declineSlip = (
  db: Database,
  account: AccountId,
  id: SlipId,
  { reason, origin, now }: { readonly reason: string; readonly origin: string; readonly now: Date },
): Promise<Outcome<undefined, 'slip-not-found' | 'slip-settled'>> =>
  transactionWithJobs(db, async (tx): Promise<Outcome<undefined, 'slip-not-found' | 'slip-settled'>> => {
    const slip = await lockWaiting(tx, account, id)
    if (!slip.ok) return slip
    await settle(tx, id, { declinedReason: reason, settledAt: now })
    const found = await lockReservation(tx, slip.value)
    if (found)
      await putMails(tx, found.reservation, {
        toVisitor: 'slip-declined',
        declineReason: reason,
        origin,
        now,
      })
    return ok(undefined)
  })

/** The reservation of a slip that waits, locked with it until the transaction ends. */
async function lockWaiting(
  tx: Database,
  account: AccountId,
  id: SlipId,
): Promise<Outcome<ReservationId, 'slip-not-found' | 'slip-settled'>> {
  const found = await findSlip(tx, account, id)
  if (!found) return refuse('slip-not-found')
  const reservation = await lockReservationOf(tx, account, found.reservation as ReservationId)
  const [slip] = await tx.select().from(transferSlips).where(eq(transferSlips.id, id)).for('update')
  if (!reservation || !slip) return refuse('slip-not-found')
  return slip.settledAt === null ? ok(reservation.id) : refuse('slip-settled')
}

const settle = (tx: Database, id: SlipId, how: Partial<SlipRow>) =>
  tx.update(transferSlips).set(how).where(eq(transferSlips.id, id))
