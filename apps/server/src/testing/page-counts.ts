import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

const NAMES = ['hits_total', 'drawn_total', 'changes_total', 'pages', 'bytes', 'open'] as const

/** What an app tells of its kept pages in its metrics. */
export async function pageCounts(app: FastifyInstance) {
  const { body } = await app.inject('/metrics')
  const [hits, drawn, changes, pages, bytes, open] = NAMES.map((name) =>
    Number(new RegExp(`^nelly_page_cache_${name} (\\S+)$`, 'm').exec(body)?.[1]),
  )
  return { hits, drawn, changes, pages, bytes, open }
}

/** Resolves once an app hears of changes, and so keeps pages. */
export const openCache = (app: FastifyInstance): Promise<void> =>
  expect.poll(async () => (await pageCounts(app)).open, { timeout: 10_000 }).toBe(1)
