import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFault } from '../rendering/fault-page.ts'

/** How many requests may be in progress at one time. */
export interface Admission {
  /** Of any kind but bookings. A request behind all of them waits for a few seconds. */
  requests: number
  /** Bookings, in addition to those. */
  bookings: number
}

export const USUAL_ADMISSION: Admission = { requests: 150, bookings: 400 }

/** When a refused client may try again. */
const SECONDS_TO_WAIT = 2

/** Health checks and metrics are always answered. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const BOOKING_CALL = /^(?:\/api)?\/reservations$/
/** The form of the page on which a visitor reserves. */
const BOOKING_PAGE = /^\/[^/]+\/review(?:\.data)?$/

/**
 * Admission control: refuses at once, with 503 and `Retry-After`, requests that could only be answered late, so that
 * latency and memory stay bounded. Bookings have slots of their own, so that they have priority over page views.
 */
export function admitWhatCanBeServed(app: FastifyInstance, most: Admission): void {
  const underWay = { requests: 0, bookings: 0 }
  const leaving = new WeakMap<FastifyRequest, () => void>()
  // After the body was received: a slow or endless one holds no slot.
  app.addHook('preValidation', async (request, reply) => {
    if (ALWAYS.has(request.routeOptions.url ?? '')) return
    const kind = isBooking(request) ? 'bookings' : 'requests'
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

function isBooking({ method, url }: FastifyRequest): boolean {
  if (method !== 'POST') return false
  const path = url.split('?', 1)[0] ?? ''
  return BOOKING_CALL.test(path) || BOOKING_PAGE.test(path)
}
