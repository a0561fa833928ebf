import type { OfferedMessage } from '@nelly/contract/messaging/prepared-messages'
import { endedOnce, momentWords, visitorReading } from '@nelly/contract/words/moment-words'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { type MessageFacts, messageRefusal } from '@nelly/domain/messaging/message-refusal'
import {
  filledMessage,
  MESSAGE_KINDS,
  type MessageKind,
  type MessageValues,
} from '@nelly/domain/messaging/prepared-message'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, contracts, landings, reservations, reviews } from '../../platform/db/schema.ts'
import { numberOf } from '../contracts/contract-row.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { reservationColumns } from '../inventory/is-reservation.ts'
import { isReservationOf, sumsOfReservation } from '../ledger/ledger-of.ts'
import { createPayLink } from '../payments/pay-links.ts'
import { phoneDigits } from '../phones/phone-digits.ts'
import { lockReservation } from '../reservations/lock-reservation.ts'
import { reviewLinkForChat } from '../reviews/ask-for-review.ts'
import { textsOf } from './message-settings.ts'
import { ownLinkForChat } from './own-link-for-chat.ts'

/** Which messages can be prepared for an account's reservation; undefined where it has no such reservation. */
export async function offeredMessages(
  db: Database,
  account: AccountId,
  id: ReservationId,
  now: Date,
): Promise<OfferedMessage[] | undefined> {
  const found = await findFacts(db, account, id)
  if (!found) return undefined
  const { facts, landing } = found
  const clock = wallClockIn(landing.timezone, now)
  return MESSAGE_KINDS.map((kind) => ({ kind, refusal: messageRefusal(kind, facts, clock) ?? null }))
}

interface Prepared {
  readonly text: string
  readonly whatsapp: string | null
}

/**
 * Fills in the text of a message in the customer's language, and says in the history that it was prepared.
 *
 * Source: rules.md, "Prepared messages".
 */
export function prepareMessage(
  db: Database,
  { account, actor }: Principal,
  { id, kind }: { id: ReservationId; kind: MessageKind },
  { origin, now }: { origin: string; now: Date },
): Promise<
  Result<Prepared, 'reservation-not-found' | 'message-not-possible' | 'nothing-due' | 'too-many-pay-links'>
> {
  return inTransaction(db, async (tx) => {
    const locked = await lockReservation(tx, id)
    const found = locked && (await findFacts(tx, account, id))
    if (!found) return refuse('reservation-not-found')
    const { reservation, landing, facts, contract, messageTexts } = found
    if (messageRefusal(kind, facts, wallClockIn(landing.timezone, now))) return refuse('message-not-possible')
    let link: string | null = null
    if (kind === 'pay') {
      const made = await createPayLink(tx, { account, actor, now }, id, { amount: 'balance' })
      if (!made.ok) {
        const { refusal } = made
        return refuse(refusal === 'expiry-wrong' ? 'message-not-possible' : refusal)
      }
      link = `${origin}/pay/${made.value.token}`
    }
    if (kind === 'contract' && contract) link = `${origin}/verify/${numberOf(contract)}`
    if (kind === 'reminder') link = await ownLinkForChat(tx, locked, { origin, now })
    if (kind === 'review') link = await reviewLinkForChat(tx, locked, { origin, now })
    const language = reservation.language ?? landing.defaultLanguage
    const reader = visitorReading(language)
    // Who has the vehicle is not reminded of its pickup.
    const isReturn = kind === 'reminder' && reservation.status === 'out'
    const values: MessageValues = {
      name: reservation.firstName.trim() || null,
      landing: landing.displayName,
      vehicle: reservation.vehicleName,
      number: reservation.bookingReference ?? reservation.reference,
      pickup: isReturn ? null : momentWords(reservation.during.pickup, reader, 'short'),
      pickup_place: isReturn ? null : reservation.pickupPlace || null,
      return: momentWords(reservation.during.return, reader, 'short'),
      return_place: reservation.returnPlace || null,
      balance:
        facts.balance > 0
          ? formatMoney({ minor: minorUnits(facts.balance), currency: reservation.currency })
          : null,
      link,
    }
    await appendReservationEvent(tx, {
      ...{ reservationId: id, kind: 'message-prepared', actor, at: now },
      details: { message: kind },
    })
    return ok({
      text: endedOnce(filledMessage(textsOf(messageTexts)[kind][language], values)),
      whatsapp: facts.digits ?? null,
    })
  })
}

/** A reservation of the account with what messages depend on. */
async function findFacts(db: Database, account: AccountId, id: ReservationId) {
  const [found] = await db
    .select({
      reservation: reservationColumns,
      landing: landings,
      review: reviews,
      messageTexts: accounts.messageTexts,
      balance: sumsOfReservation.balance,
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .leftJoin(reviews, eq(reviews.reservationId, reservations.id))
    .where(and(eq(reservations.id, id), isReservationOf(account)))
  if (!found) return undefined
  const { reservation, landing, review, balance } = found
  const [contract] = await db
    .select({ accountId: contracts.accountId, year: contracts.year, number: contracts.number })
    .from(contracts)
    .where(
      and(
        eq(contracts.reservationId, id),
        isNotNull(contracts.signedAt),
        isNull(contracts.voidedAt),
        isNull(contracts.erasedAt),
      ),
    )
    .orderBy(desc(contracts.id))
    .limit(1)
  const { status, during: period, erasedAt, phone } = reservation
  const facts: MessageFacts = {
    ...{ status, period, erasedAt, phone, balance },
    digits: phoneDigits(phone, landing.timezone),
    hasContract: contract !== undefined,
    asksForReviews: landing.asksForReviews,
    // Who has no address was asked in a chat, and may be again.
    isAskedForReview: review !== null && (reservation.email !== '' || review.stars !== null),
  }
  return { ...found, contract, facts }
}
