import type { VisitedLanding } from '@nelly/contract/public-site'
import { addDays, type ClockTime, dateOf, instantOf, wallClock, wallClockIn } from '@nelly/domain/wall-clock'
import type { FastifyRequest } from 'fastify'
import { securityHeadersOf } from '../http/security-headers.ts'
import type { Parts } from '../parts.ts'
import type { Drawing, Outcome } from './cache/page-cache.ts'
import { drawPage } from './draw-page.ts'
import { publicSite } from './public-site.ts'
import type { ReadyPage } from './ready-page.ts'

/**
 * Draws a page of a landing that is to be kept. Of the request it sees the address and, for what is not found, the language:
 * so a page that can be kept depends on nothing else by the way it is made.
 */
export async function drawPlainPage(
  parts: Parts,
  request: FastifyRequest,
  { address, origin }: { address: URL; origin: string },
  drawing: Drawing,
): Promise<Outcome<ReadyPage>> {
  const from = parts.now()
  const site = publicSite(parts, request)
  let landing: VisitedLanding | undefined
  const ready = await drawPage(parts, request, {
    request: new Request(address, { headers: languageOf(request) }),
    origin,
    site: {
      ...site,
      async visit(name) {
        const visit = await site.visit(name)
        if (visit.kind === 'found') {
          landing = visit.landing
          drawing.landing = landing.id
        }
        return visit
      },
    },
  })
  if (!landing || !isForEveryone(ready)) return { answer: ready }
  return {
    drawn: {
      landing: landing.id,
      from: from.getTime(),
      until: endOfDay(landing.timezone, from),
      html: ready.body,
      headers: Object.fromEntries(ready.headers),
      common: securityHeadersOf(parts),
    },
  }
}

const languageOf = ({ headers }: FastifyRequest): [string, string][] => {
  const language = headers['accept-language']
  return language === undefined ? [] : [['accept-language', language]]
}

const isForEveryone = ({ status, headers, kind }: ReadyPage): boolean =>
  status === 200 &&
  kind === 'visitor' &&
  headers.get('cache-control') === 'no-cache' &&
  !headers.has('vary') &&
  !headers.has('set-cookie')

/** When the day at the rental place ends, in milliseconds since the epoch. */
function endOfDay(timezone: string, now: Date): number {
  const tomorrow = addDays(dateOf(wallClockIn(timezone, now)), 1)
  return instantOf(wallClock(tomorrow, '00:00' as ClockTime), timezone).getTime()
}
