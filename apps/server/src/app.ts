import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { Registry } from 'prom-client'
import { profileRoutes } from './features/accounts/profile-routes.ts'
import { accountsRoutes } from './features/accounts/routes.ts'
import { sessionsRoutes } from './features/accounts/sessions-routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { blocksRoutes } from './features/blocks/routes.ts'
import { cardPaymentsRoutes } from './features/card-payments/routes.ts'
import { comingInRoutes } from './features/coming-in/routes.ts'
import { contractsRoutes } from './features/contracts/routes.ts'
import { credentialChangesRoutes } from './features/credential-changes/routes.ts'
import { customersRoutes } from './features/customers/routes.ts'
import { feedsRoutes } from './features/feeds/routes.ts'
import { importsRoutes } from './features/imports/routes.ts'
import { landingsRoutes } from './features/landings/routes.ts'
import { drawerRoutes } from './features/ledger/drawer-routes.ts'
import { ledgerRoutes } from './features/ledger/routes.ts'
import { messagingRoutes } from './features/messaging/routes.ts'
import { overviewRoutes } from './features/overview/routes.ts'
import { partnersRoutes } from './features/partners/routes.ts'
import { paymentsRoutes } from './features/payments/routes.ts'
import { photographsRoutes } from './features/photographs/routes.ts'
import { placesRoutes } from './features/places/routes.ts'
import { poolsRoutes } from './features/pools/routes.ts'
import { callsInBrowsers } from './features/public-site/calls-in-browsers.ts'
import { cardRoutes } from './features/public-site/card-routes.ts'
import { pageServer } from './features/public-site/page-server.ts'
import { pages } from './features/public-site/routes.ts'
import { slipRoutes } from './features/public-site/slip-routes.ts'
import { quotesRoutes } from './features/quotes/routes.ts'
import { ratesRoutes } from './features/rates/routes.ts'
import { changesRoutes } from './features/reservations/changes/routes.ts'
import { deskRoutes } from './features/reservations/desk/routes.ts'
import { mailMetrics } from './features/reservations/mail/mail-metrics.ts'
import { reservationsRoutes } from './features/reservations/routes.ts'
import { reviewsRoutes } from './features/reviews/routes.ts'
import { saleDocumentsRoutes } from './features/sale-documents/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { secondFactorsRoutes } from './features/second-factors/routes.ts'
import { shareRoutes } from './features/share/routes.ts'
import { siteRoutes } from './features/site/routes.ts'
import { specialFeaturesRoutes } from './features/special-features/routes.ts'
import { teamRoutes } from './features/team/routes.ts'
import { unitsRoutes } from './features/units/routes.ts'
import { vehiclesRoutes } from './features/vehicles/routes.ts'
import { waitingListRoutes } from './features/waiting-list/routes.ts'
import { storedFilesRoutes } from './platform/files/routes.ts'
import { healthRoutes } from './platform/health.ts'
import { admitWhatCanBeServed, USUAL_ADMISSION } from './platform/http/admission.ts'
import { answerError, refusalOfError } from './platform/http/answer-errors.ts'
import { documentRoutes } from './platform/http/api-document/document.ts'
import { apiDocumentRoutes } from './platform/http/api-document/routes.ts'
import { callMetrics } from './platform/http/call-metrics.ts'
import { sendFault } from './platform/http/fault-page.ts'
import { idempotency } from './platform/http/idempotency.ts'
import { separateOwnerHost } from './platform/http/owner-host.ts'
import { refuseBadHead } from './platform/http/refuse-bad-head.ts'
import { refuseWhileClosing } from './platform/http/refuse-while-closing.ts'
import { loggingOf, logRequest, logRequests } from './platform/http/request-log.ts'
import { ANSWER_HEADERS, securityHeaders, securityHeadersOf } from './platform/http/security-headers.ts'
import { acceptJson, validateByZod } from './platform/http/serve-call.ts'
import { sessions } from './platform/http/session.ts'
import { watchCalls } from './platform/http/unknown-calls.ts'
import { acceptUploads } from './platform/http/uploads.ts'
import type { Parts } from './platform/parts.ts'
import { answerFromCache } from './platform/rendering/answer-from-cache.ts'
import { invalidatePages } from './platform/rendering/invalidate-pages.ts'
import { createPageCache } from './platform/rendering/page-cache.ts'
import { renderQueue } from './platform/rendering/render-queue.ts'

/**
 * Builds a Fastify app from its parts: `main.ts` runs it and every test starts it. Closing it leaves the parts open.
 * `watch` is called before it has any route.
 */
export async function createApp(
  parts: Parts,
  watch: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    ...loggingOf(parts),
    // Of the forwarded addresses, only the nearest proxy's is trusted: a client can make up the others.
    trustProxy: parts.trustProxy ? (_address, hop) => hop === 0 : false,
    // The address of a page may be long with a booking in it; a longer one is not a booking.
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    // Node starts all pipelined requests at once: beyond this it answers 503 by itself.
    maxRequestsPerSocket: 100,
    // Idle connections are closed after this; converting a form's pictures takes less.
    connectionTimeout: 180_000,
    // It would answer in its own format.
    return503OnClosing: false,
    // An invalid address bypasses all hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeadersOf(parts), ...ANSWER_HEADERS, 'x-request-id': request.id })
      sendFault(request, reply, refusalOfError(error))
      logRequest(request, reply)
    },
  }
  const app = Fastify(options)
  watch(app)
  app.setValidatorCompiler(validateByZod)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  logRequests(app)
  securityHeaders(app, parts)
  refuseWhileClosing(app)
  refuseBadHead(app)
  const cache = createPageCache(parts.pageCacheBytes, parts.now)
  answerFromCache(app, cache, parts)
  await app.register(cookie)
  acceptJson(app)
  await acceptUploads(app)
  await documentRoutes(app)
  const answerMistakes = watchCalls(app)
  invalidatePages(app, cache, parts)
  const admit = admitWhatCanBeServed(app, USUAL_ADMISSION)
  const page = pageServer({ ...parts, site: renderQueue(parts.site, app.server) }, cache)
  callsInBrowsers(app, page, admit)
  separateOwnerHost(app, parts)
  sessions(app, parts)
  idempotency(app, parts)
  const register = new Registry()
  mailMetrics(register, parts)
  callMetrics(app, register)
  healthRoutes(app, parts, { cache, register })
  accountsRoutes(app, parts)
  profileRoutes(app, parts)
  sessionsRoutes(app, parts)
  comingInRoutes(app, parts)
  credentialChangesRoutes(app, parts)
  teamRoutes(app, parts)
  auditRoutes(app, parts)
  secondFactorsRoutes(app, parts)
  landingsRoutes(app, parts)
  blocksRoutes(app, parts)
  ledgerRoutes(app, parts)
  drawerRoutes(app, parts)
  contractsRoutes(app, parts)
  saleDocumentsRoutes(app, parts)
  paymentsRoutes(app, parts)
  messagingRoutes(app, parts)
  photographsRoutes(app, parts)
  cardPaymentsRoutes(app, parts)
  feedsRoutes(app, parts)
  unitsRoutes(app, parts)
  poolsRoutes(app, parts)
  placesRoutes(app, parts)
  ratesRoutes(app, parts)
  siteRoutes(app, parts)
  importsRoutes(app, parts)
  partnersRoutes(app, parts)
  shareRoutes(app, parts)
  vehiclesRoutes(app, parts)
  specialFeaturesRoutes(app, parts)
  reservationsRoutes(app, parts)
  changesRoutes(app, parts)
  deskRoutes(app, parts)
  quotesRoutes(app, parts)
  waitingListRoutes(app, parts)
  reviewsRoutes(app, parts)
  customersRoutes(app, parts)
  overviewRoutes(app, parts)
  searchRoutes(app, parts)
  storedFilesRoutes(app, parts)
  apiDocumentRoutes(app)
  await answerMistakes()
  slipRoutes(app, { ...parts, page })
  await app.register(cardRoutes, { ...parts, page })
  await app.register(pages, { ...parts, page })
  return app
}
