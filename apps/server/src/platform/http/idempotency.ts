import { createHash } from 'node:crypto'
import type { Call } from '@nelly/contract/call'
import type { Outcome } from '@nelly/contract/refusal-details'
import { KEY_FIELD } from '@nelly/contract/visitor-forms'
import { idempotencyKey } from '@nelly/contract/wire'
import type { AccountId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema.ts'
import type { Parts } from '../parts.ts'
import { Refused } from './refused.ts'

const KEEP_MS = 24 * 60 * 60_000

/**
 * Turns what a transaction has created into the call's answer and stores that under the request's key. A use case calls it last
 * within the transaction, so that both are committed or neither is.
 */
export type Respond<Created, Answer> = (tx: Database, created: Created) => Promise<Answer>

/** Makes the `Respond` of a request from the mapping to its answer. */
export type Responding<Answer> = <Created>(
  answerOf: (created: Created, tx: Database) => Answer | Promise<Answer>,
) => Respond<Created, Answer>

/** A request that creates something, as its key identifies it. */
interface Creation {
  accountId: AccountId
  key: string
  call: string
  payloadHash: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs a creation, unless one was sent with the same `Idempotency-Key` before: then its answer is given again. Refusals are not
     * stored. Another payload with that key is refused: 'idempotency-key-reused'; so is an answer that an earlier version stored and
     * that does not fit the call's schema any more.
     */
    createOnce(
      request: FastifyRequest,
      answerSchema: z.ZodType,
      create: (respond: Responding<unknown>) => Promise<Outcome<unknown>>,
    ): Promise<Outcome<unknown>>
  }
  interface FastifyRequest {
    /** The key and the payload of a creation; undefined without a key. */
    creation: Creation | undefined
  }
}

/** Lets creations be repeated by their `Idempotency-Key` (decision 0060). */
export function idempotency(app: FastifyInstance, { db, now }: Parts): void {
  app.decorateRequest('creation', undefined)
  app.decorate('createOnce', async ({ creation }, answerSchema, create) => {
    if (!creation) return create((answerOf) => async (tx, created) => answerOf(created, tx))
    const earlier = await storedOutcome(db, creation, answerSchema)
    if (earlier) return earlier
    const outcome = await create((answerOf) => async (tx, created) => {
      const answer = await answerOf(created, tx)
      const row = { ...creation, answer, createdAt: now() }
      const stored = await tx
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      if (stored.length === 0) throw new ConcurrentCreation()
      return answer
    }).catch((error: unknown) => {
      if (error instanceof ConcurrentCreation) return refuse('idempotency-key-reused')
      throw error
    })
    if (outcome.ok) return outcome
    // A request with the same key may have come first, and be the reason of this refusal.
    return (await storedOutcome(db, creation, answerSchema)) ?? outcome
  })
}

/** Rolls back what a concurrent request with the same key has created. */
class ConcurrentCreation extends Error {}

async function storedOutcome(
  db: Database,
  { accountId, key, call, payloadHash }: Creation,
  answerSchema: z.ZodType,
): Promise<Outcome<unknown> | undefined> {
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key)))
  if (!stored) return undefined
  const isSame = stored.call === call && stored.payloadHash === payloadHash
  return isSame && answerSchema.safeParse(stored.answer).success
    ? ok(stored.answer)
    : refuse('idempotency-key-reused')
}

/**
 * Binds the key of a request for a creation to what was sent, before schemas change it: the same bytes mean the same after an
 * upgrade too.
 */
export const bindKey =
  ({ method, url }: Call) =>
  async (request: FastifyRequest): Promise<void> => {
    const key = idempotencyKeyOf(request)
    if (key === undefined || !request.principal) return
    const files = request.uploads.map(({ field, sha256 }) => [field, sha256])
    const payload = JSON.stringify([request.params, request.body, files])
    request.creation = {
      accountId: request.principal.account,
      key,
      call: nameOf({ method, url }),
      payloadHash: createHash('sha256').update(payload).digest('hex'),
    }
  }

/** The key in a request's header; undefined without one. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = idempotencyKey.safeParse(request.headers['idempotency-key'])
  if (!key.success) throw new Refused('text-invalid', KEY_FIELD)
  return key.data
}

const nameOf = ({ method, url }: Pick<Call, 'method' | 'url'>): string => `${method} ${url}`

/**
 * Forgets the answer to what a call has created, and what was sent for it. Its key stays, and is refused from then on: nothing is
 * created again.
 */
export async function forgetAnswer(
  tx: Database,
  call: Call,
  { account, id }: { account: number; id: number },
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: {}, payloadHash: '' })
    .where(
      and(
        eq(idempotencyKeys.accountId, account),
        eq(idempotencyKeys.call, nameOf(call)),
        sql`${idempotencyKeys.answer} ->> 'id' = ${String(id)}`,
      ),
    )
}

/** Deletes keys that are older than a day. */
export async function sweepIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEEP_MS)))
}
