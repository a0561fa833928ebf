import { readFigures } from '@nelly/contract/overview/figures'
import { readFleet } from '@nelly/contract/overview/fleet'
import { readNewReservations } from '@nelly/contract/reservations/new-reservations'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { figuresOf } from './figures.ts'
import { fleetOf } from './fleet.ts'
import { newReservationsOf } from './new-reservations.ts'

/** The calls of an operator's overview. */
export function overviewRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, readFleet, async ({ params, query, principal }) => {
    const fleet = await fleetOf(db, { ...principal, landing: params.landingId }, { ...query, now: now() })
    return fleet ? ok(fleet) : refuse('landing-not-found')
  })

  serveCall(app, readFigures, async ({ query, principal }) =>
    ok(await figuresOf(db, principal.account, { weeks: query.weeks, now: now() })),
  )

  serveCall(app, readNewReservations, async ({ query, principal }) => {
    const { after, known } = query
    const seen = after === undefined ? undefined : { after, known }
    return ok(await newReservationsOf(db, principal.account, seen, now()))
  })
}
