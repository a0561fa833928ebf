import * as calls from '@nelly/contract/blocks/blocks'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { blocksOf } from '../inventory/blocks-of.ts'
import { hasLanding } from '../inventory/published.ts'
import { addBlock } from './add-block.ts'
import { changeBlock } from './change-block.ts'
import { removeBlock } from './remove-block.ts'

/** The calls for blocks of vehicles. */
export function blocksRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, calls.listBlocks, async ({ params, principal }) => {
    if (!(await hasLanding(db, principal.account, params.landingId))) return refuse('landing-not-found')
    return ok(await blocksOf(db, params.landingId))
  })

  serveCall(app, calls.addBlock, ({ params, body, principal, respond }) => {
    const input = { fields: body, now: now() }
    return addBlock(
      db,
      principal,
      params.landingId,
      input,
      respond((block) => block),
    )
  })

  serveCall(app, calls.changeBlock, ({ params, body, principal }) =>
    changeBlock(db, principal, params.blockId, body, now()),
  )

  serveCall(app, calls.removeBlock, async ({ params, principal, reply }) => {
    const removed = await removeBlock(db, principal, params.blockId)
    if (!removed.ok) return removed
    return ok({ ...successAnswer(reply, 'block-removed'), block: removed.value })
  })
}
