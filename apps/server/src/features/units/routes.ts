import { PAGE_SIZE } from '@nelly/contract/page-size'
import { changeUnit as changeCall } from '@nelly/contract/units/change-unit'
import * as choice from '@nelly/contract/units/choose-unit'
import * as calls from '@nelly/contract/units/units'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { setPaginationHeaders } from '../../platform/http/pagination-headers.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { placesOfAccount } from '../inventory/places-of.ts'
import { countUnits, unitsInStates, unitsOf } from '../inventory/units-of.ts'
import { changeUnit } from './change-unit.ts'
import { chooseUnit, previewUnit } from './choose-unit.ts'
import { dueServices } from './due-services.ts'
import { expiringPapers } from './expiring-papers.ts'

/** The calls for the units of vehicles. */
export function unitsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.listUnits, async ({ query, principal, request, reply }) => {
    const page = { number: query.page, size: query[PAGE_SIZE] }
    const found = await unitsOf(db, principal.account, now(), query, page)
    const total = await countUnits(db, principal.account, now(), query)
    setPaginationHeaders(reply, originOf(request, parts), page, total)
    return ok(found)
  })

  serveCall(app, calls.countUnits, async ({ query, principal }) =>
    ok(await unitsInStates(db, principal.account, now(), query.landingId)),
  )

  serveCall(app, calls.listUnitPlaces, async ({ principal }) =>
    ok(await placesOfAccount(db, principal.account)),
  )

  serveCall(app, calls.listDueServices, async ({ query, principal }) =>
    ok(await dueServices(db, principal.account, now(), query.landingId)),
  )

  serveCall(app, calls.listExpiringPapers, async ({ query, principal }) =>
    ok(await expiringPapers(db, principal.account, now(), query.landingId)),
  )

  serveCall(app, changeCall, ({ params, body, principal }) => changeUnit(db, principal, params, body, now()))

  serveCall(app, choice.chooseUnit, ({ params, body, principal }) =>
    chooseUnit(db, principal, params.reservationId, body, now()),
  )

  serveCall(app, choice.previewUnit, async ({ params, body, principal }) => {
    const previewed = await previewUnit(db, principal, params.reservationId, body.unit, now())
    return previewed.ok ? ok({ displaced: previewed.value }) : previewed
  })
}
