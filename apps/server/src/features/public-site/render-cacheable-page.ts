import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { LandingId } from '@nelly/domain/ids'
import {
  addDays,
  addMinutes,
  type ClockTime,
  dateOf,
  instantOf,
  wallClock,
  wallClockIn,
} from '@nelly/domain/wall-clock'
import type { FastifyRequest } from 'fastify'
import { cachedResponse } from '../../platform/http/cached-page.ts'
import type { Parts } from '../../platform/parts.ts'
import type { Rendered } from '../../platform/rendering/page-cache.ts'
import { type RenderedPage, renderPage } from '../../platform/rendering/render-page.ts'
import { publicSite } from './public-site.ts'

/**
 * Browsers revalidate every time. A proxy may cache for a second, and serve stale for one more while it revalidates: a
 * change is visible through it within two.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'

/**
 * Renders a page that may be cached. It only gets the address and, for a 404, the language of the request, so that a
 * cached page can't depend on anything else.
 */
export async function renderCacheablePage(
  parts: Parts,
  request: FastifyRequest,
  { address, origin }: { address: URL; origin: string },
  dependsOn: (landing: LandingId) => void,
): Promise<Rendered> {
  const startedAt = parts.now()
  const site = publicSite(parts, request)
  let landing: VisitedLanding | undefined
  let leadMinutes = 0
  const response = await renderPage(parts, request, {
    request: new Request(address, { headers: languageOf(request) }),
    origin,
    site: {
      ...site,
      async visit(name) {
        const visit = await site.visit(name)
        if (visit.kind === 'found') {
          landing = visit.landing
          dependsOn(landing.id)
        }
        return visit
      },
      async prices(of) {
        const prices = await site.prices(of)
        leadMinutes = prices.rates.rules.leadMinutes
        return prices
      },
    },
  })
  if (!landing || !isForEveryone(response)) return { response }
  const page = await cachedResponse(response.body, {
    landing: landing.id,
    expiresAt: Math.min(
      endOfDay(landing.timezone, startedAt, 0),
      endOfDay(landing.timezone, startedAt, leadMinutes),
    ),
    headers: { ...Object.fromEntries(response.headers), 'cache-control': CACHE_CONTROL },
  })
  return { page }
}

const languageOf = ({ headers }: FastifyRequest): [string, string][] => {
  const language = headers['accept-language']
  return language === undefined ? [] : [['accept-language', language]]
}

const isForEveryone = ({ status, headers, kind }: RenderedPage): boolean =>
  status === 200 &&
  kind === 'visitor' &&
  headers.get('cache-control') === 'no-cache' &&
  !headers.has('vary') &&
  !headers.has('set-cookie')

/**
 * The moment, in milliseconds since the epoch, that is `leadMinutes` before a day ends at the rental place: with 0, its
 * own day ends; with the lead time, the first day of a pickup.
 */
function endOfDay(timezone: string, now: Date, leadMinutes: number): number {
  const day = dateOf(addMinutes(wallClockIn(timezone, now), leadMinutes))
  const end = wallClock(addDays(day, 1), '00:00' as ClockTime)
  return instantOf(addMinutes(end, -leadMinutes), timezone).getTime()
}
