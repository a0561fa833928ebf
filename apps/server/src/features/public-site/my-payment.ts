import type { PaymentVisit } from '@nelly/contract/public-site/my-payment'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { type MinorUnits, minorUnits } from '@nelly/domain/money'
import { dueByLink, payLinkState } from '@nelly/domain/payments/pay-link'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { landings, reservations } from '../../platform/db/schema.ts'
import type { Parts } from '../../platform/parts.ts'
import { cardOf } from '../card-payments/card-of.ts'
import { gatewayFor } from '../card-payments/gateways.ts'
import { bankAccountsOf } from '../payments/bank-accounts.ts'
import { moneyOf, payLinkByToken, standingOf } from '../payments/find-pay-links.ts'
import { createPayLink } from '../payments/pay-links.ts'
import { slipsOf } from '../payments/transfer-slips.ts'
import type { FoundReservation } from '../reservations/find-reservation.ts'
import { admitReservation } from '../reservations/reservation-limit.ts'
import { tryingSecret } from '../reservations/secret-limit.ts'
import { visitedLanding } from './visit.ts'

/** What a link to pay asks for. Wrong tokens of a network are limited, as secrets of reservations are. */
export async function myPayment(parts: Parts, network: string, token: string): Promise<PaymentVisit> {
  const { db, now } = parts
  const tried = await tryingSecret(parts, network, () => payLinkByToken(db, token))
  if (tried.wait !== undefined) return { kind: 'too-many-tries', retryAfter: tried.wait }
  const { found } = tried
  if (!found) return { kind: 'not-found' }
  const { link, reservation, landing } = found
  const standing = standingOf(found)
  const { currency } = reservation
  return {
    kind: 'found',
    payment: {
      landing: await visitedLanding(db, landing),
      language: reservation.language ?? landing.defaultLanguage,
      state: payLinkState(standing, now()),
      firstName: reservation.firstName,
      reference: reservation.reference,
      quote: reservation.quote,
      until: wallClockIn(landing.timezone, link.expiresAt),
      due: { minor: dueByLink(standing), currency },
      paid: { minor: minorUnits(standing.paid), currency },
      bankAccounts: await bankAccountsOf(db, link.accountId),
      card: await cardOf(parts, found, currency),
      slips: (await slipsOf(db, [found])).map(({ state, sentAt, declinedReason }) => ({
        ...{ state, declinedReason },
        sentAt: wallClockIn(landing.timezone, new Date(sentAt)),
      })),
    },
  }
}

/** What is due of a reservation's prepayment; undefined where nothing is, or there is no way to pay it. */
export async function prepaymentDue(
  { db, secretsKey }: Pick<Parts, 'db' | 'secretsKey'>,
  { reservation, landing }: Pick<FoundReservation, 'reservation' | 'landing'>,
): Promise<MinorUnits | undefined> {
  if (reservation.quote.prepayment === null || reservation.status !== 'confirmed') return undefined
  const money = await moneyOf(db, reservation.id)
  const bankAccounts = await bankAccountsOf(db, landing.accountId)
  const asked = {
    kind: 'prepayment',
    amount: null,
    expiresAt: reservation.createdAt,
    revokedAt: null,
  } as const
  const due = money && dueByLink({ ...asked, ...money, paidByLink: 0 })
  if (!due) return undefined
  if (bankAccounts.length > 0) return due
  const { currency } = reservation
  return (await gatewayFor(db, secretsKey, { account: landing.accountId, currency })) && due
}

/** Makes the link by which a customer pays the prepayment of their own reservation; its address below the origin. */
export async function payPrepayment(
  parts: Parts,
  network: string,
  id: ReservationId,
): Promise<string | undefined> {
  const { db, now } = parts
  if (!(await admitReservation(parts, network)).admitted) return undefined
  const [found] = await db
    .select({ account: landings.accountId })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(eq(reservations.id, id))
  const asking = { account: found?.account as AccountId, actor: { kind: 'visitor' }, now: now() } as const
  const made = await createPayLink(db, asking, id, { amount: 'prepayment' })
  return made.ok ? `/pay/${made.value.token}` : undefined
}
