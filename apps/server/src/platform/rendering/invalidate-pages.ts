import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import type { PageCache } from './page-cache.ts'

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Invalidates cached pages on change notifications of the database. The response to an owner's change waits until this
 * process has received the notification, so that the owner sees the change on the next page. Decision 0024.
 */
export function invalidatePages(app: FastifyInstance, cache: PageCache, parts: Parts): void {
  if (parts.pageCacheBytes === 0) return
  const changes = parts.subscribe({
    onChange: cache.invalidate,
    onConnected: cache.enable,
    onDisconnected: cache.disable,
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const isOwnersChange =
      request.session !== undefined && !SAFE.has(request.method) && reply.statusCode < 400
    if (isOwnersChange) void changes.caughtUp().then(() => done(null, payload))
    else done(null, payload)
  })
  app.addHook('onClose', () => changes.stop())
}
