import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

const NAMES = ['hits_total', 'renders_total', 'invalidations_total', 'pages', 'bytes', 'enabled'] as const

/** The metrics of an app's page cache. */
export async function pageCounts(app: FastifyInstance) {
  const { body } = await app.inject('/metrics')
  const [hits, renders, invalidations, pages, bytes, enabled] = NAMES.map((name) =>
    Number(new RegExp(`^nelly_page_cache_${name} (\\S+)$`, 'm').exec(body)?.[1]),
  )
  return { hits, renders, invalidations, pages, bytes, enabled }
}

/** Resolves once an app receives change notifications, and so caches pages. */
export const openCache = (app: FastifyInstance): Promise<void> =>
  expect.poll(async () => (await pageCounts(app)).enabled, { timeout: 10_000 }).toBe(1)
