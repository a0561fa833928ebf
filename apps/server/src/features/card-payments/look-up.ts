import { isOpenAttempt } from '@nelly/domain/payments/payment-attempt'
import { eq } from 'drizzle-orm'
import { paymentAttempts } from '../../platform/db/schema.ts'
import { type JobHandler, SHORT_JOB } from '../../platform/jobs/job-handler.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { applyAnswer } from './apply-answer.ts'
import { amountOf, enqueueLookUp, LOOK_UP_JOB } from './begin-attempt.ts'
import { gatewayFor } from './gateways.ts'

type LookUpParts = Pick<Parts, 'db' | 'now' | 'secretsKey'>

/**
 * Looks up what became of an attempt: false once it is over. Without an answer it is unknown, and is looked up again where the gateway
 * can be asked; elsewhere it is listed until its return comes, or the desk decides it.
 *
 * Source: rules.md, "Payments by card".
 */
export async function lookUpAttempt({ db, now, secretsKey }: LookUpParts, id: number): Promise<boolean> {
  const isIt = eq(paymentAttempts.id, id)
  const [attempt] = await db.select().from(paymentAttempts).where(isIt)
  if (!attempt || !isOpenAttempt(attempt.state)) return false
  const { accountId: account, orderNumber, currency } = attempt
  const gateway = await gatewayFor(db, secretsKey, { account, currency })
  const order = { orderNumber, amount: amountOf(attempt) }
  const answer = await gateway?.port.lookUp?.(gateway.merchant, order)
  const by = { source: 'look-up', origin: undefined, now: now() } as const
  const nothing = { amount: null, outcome: 'unknown', code: '', authorization: '', reference: '' } as const
  await applyAnswer(db, id, answer ?? { ...nothing, key: `${orderNumber}:look-up`, orderNumber }, by)
  return transactionWithJobs(db, async (tx) => {
    const [after] = await tx.select().from(paymentAttempts).where(isIt).for('update')
    if (!after) return false
    const lookUps = attempt.lookUps + 1
    await tx.update(paymentAttempts).set({ lookUps }).where(isIt)
    const canBeAsked = gateway?.port.can.tells.includes('look-up')
    if (canBeAsked && isOpenAttempt(after.state)) await enqueueLookUp(tx, after, lookUps, now())
    return true
  })
}

/** Looks up attempts of which nothing was heard. */
export const lookUpHandler = (parts: LookUpParts): JobHandler<{ readonly attempt: number }> => ({
  kind: LOOK_UP_JOB,
  ...SHORT_JOB,
  async run({ payload }) {
    return { isLookedUp: await lookUpAttempt(parts, payload.attempt) }
  },
})
