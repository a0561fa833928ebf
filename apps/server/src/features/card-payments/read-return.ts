import type { GatewayAnswer } from '@nelly/domain/payments/gateway'
import { isOpenAttempt } from '@nelly/domain/payments/payment-attempt'
import { and, eq, inArray } from 'drizzle-orm'
import { paymentAttempts } from '../../platform/db/schema.ts'
import type { Parts } from '../../platform/parts.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { applyAnswer } from './apply-answer.ts'
import { type AttemptRow, lastAttemptBy } from './begin-attempt.ts'
import { gatewayFor } from './gateways.ts'
import { PORTS } from './ports.ts'

interface Returned {
  /** The token of the page that the payer came from. */
  readonly token: string
  readonly query: unknown
  readonly origin: string
}

type ReturnParts = Pick<Parts, 'db' | 'now' | 'secretsKey'>

/**
 * Reads what a browser brought back from the gateway, and applies it where it is signed for the attempt's own merchant. Anything else
 * changes nothing. Returns what the attempt was for.
 */
export async function readReturn(
  { db, now, secretsKey }: ReturnParts,
  { token, query, origin }: Returned,
): Promise<AttemptRow['purpose'] | undefined> {
  const orders = Object.values(PORTS).flatMap((port) => port.orderOf(query) ?? [])
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(inArray(paymentAttempts.orderNumber, orders), eq(paymentAttempts.tokenHash, secretHashOf(token))),
    )
  if (!attempt) return undefined
  const { accountId: account, currency } = attempt
  const gateway = await gatewayFor(db, secretsKey, { account, currency })
  const answer = gateway?.port.readReturn(gateway.merchant, query)
  if (answer) await applyAnswer(db, attempt.id, answer, { source: 'return', origin, now: now() })
  return attempt.purpose
}

/** Ends the open attempt of a page whose payer came back without paying: that carries nothing, so an approval counts nevertheless. */
export async function cancelAttempt(
  { db, now }: ReturnParts,
  { token, origin }: Omit<Returned, 'query'>,
): Promise<AttemptRow['purpose'] | undefined> {
  const attempt = await lastAttemptBy(db, token)
  if (!attempt) return undefined
  const answer: GatewayAnswer = {
    ...{ key: `${attempt.orderNumber}:cancelled`, orderNumber: attempt.orderNumber, amount: null },
    ...{ outcome: 'cancelled', code: '', authorization: '', reference: '' },
  }
  if (isOpenAttempt(attempt.state))
    await applyAnswer(db, attempt.id, answer, { source: 'return', origin, now: now() })
  return attempt.purpose
}
