import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFault } from '../rendering/fault-page.ts'

/** How many requests may be under way at one time. */
export interface Admission {
  /** Of any kind but bookings. Who waits behind all of them waits for a few seconds. */
  requests: number
  /** Bookings, on top of those. */
  bookings: number
}

export const USUAL_ADMISSION: Admission = { requests: 150, bookings: 400 }

/** When a caller who was turned away may try again. */
const SECONDS_TO_WAIT = 2

/** What watches the server is always answered. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const BOOKING_CALL = /^(?:\/api)?\/reservations$/
/** The form of the page on which a visitor reserves. */
const BOOKING_PAGE = /^\/[^/]+\/review(?:\.data)?$/

/**
 * Turns away at once, with 503 and `Retry-After`, what could only be answered late: a crowd is served at the pace that is
 * possible, and memory stays bounded. Bookings have a place of their own, so that they come before page views.
 */
export function admitWhatCanBeServed(app: FastifyInstance, most: Admission): void {
  const underWay = { requests: 0, bookings: 0 }
  const leaving = new WeakMap<FastifyRequest, () => void>()
  // Once the body is there: who sends it slowly, or never, keeps no place from others.
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
    // Left by who asked.
    reply.raw.once('close', leave)
  })
  // Or answered, whether or not the answer is taken.
  app.addHook('onSend', async (request) => leaving.get(request)?.())
}

function isBooking({ method, url }: FastifyRequest): boolean {
  if (method !== 'POST') return false
  const path = url.split('?', 1)[0] ?? ''
  return BOOKING_CALL.test(path) || BOOKING_PAGE.test(path)
}
