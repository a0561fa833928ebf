import * as attemptCalls from '@nelly/contract/payments/card-payments'
import * as gatewayCalls from '@nelly/contract/payments/gateways'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { beginTest } from './begin-attempt.ts'
import { gatewaysOf, removeGateway, storeGateway } from './gateways.ts'
import { reconcileCards } from './reconcile-cards.ts'
import { decideAttempt, waitingAttempts } from './waiting-attempts.ts'

/** The calls by which gateways are set up, and payments of which nothing was heard are decided. */
export function cardPaymentsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, gatewayCalls.listGateways, async ({ principal }) =>
    ok(await gatewaysOf(db, principal.account)),
  )

  serveCall(app, gatewayCalls.storeGateway, ({ principal, body }) =>
    storeGateway(parts, principal.account, body),
  )

  serveCall(app, gatewayCalls.removeGateway, async ({ principal, params }) =>
    (await removeGateway(db, principal.account, params.gatewayId))
      ? ok(undefined)
      : refuse('gateway-not-found'),
  )

  serveCall(app, gatewayCalls.testGateway, async ({ principal, params, request }) => {
    const begun = await beginTest(parts, principal.account, params.gatewayId)
    return begun.ok ? ok({ url: `${originOf(request, parts)}/pay/${begun.value}/card` }) : begun
  })

  serveCall(app, attemptCalls.listWaitingAttempts, async ({ principal }) =>
    ok(await waitingAttempts(parts, principal.account)),
  )

  serveCall(app, attemptCalls.decideAttempt, ({ principal, params, body }) =>
    decideAttempt(db, { ...principal, now: now() }, params.attemptId, body),
  )

  serveCall(app, attemptCalls.reconcileCards, ({ principal, body }) =>
    reconcileCards(db, principal.account, body),
  )
}
