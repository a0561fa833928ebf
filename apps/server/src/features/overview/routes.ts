import { readFigures } from '@nelly/contract/figures'
import { readFleet } from '@nelly/contract/fleet'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { figuresOf } from './figures.ts'
import { figuresAnswer } from './figures-answer.ts'
import { fleetOf } from './fleet.ts'
import { fleetAnswer } from './fleet-answer.ts'

/** The calls that show an operator the whole at a glance. */
export function overviewRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, readFleet, async ({ params, query, owner }) => {
    const fleet = await fleetOf(db, { owner, landing: params.landingId }, { ...query, now: now() })
    return fleet ? ok(fleetAnswer(fleet)) : refuse('landing-not-found')
  })

  serveCall(app, readFigures, async ({ params, query, owner }) => {
    if (params.userId !== owner) return refuse('not-your-account')
    return ok(figuresAnswer(await figuresOf(db, owner, { weeks: query.weeks, now: now() })))
  })
}
