import { randomInt } from 'node:crypto'
import type { Language } from '@nelly/contract/wire'
import type { AccountId, GatewayId, ReservationId } from '@nelly/domain/ids'
import { type Money, minorUnits } from '@nelly/domain/money'
import type { GatewayForm } from '@nelly/domain/payments/gateway'
import { dueByLink } from '@nelly/domain/payments/pay-link'
import { lookUpAt } from '@nelly/domain/payments/payment-attempt'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { paymentAttempts } from '../../platform/db/schema.ts'
import { enqueue, transactionWithJobs } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { newToken, secretHashOf } from '../../platform/secret.ts'
import { openPayLink, payLinkByToken, standingOf } from '../payments/find-pay-links.ts'
import { lockReservation } from '../reservations/lock-reservation.ts'
import { gatewayFor, gatewaysOf } from './gateways.ts'

/** The kind of jobs that look up what became of attempts. */
export const LOOK_UP_JOB = 'look-up-payment'

/** What the operator pays to try a gateway: 1.00, to be voided at the gateway's own site. */
const TEST_AMOUNT = minorUnits(100)

/** Without letters and digits that look alike, as clerks read it out. */
const ORDER_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const ORDER_LENGTH = 12

const newOrderNumber = () =>
  Array.from({ length: ORDER_LENGTH }, () => ORDER_LETTERS[randomInt(ORDER_LETTERS.length)]).join('')

export type AttemptRow = typeof paymentAttempts.$inferSelect

export const amountOf = ({ amountMinor, currency }: AttemptRow): Money => ({
  minor: minorUnits(amountMinor),
  currency,
})

type BeginParts = Pick<Parts, 'db' | 'now' | 'secretsKey'>
/** The form that leads to the gateway, in the customer's language. */
interface Begun {
  readonly form: GatewayForm
  readonly language: Language
}

type BeginRefusal = 'pay-link-not-found' | 'pay-link-closed' | 'card-not-taken' | 'card-payment-open'

/**
 * Begins to pay by card what a link asks for, and returns the form that leads to the gateway. While an attempt of the
 * reservation is open, no other is begun.
 *
 * Source: rules.md, "Payments by card".
 */
export const beginAttempt = (
  { db, now, secretsKey }: BeginParts,
  { token, origin }: { readonly token: string; readonly origin: string },
): Promise<Result<Begun, BeginRefusal>> =>
  transactionWithJobs(db, async (tx): Promise<Result<Begun, BeginRefusal>> => {
    const before = await payLinkByToken(tx, token)
    if (!before) return refuse('pay-link-not-found')
    await lockReservation(tx, before.reservation.id as ReservationId)
    // What is due may have changed while it was waited for.
    const found = await openPayLink(tx, token, now())
    if (!found.ok) return found
    const { link, reservation, landing } = found.value
    const amount = { minor: dueByLink(standingOf(found.value)), currency: reservation.currency }
    const gateway = await gatewayFor(tx, secretsKey, { account: link.accountId, currency: amount.currency })
    if (!gateway) return refuse('card-not-taken')
    const [attempt] = await insertAttempt(tx, now(), amount, {
      ...{ accountId: link.accountId, reservationId: reservation.id, payLinkId: link.id },
      ...{ provider: gateway.provider, purpose: 'payment', tokenHash: secretHashOf(token) },
    })
    if (!attempt) return refuse('card-payment-open')
    const { orderNumber } = attempt
    return ok({
      form: gateway.port.begin(gateway.merchant, { orderNumber, amount }, addressesOf(origin, token)),
      language: reservation.language ?? landing.defaultLanguage,
    })
  })

/** Begins the operator's own payment, by which a gateway counts as run, and returns the token of its page. */
export const beginTest = (
  { db, now, secretsKey }: BeginParts,
  account: AccountId,
  id: GatewayId,
): Promise<Result<string, 'gateway-not-found' | 'card-not-taken'>> =>
  transactionWithJobs(db, async (tx): Promise<Result<string, 'gateway-not-found' | 'card-not-taken'>> => {
    const gateway = (await gatewaysOf(tx, account)).find((one) => one.id === id)
    if (!gateway) return refuse('gateway-not-found')
    const { currency } = gateway
    if (!(await gatewayFor(tx, secretsKey, { account, currency }))) return refuse('card-not-taken')
    const token = newToken()
    const amount = { minor: TEST_AMOUNT, currency }
    await insertAttempt(tx, now(), amount, {
      ...{ accountId: account, provider: gateway.provider, purpose: 'test', tokenHash: secretHashOf(token) },
    })
    return ok(token)
  })

/** The form of the operator's own payment, as long as it is open. */
export async function testForm(
  { db, secretsKey }: BeginParts,
  { token, origin }: { readonly token: string; readonly origin: string },
): Promise<GatewayForm | undefined> {
  const attempt = await lastAttemptBy(db, token)
  if (attempt?.purpose !== 'test' || attempt.state !== 'begun') return undefined
  const { accountId: account, currency, orderNumber } = attempt
  const gateway = await gatewayFor(db, secretsKey, { account, currency })
  const order = { orderNumber, amount: amountOf(attempt) }
  return gateway?.port.begin(gateway.merchant, order, addressesOf(origin, token))
}

/** The last attempt by the page of a token. */
export async function lastAttemptBy(db: Database, token: string): Promise<AttemptRow | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.tokenHash, secretHashOf(token)))
    .orderBy(desc(paymentAttempts.id))
    .limit(1)
  return attempt
}

/** Nothing is inserted where another attempt is open. */
async function insertAttempt(
  tx: Database,
  now: Date,
  { minor: amountMinor, currency }: Money,
  of: Pick<
    typeof paymentAttempts.$inferInsert,
    'accountId' | 'reservationId' | 'payLinkId' | 'provider' | 'purpose' | 'tokenHash'
  >,
): Promise<AttemptRow[]> {
  const made = await tx
    .insert(paymentAttempts)
    .values({
      ...of,
      ...{ orderNumber: newOrderNumber(), amountMinor, currency },
      ...{ state: 'begun', begunAt: now },
    })
    .onConflictDoNothing()
    .returning()
  for (const attempt of made) await enqueueLookUp(tx, attempt, 0, now)
  return made
}

/** Enqueues the `nth` look-up of an attempt, in the transaction that makes it due. */
export const enqueueLookUp = (
  tx: Database,
  { id, accountId, begunAt }: AttemptRow,
  nth: number,
  now: Date,
): Promise<void> =>
  enqueue(
    tx,
    [{ kind: LOOK_UP_JOB, key: `${id}:${nth}`, accountId, payload: { attempt: id } }],
    now,
    lookUpAt(begunAt, nth),
  )

/** Where the payer comes back to: below our own origin, by the token of the page that they came from. */
function addressesOf(origin: string, token: string) {
  const at = `${origin}/pay/${token}/card`
  return { approved: `${at}/approved`, declined: `${at}/declined`, cancelled: `${at}/cancelled` }
}
