import type { FastifyInstance } from 'fastify'
import { sendCachedAtOnce } from '../http/cached-page.ts'
import { originOf } from '../http/origin.ts'
import { pageOnOtherHost } from '../http/owner-host.ts'
import type { Parts } from '../parts.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Answers requests for cached pages before any work that only others need, such as reading cookies (decision 0131).
 * Must be called after the hooks that every response needs.
 */
export function answerFromCache(
  app: FastifyInstance,
  cache: PageCache,
  parts: Pick<Parts, 'publicUrl' | 'ownerOrigin'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    if (pageOnOtherHost(request, parts) !== undefined) return
    const page = cache.get(originOf(request, parts) + request.url)
    if (!page) return
    request.isCacheHit = true
    await sendCachedAtOnce(request, reply, page)
  })
}
