import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccountPlaces, shareByAccount, USUAL_ACCOUNT_PLACES } from './account-places.ts'
import { sendFault } from './fault-page.ts'

type Kind = 'requests' | 'bookings' | 'operators'

/** How many requests may be in progress at one time. */
export interface Admission extends Readonly<Record<Kind, number>> {
  /** Of any kind but the others. A request behind all of them waits for a few seconds. */
  requests: number
  /** Bookings, in addition to those. */
  bookings: number
  /** Calls that carry a session, in addition to those. */
  operators: number
  /** Of these, those of one account. */
  account: AccountPlaces
}

export const USUAL_ADMISSION: Admission = {
  requests: 150,
  bookings: 400,
  operators: 100,
  account: USUAL_ACCOUNT_PLACES,
}

/** Takes a slot for a request until it is answered, or answers with the refusal. */
export type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** When a refused client may try again. */
const SECONDS_TO_WAIT = 2

/** Health checks and metrics are always answered. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const BOOKING_CALL = /^(?:\/api)?\/reservations$/
/** The form of the page on which a visitor reserves. */
const BOOKING_PAGE = /^\/[^/]+\/review(?:\.data)?$/

/**
 * Admission control: refuses at once, with 503 and `Retry-After`, requests that could only be answered late, so that
 * latency and memory stay bounded. Bookings and operators have slots of their own, so that page views can't crowd them out; an
 * account's calls beyond a few wait for each other, and are refused with 429 beyond many (decision 0144). Returns the same for what is
 * answered earlier.
 */
export function admitWhatCanBeServed(app: FastifyInstance, most: Admission): Admit {
  const underWay: Record<Kind, number> = { requests: 0, bookings: 0, operators: 0 }
  const takePlace = shareByAccount(most.account)
  const leaving = new WeakMap<FastifyRequest, () => void>()
  const admit: Admit = async (request, reply) => {
    if (ALWAYS.has(request.routeOptions.url ?? '')) return
    const kind = kindOf(request)
    // Pictures are received slowly, and have turns of their own.
    if (request.principal && !request.routeOptions.config.call?.uploads) {
      // Before a slot for all is taken: what waits for its own account is in nobody's way.
      const leavePlace = await takePlace(request.principal.account)
      if (!leavePlace) {
        reply.header('retry-after', SECONDS_TO_WAIT)
        return sendFault(request, reply, 'too-many-requests')
      }
      if (reply.raw.destroyed) {
        leavePlace()
        return reply.hijack()
      }
      // A streamed answer is still being made after it has begun.
      finished(reply.raw, leavePlace)
    }
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
  }
  // After the body was received: a slow or endless one holds no slot.
  app.addHook('preValidation', admit)
  // Or answered, whether or not the response is read.
  app.addHook('onSend', async (request) => leaving.get(request)?.())
  return admit
}

function kindOf({ method, url, headers }: FastifyRequest): Kind {
  const path = url.split('?', 1)[0] ?? ''
  if (method === 'POST' && (BOOKING_CALL.test(path) || BOOKING_PAGE.test(path))) return 'bookings'
  return headers.authorization === undefined ? 'requests' : 'operators'
}
