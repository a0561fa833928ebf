import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageCache } from './page-cache.ts'

/** Exposes the page cache; its hits are counted here and not logged. */
export function pageCacheMetrics(register: Registry, cache: PageCache): void {
  for (const [name, help] of [
    ['hits', 'Pages served from the cache'],
    ['renders', 'Pages rendered for the cache'],
    ['invalidations', 'Change notifications of landings'],
  ] as const) {
    new Counter({
      name: `nelly_page_cache_${name}_total`,
      help,
      registers: [register],
      collect() {
        this.reset()
        this.inc(cache.counts[name])
      },
    })
  }
  for (const [name, help, value] of [
    ['pages', 'Cached pages', () => cache.size.pages],
    ['bytes', 'Bytes of the cached pages', () => cache.size.bytes],
    [
      'enabled',
      '1 while change notifications are received and pages cached, else 0',
      () => Number(cache.isEnabled),
    ],
  ] as const) {
    new Gauge({
      name: `nelly_page_cache_${name}`,
      help,
      registers: [register],
      collect() {
        this.set(value())
      },
    })
  }
}
