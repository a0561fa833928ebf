import { readPoolFacts } from '@nelly/contract/pools/pool-facts'
import * as calls from '@nelly/contract/pools/pools'
import type { AccountId, PoolId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { deletePool } from './delete-pool.ts'
import { joinPools, previewJoin } from './join-pools.ts'
import { findPool, poolsOf } from './list-pools.ts'
import { partPool } from './part-pool.ts'
import { poolFacts } from './pool-facts.ts'

/** The calls for the pools of an account's fleet. */
export function poolsRoutes(app: FastifyInstance, { db, now }: Parts): void {
  const found = async (account: AccountId, id: PoolId) => {
    const pool = await findPool(db, account, id, now())
    return pool ? ok(pool) : refuse('pool-not-found')
  }

  serveCall(app, calls.listPools, async ({ principal }) => ok(await poolsOf(db, principal.account, now())))

  serveCall(app, readPoolFacts, async ({ params, principal }) => {
    const facts = await poolFacts(db, principal.account, params.poolId)
    return facts ? ok(facts) : refuse('pool-not-found')
  })

  serveCall(app, calls.previewPoolJoin, ({ params, body, principal }) =>
    previewJoin(db, principal.account, { kept: params.poolId, joined: body.poolId }, now()),
  )

  serveCall(app, calls.joinPool, async ({ params, body, principal }) => {
    const joined = await joinPools(db, principal, { kept: params.poolId, joined: body.poolId }, now())
    return joined.ok ? found(principal.account, joined.value) : joined
  })

  serveCall(app, calls.deletePool, async ({ params, principal, reply }) => {
    const deleted = await deletePool(db, principal.account, params.poolId, now())
    return deleted.ok ? ok(successAnswer(reply, 'pool-deleted')) : deleted
  })

  serveCall(app, calls.partPool, async ({ params, principal }) => {
    const parted = await partPool(db, principal, params.poolId, now())
    return parted.ok ? found(principal.account, parted.value) : parted
  })
}
