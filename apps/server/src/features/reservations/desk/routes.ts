import { readDesk } from '@nelly/contract/desk'
import { toDeskAnswer } from '@nelly/contract/owned-desk'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../../platform/http/origin.ts'
import { serveCall } from '../../../platform/http/serve-call.ts'
import type { Parts } from '../../../platform/parts.ts'
import { deskOf } from './desk.ts'

/** The call of what there is to do. */
export function deskRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, readDesk, async ({ query, principal, request }) => {
    const context = { origin: originOf(request, parts), now: now() }
    const desk = await deskOf(db, { account: principal.account, landing: query.landingId }, context.now)
    return ok(toDeskAnswer(desk, context))
  })
}
