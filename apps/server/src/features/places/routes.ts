import * as calls from '@nelly/contract/places/places'
import * as pairs from '@nelly/contract/specified/locations'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { placesOf } from '../inventory/places-of.ts'
import { hasLanding } from '../inventory/published.ts'
import { addLocation } from './add-location.ts'
import { addPlace } from './add-place.ts'
import { changePlace } from './change-place.ts'
import { removeLocation } from './remove-location.ts'
import { removePlace } from './remove-place.ts'

/** The calls for a landing's places and pairs of places. */
export function placesRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, pairs.addLocation, ({ params, body, principal, respond }) => {
    const input = { pair: body, now: now() }
    return addLocation(db, principal, params.landingId, input, respond(pairs.toLocationAnswer))
  })

  serveCall(app, pairs.removeLocation, async ({ params, query, body, principal, reply }) => {
    const id = body?.id ?? query.id
    if (id === undefined) return refuse('location-not-found')
    const removed = await removeLocation(db, principal, params.landingId, id)
    return removed.ok ? ok(successAnswer(reply, 'location-removed')) : removed
  })

  serveCall(app, calls.listPlaces, async ({ params, principal }) => {
    if (!(await hasLanding(db, principal.account, params.landingId))) return refuse('landing-not-found')
    return ok(await placesOf(db, params.landingId))
  })

  serveCall(app, calls.addPlace, ({ params, body, principal, respond }) => {
    const input = { fields: body, now: now() }
    return addPlace(
      db,
      principal,
      params.landingId,
      input,
      respond((place) => place),
    )
  })

  serveCall(app, calls.changePlace, ({ params, body, principal }) =>
    changePlace(db, principal, params.placeId, body),
  )

  serveCall(app, calls.removePlace, async ({ params, principal, reply }) => {
    const removed = await removePlace(db, principal, params.placeId, now())
    return removed.ok ? ok(successAnswer(reply, 'place-removed')) : removed
  })
}
