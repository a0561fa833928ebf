import type { FastifyInstance } from 'fastify'
import { sendFault } from './fault-page.ts'

/** When a caller may try again: another server answers by then, or this one after a restart. */
const SECONDS_TO_RESTART = 5

/** The liveness check still succeeds. */
const STILL_TOLD: ReadonlySet<string> = new Set(['/healthz', '/metrics'])

/** Refuses requests once the app begins to close, on connections that are still open; earlier ones are answered. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? ''
    if (!closing || STILL_TOLD.has(route)) return done()
    reply.header('retry-after', SECONDS_TO_RESTART)
    if (route === '/readyz') return reply.code(503).send({ status: 'unavailable' })
    return sendFault(request, reply, 'temporarily-unavailable')
  })
}
