import { randomBytes } from 'node:crypto'
import type { PayLink, PayLinks, WantedPayLink } from '@nelly/contract/payments/pay-links'
import type { AccountId, PayLinkId, ReservationId } from '@nelly/domain/ids'
import { dueByLink, MOST_PAY_LINKS, PAY_LINK_DAYS, payLinkState } from '@nelly/domain/payments/pay-link'
import type { ReservationActor } from '@nelly/domain/reservations/reservation-event'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { payLinks } from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { lockReservationOf } from '../ledger/append.ts'
import { reservationOf } from '../ledger/ledger-of.ts'
import { type FoundPayLink, moneyOf, payLinksOf, standingOf } from './find-pay-links.ts'
import { slipsOf } from './transfer-slips.ts'

/** 128 bits: it can't be guessed. */
const TOKEN_BYTES = 16
const DAY_MS = 86_400_000

/** The open links of an account's reservation, and all slips; undefined where it has no such reservation. */
export async function payLinksOfReservation(
  db: Database,
  account: AccountId,
  id: ReservationId,
  now: Date,
): Promise<PayLinks | undefined> {
  if (!(await reservationOf(db, account, id))) return undefined
  const found = await payLinksOf(db, id)
  const links = found.filter((one) => payLinkState(standingOf(one), now) === 'open').map(toPayLink)
  return { links, slips: await slipsOf(db, found) }
}

const toPayLink = (found: FoundPayLink): PayLink => ({
  id: found.link.id as PayLinkId,
  kind: found.link.kind,
  due: dueByLink(standingOf(found)),
  createdAt: found.link.createdAt.toISOString(),
  createdBy: found.createdBy,
  expiresAt: found.link.expiresAt.toISOString(),
})

/** Whose reservation is asked for, and who asks. */
interface Asking {
  readonly account: AccountId
  readonly actor: ReservationActor
  readonly now: Date
}

interface MadePayLink {
  readonly link: PayLink
  readonly found: FoundPayLink
  /** Returned only here. */
  readonly token: string
}

/** Makes a link to pay. Source: rules.md, "Links to pay". */
export function createPayLink(
  db: Database,
  { account, actor, now }: Asking,
  id: ReservationId,
  { amount, expiresAt = new Date(now.getTime() + PAY_LINK_DAYS.usual * DAY_MS) }: WantedPayLink,
): Promise<
  Result<MadePayLink, 'reservation-not-found' | 'nothing-due' | 'expiry-wrong' | 'too-many-pay-links'>
> {
  return inTransaction(db, async (tx) => {
    // Locked, so that two that are made at once are counted.
    const reservation = await lockReservationOf(tx, account, id)
    if (!reservation) return refuse('reservation-not-found')
    if (expiresAt <= now || expiresAt.getTime() > now.getTime() + PAY_LINK_DAYS.most * DAY_MS)
      return refuse('expiry-wrong')
    const before = await payLinksOf(tx, id)
    const isByPerson = actor.kind === 'person'
    // A customer's own take nothing from those of the desk.
    const open = before.filter(
      (one) => (one.link.personId !== null) === isByPerson && payLinkState(standingOf(one), now) === 'open',
    )
    if (open.length >= MOST_PAY_LINKS) return refuse('too-many-pay-links')
    const isFree = typeof amount === 'number'
    const asked = { kind: isFree ? 'amount' : amount, expiresAt } as const
    const money = await moneyOf(tx, id)
    const standing = { ...asked, amount: isFree ? amount : null, revokedAt: null, paidByLink: 0 }
    if (!money || dueByLink({ ...standing, ...money }) === 0) return refuse('nothing-due')
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await tx.insert(payLinks).values({
      ...asked,
      accountId: account,
      reservationId: id,
      tokenHash: secretHashOf(token),
      amountMinor: standing.amount,
      currency: reservation.currency,
      personId: isByPerson ? actor.id : null,
      createdAt: now,
    })
    const [found] = await payLinksOf(tx, id)
    if (!found) throw new Error('a link was not stored')
    return ok({ link: toPayLink(found), found, token })
  })
}

/** Revokes a link of an account, whatever state it is in; false where there is no such link. */
export async function revokePayLink(
  db: Database,
  account: AccountId,
  id: PayLinkId,
  now: Date,
): Promise<boolean> {
  const revoked = await inTransaction(db, (tx) =>
    tx
      .update(payLinks)
      .set({ revokedAt: sql`coalesce(${payLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(payLinks.id, id), eq(payLinks.accountId, account)))
      .returning({ id: payLinks.id }),
  )
  return revoked.length > 0
}
