import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import { z } from 'zod'
import { probeWrite } from './db/write-probe.ts'
import { answerOf, describeWatching } from './http/api-document/document.ts'
import { boundedCheck } from './http/bounded-check.ts'
import type { Parts } from './parts.ts'
import type { PageCache } from './rendering/page-cache.ts'
import { pageCacheMetrics } from './rendering/page-cache-metrics.ts'

/** Less than the three seconds that the image's health check waits. */
const PROBE_TIMEOUT_MS = 2500
/** A probe costs some milliseconds of the database, and there may be many health checks. */
const PROBE_FRESH_MS = 3000

const status = z.object({ status: z.string() })

const HEALTHZ = describeWatching('health', 'Check whether the server is alive', 'Checks nothing else.', {
  200: answerOf('It lives.', status),
})
const READYZ = describeWatching(
  'readiness',
  'Check whether its database can be written',
  'While it is not ready, send no requests here.',
  {
    200: answerOf('It can.', status),
    503: answerOf('It is not ready.', status),
  },
)
const METRICS = describeWatching(
  'metrics',
  'Read the metrics for Prometheus',
  'Requests by route and status, their times, memory and more.',
  { 200: answerOf('In the text format of Prometheus.', z.string(), 'text/plain') },
)

/**
 * Health checks and metrics: `/healthz` for liveness, `/readyz` for a writable database, `/metrics` for Prometheus,
 * with requests by route and status, the page cache, and what else is in `register`.
 */
export function healthRoutes(
  app: FastifyInstance,
  parts: Parts,
  { cache, register }: { cache: PageCache; register: Registry },
): void {
  const checkReady = boundedCheck(() => probeWrite(parts.db), {
    timeoutMs: PROBE_TIMEOUT_MS,
    freshMs: PROBE_FRESH_MS,
  })
  countRequests(app, register)
  pageCacheMetrics(register, cache)
  app.get('/healthz', { schema: HEALTHZ }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: READYZ }, async (request, reply) => {
    try {
      await checkReady()
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database cannot be written')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
  app.get('/metrics', { schema: METRICS }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}

function countRequests(app: FastifyInstance, register: Registry): void {
  collectDefaultMetrics({ register })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames,
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its response',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    requests.inc(labels)
    seconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', async () => register.clear())
}
