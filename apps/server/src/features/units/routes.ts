import * as calls from '@nelly/contract/units'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { setPaginationHeaders } from '../../platform/http/pagination-headers.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { changeUnit } from './change-unit.ts'
import { chooseUnit, previewUnit } from './choose-unit.ts'
import { expiringPapers } from './expiring-papers.ts'
import { countUnits, unitsInStates, unitsOf } from './units-of.ts'

/** The calls for the units of vehicles. */
export function unitsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.listUnits, async ({ query, principal, request, reply }) => {
    const page = { number: query.page, size: query.size }
    const found = await unitsOf(db, principal.account, now(), query, page)
    const total = await countUnits(db, principal.account, now(), query)
    setPaginationHeaders(reply, originOf(request, parts), page, total)
    return ok(found.map(calls.toUnitAnswer))
  })

  serveCall(app, calls.countUnits, async ({ query, principal }) =>
    ok(await unitsInStates(db, principal.account, now(), query.landing)),
  )

  serveCall(app, calls.listExpiringPapers, async ({ query, principal }) => {
    const found = await expiringPapers(db, principal.account, now(), query.landing)
    return ok(found.map(calls.toExpiringAnswer))
  })

  serveCall(app, calls.changeUnit, async ({ params, body, principal }) => {
    const which = { vehicle: params.vehicleId, number: params.number }
    const changed = await changeUnit(db, principal, which, body, now())
    return changed.ok ? ok(calls.toChangedUnitAnswer(changed.value)) : changed
  })

  serveCall(app, calls.chooseUnit, async ({ params, body, principal }) => {
    const chosen = await chooseUnit(db, principal, params.reservationId, body, now())
    return chosen.ok ? ok(calls.toReservedUnitAnswer(chosen.value)) : chosen
  })

  serveCall(app, calls.previewUnit, async ({ params, body, principal }) => {
    const previewed = await previewUnit(db, principal, params.reservationId, body.unit, now())
    return previewed.ok ? ok({ displaced: previewed.value }) : previewed
  })
}
