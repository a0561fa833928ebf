import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFault } from '../rendering/fault-page.ts'

/** How many requests may be in progress at one time. */
export interface Admission {
  /** Of any kind but the others. A request behind all of them waits for a few seconds. */
  requests: number
  /** Bookings, in addition to those. */
  bookings: number
  /** Calls that carry a session, in addition to those. Whether it is valid is asked later. */
  operators: number
}

export const USUAL_ADMISSION: Admission = { requests: 150, bookings: 400, operators: 100 }

/** When a refused client may try again. */
const SECONDS_TO_WAIT = 2

/** Health checks and metrics are always answered. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const BOOKING_CALL = /^(?:\/api)?\/reservations$/
/** The form of the page on which a visitor reserves. */
const BOOKING_PAGE = /^\/[^/]+\/review(?:\.data)?$/

/**
 * Admission control: refuses at once, with 503 and `Retry-After`, requests that could only be answered late, so that
 * latency and memory stay bounded. Bookings and operators have slots of their own, so that page views can't crowd them out.
 */
export function admitWhatCanBeServed(app: FastifyInstance, most: Admission): void {
  const underWay: Admission = { requests: 0, bookings: 0, operators: 0 }
  const leaving = new WeakMap<FastifyRequest, () => void>()
  // After the body was received: a slow or endless one holds no slot.
  app.addHook('preValidation', async (request, reply) => {
    if (ALWAYS.has(request.routeOptions.url ?? '')) return
    const kind = kindOf(request)
    if (underWay[kind] >= most[kind]) {
      reply.header('retry-after', SECONDS_TO_WAIT)
      return sendFault(request, reply, 'temporarily-unavailable')
    }
    underWay[kind] += 1
    const leave = () => {
      if (!leaving.delete(request)) return
      underWay[kind] -= 1
    }
    leaving.set(request, leave)
    // Disconnected.
    reply.raw.once('close', leave)
  })
  // Or answered, whether or not the response is read.
  app.addHook('onSend', async (request) => leaving.get(request)?.())
}

function kindOf({ method, url, headers }: FastifyRequest): keyof Admission {
  const path = url.split('?', 1)[0] ?? ''
  if (method === 'POST' && (BOOKING_CALL.test(path) || BOOKING_PAGE.test(path))) return 'bookings'
  return headers.authorization === undefined ? 'requests' : 'operators'
}
