import { landingId } from '@nelly/contract/wire'
import { RESERVED_NAMES } from '@nelly/domain/landings/reserved-names'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import type { Parts } from '../../platform/parts.ts'
import { sendPage } from '../../platform/rendering/send-page.ts'
import { siteMap } from './sitemap.ts'

/** Reserved, but public: the assets of pages, and the files for robots. */
const OPEN: ReadonlySet<string> = new Set([
  'assets',
  'embed.js',
  'favicon',
  'index',
  'robots',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
  'storage',
  'well-known',
])

/**
 * The paths that robots are excluded from: the calls, the owner's pages, the server's own endpoints. Each name must be
 * complete or before a slash, so that a landing whose name begins with it is not excluded.
 */
const robotsFile = (origin: string): string => {
  const closed = [...RESERVED_NAMES].filter((name) => !OPEN.has(name))
  const rules = closed.flatMap((name) => [`Disallow: /${name}$`, `Disallow: /${name}/`])
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Search engines revisit when they like; caching for an hour is fresh enough. */
const KEPT = 'public, max-age=3600'

/** The files that search engines read before they read pages. */
export function robotRoutes(app: FastifyInstance, parts: Parts): void {
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) => {
    const headers = new Headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': KEPT })
    return sendPage(request, reply, { status: 200, headers, body: Buffer.from(text) })
  }

  app.get('/robots.txt', (request, reply) =>
    send(request, reply, 'text/plain', robotsFile(originOf(request, parts))),
  )

  app.get<{ Querystring: { from?: unknown } }>('/sitemap.xml', async (request, reply) => {
    const from = landingId.safeParse(request.query.from)
    const origin = originOf(request, parts)
    return send(request, reply, 'application/xml', await siteMap(parts.db, origin, from.data))
  })
}
