import { randomUUID } from 'node:crypto'
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { Parts } from '../parts.ts'
import { errorForLog } from './error-for-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Answered from the page cache, whose metrics count it: a line in the log costs as much as the response. */
    isCacheHit: boolean
  }
}

/** The request ids that are accepted from a proxy: plain words without line breaks. */
const SANE_ID = /^[\w.:-]{8,64}$/

/**
 * The logging options of Fastify: one line a request (see `logRequests`), each with the request's id, and errors
 * without request data.
 */
export const loggingOf = ({
  logger,
  trustProxy,
}: Pick<Parts, 'logger' | 'trustProxy'>): FastifyServerOptions => ({
  logger: {
    ...logger,
    serializers: { err: (error) => errorForLog(error), req: requestForLog, busboyOptions: withoutHeaders },
  },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
  genReqId: ({ headers }) => {
    const given = headers['x-request-id']
    return trustProxy && typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID()
  },
})

/**
 * Logs one line for every request after its response: its id, the route as it was registered (so neither ids nor search
 * texts), the session's owner, the status and the milliseconds. The response has the id in `x-request-id`.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('isCacheHit', false)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.isCacheHit) logRequest(request, reply)
    done()
  })
}

/** Writes the line of a request. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    // Of a request that was never routed, Fastify reports a route that is not ours.
    route: request.routeOptions?.url ?? 'none',
    owner: request.session?.person ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  }
  request.log.info(line, 'answered')
}

const requestForLog = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url ?? 'none',
})
/** Trace messages of the form parser. */
const withoutHeaders = ({ headers: _, ...options }: Record<string, unknown>) => options
