import type { LandingId } from '@nelly/domain/ids'
import { LRUCache } from 'lru-cache'
import type { CachedPage } from '../http/cached-page.ts'
import type { RenderedPage } from './render-page.ts'

/** The result of rendering an address: a page to cache, or a response for this request only. */
export type Rendered = { page: CachedPage } | { response: RenderedPage }

/**
 * Renders an address. Calls `dependsOn` as soon as it knows the landing, so that a change of it prevents the page from
 * being cached.
 */
type Render = (dependsOn: (landing: LandingId) => void) => Promise<Rendered>

interface RenderInFlight {
  landing?: LandingId
  result: Promise<Rendered>
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Visitors' pages by address, the least recently used evicted first, with a limit in bytes. It is disabled while no
 * change notifications are received: every page is then rendered.
 */
export function createPageCache(maxBytes: number, now: () => Date) {
  const pages = new LRUCache<string, CachedPage>({
    // The library does not accept a limit of 0.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
  })
  const inFlight = new Map<string, RenderInFlight>()
  const counts = { hits: 0, renders: 0, invalidations: 0 }
  let enabled = false

  /** The page at an address, if it is cached and has not expired. */
  const get = (address: string): CachedPage | undefined => {
    const page = pages.get(address)
    if (page === undefined || page.expiresAt <= now().getTime()) return undefined
    counts.hits += 1
    return page
  }

  const startRender = async (address: string, render: Render): Promise<Rendered> => {
    const current: RenderInFlight = {
      result: render((landing) => {
        current.landing = landing
      }),
    }
    inFlight.set(address, current)
    const isCurrent = () => inFlight.get(address) === current
    try {
      const rendered = await current.result
      if ('page' in rendered) {
        counts.renders += 1
        if (isCurrent()) pages.set(address, rendered.page)
      }
      return rendered
    } finally {
      if (isCurrent()) inFlight.delete(address)
    }
  }

  return {
    get,
    /** The cached page, or else the result of `render`; concurrent requests for an address share one render. */
    async getOrRender(address: string, render: Render): Promise<Rendered> {
      if (!enabled) return render(() => {})
      const page = get(address)
      if (page) return { page }
      const current = inFlight.get(address)
      if (!current) return startRender(address, render)
      const rendered = await current.result
      return 'page' in rendered ? rendered : render(() => {})
    },
    /** Drops a landing's pages. A render that began before is neither cached nor given to later requests. */
    invalidate(changed: LandingId): void {
      counts.invalidations += 1
      for (const [address, { landing }] of [...pages.entries()])
        if (landing === changed) pages.delete(address)
      for (const [address, { landing }] of inFlight)
        if (landing === undefined || landing === changed) inFlight.delete(address)
    },
    enable(): void {
      enabled = true
    },
    disable(): void {
      enabled = false
      pages.clear()
      inFlight.clear()
    },
    counts,
    get size() {
      return { pages: pages.size, bytes: pages.calculatedSize }
    },
    get isEnabled() {
      return enabled
    },
  }
}
