import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import { answerAtOnce } from './answer-at-once.ts'
import { type PageCache, pageCache } from './page-cache.ts'

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Keeps drawn pages in memory for an app, and answers from there past all that the app does else. An owner who is told that a
 * change is made sees it on the next page they open: their answer waits until this process has heard of the change.
 * To be begun before any route is registered. Decision 0024.
 */
export function keepPages(app: FastifyInstance, parts: Parts): PageCache {
  const { cache, reader } = pageCache(parts.pageCacheBytes, parts.now)
  if (parts.pageCacheBytes === 0) return cache
  const news = parts.followLandings(reader)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.owner === undefined || SAFE.has(request.method) || reply.statusCode >= 400)
      done(null, payload)
    else void news.caughtUp().then(() => done(null, payload))
  })
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onClose', () => news.stop())

  const atOnce = answerAtOnce(cache, parts)
  const [answer] = app.server.listeners('request') as Answer[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (closing || !atOnce(request, response)) answer?.(request, response)
  })
  return cache
}
