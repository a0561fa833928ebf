import * as calls from '@nelly/contract/locations'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { addLocation } from './add-location.ts'
import { locationsOf } from './location-store.ts'

/** The calls for a landing's places. */
export function locationsRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, calls.addLocation, ({ params, body, principal, respond }) => {
    const input = { pair: body, now: now() }
    return addLocation(db, principal, params.landingId, input, respond(calls.toLocationAnswer))
  })

  serveCall(app, calls.removeLocation, async ({ params, query, body, principal, reply }) => {
    const id = body?.id ?? query.id
    const removed =
      id !== undefined && (await locationsOf(principal.account, db).remove(params.landingId, id))
    return removed ? ok(successAnswer(reply, 'location-removed')) : refuse('location-not-found')
  })
}
