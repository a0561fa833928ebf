import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageCache } from './page-cache.ts'

/** Tells of kept pages; what is answered from them at once is counted here alone. */
export function cacheMetrics(register: Registry, cache: PageCache): void {
  for (const [name, help, count] of [
    ['hits', 'Pages answered from memory', () => cache.counts.hits],
    ['drawn', 'Pages drawn to be kept', () => cache.counts.drawn],
    ['changes', 'Changes of landings heard of', () => cache.counts.changes],
  ] as const) {
    new Counter({
      name: `nelly_page_cache_${name}_total`,
      help,
      registers: [register],
      collect() {
        this.reset()
        this.inc(count())
      },
    })
  }
  for (const [name, help, value] of [
    ['pages', 'Pages held in memory', () => cache.size.pages],
    ['bytes', 'Bytes they take', () => cache.size.bytes],
    ['open', '1 while changes are heard of and pages kept, else 0', () => Number(cache.isOpen)],
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
