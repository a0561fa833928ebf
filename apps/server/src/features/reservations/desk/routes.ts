import { listUnitsElsewhere, readDesk } from '@nelly/contract/reservations/desk'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../platform/http/serve-call.ts'
import type { Parts } from '../../../platform/parts.ts'
import { deskOf } from './desk.ts'
import { unitsElsewhere } from './units-elsewhere.ts'

/** The calls of what there is to do, and of what is not where it has to be. */
export function deskRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, readDesk, async ({ query, principal }) =>
    ok(await deskOf(db, { account: principal.account, landing: query.landingId }, now())),
  )

  serveCall(app, listUnitsElsewhere, async ({ query, principal }) =>
    ok(await unitsElsewhere(db, { account: principal.account, day: query.day }, now())),
  )
}
