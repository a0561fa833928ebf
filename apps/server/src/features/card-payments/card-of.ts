import type { MyPayment } from '@nelly/contract/public-site/my-payment'
import type { Currency } from '@nelly/domain/currency'
import { isOpenAttempt } from '@nelly/domain/payments/payment-attempt'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, desc, eq } from 'drizzle-orm'
import { paymentAttempts } from '../../platform/db/schema.ts'
import type { Parts } from '../../platform/parts.ts'
import type { FoundPayLink } from '../payments/find-pay-links.ts'
import { amountOf } from './begin-attempt.ts'
import { gatewayFor } from './gateways.ts'

/** Whether a link can be paid by card now, and what became of the last time. While an attempt is open, it can't. */
export async function cardOf(
  { db, secretsKey }: Pick<Parts, 'db' | 'secretsKey'>,
  { link, reservation, landing }: FoundPayLink,
  currency: Currency,
): Promise<MyPayment['card']> {
  const [last] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.reservationId, reservation.id), eq(paymentAttempts.purpose, 'payment')))
    .orderBy(desc(paymentAttempts.id))
    .limit(1)
  const isOpen = last !== undefined && isOpenAttempt(last.state)
  const gateway = isOpen ? undefined : await gatewayFor(db, secretsKey, { account: link.accountId, currency })
  const card = { isTaken: gateway !== undefined }
  if (!last || last.state === 'approved' || last.state === 'dismissed') return card
  const state = isOpen ? 'open' : last.state === 'declined' ? 'declined' : 'cancelled'
  return {
    ...card,
    last: { state, amount: amountOf(last), begunAt: wallClockIn(landing.timezone, last.begunAt) },
  }
}
