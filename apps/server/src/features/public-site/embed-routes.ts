import { createHash } from 'node:crypto'
import { landingIn } from '@nelly/contract/landings/landing-language'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashSource } from '../../platform/http/content-policy.ts'
import { matchesETag } from '../../platform/http/etag.ts'
import { sendFault } from '../../platform/http/fault-page.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { Parts } from '../../platform/parts.ts'
import { EMBED_SCRIPT } from './embed-script.ts'
import { escaped, type SearchBox, searchBox } from './search-box.ts'
import { visit } from './visit.ts'

/** The script rarely changes; the form changes with the landing. */
const KEPT = { script: 'public, max-age=3600', form: 'public, max-age=300' } as const

/** Any website may read these, as they are public and the same for all. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

type EmbedRequest = FastifyRequest<{ Params: { name: string }; Querystring: { language?: unknown } }>

/**
 * The search box of a landing for other websites, as a script, its data, and a page for frames: in the language that `language` asks for
 * where the landing is offered in it, else in its main one.
 */
export function embedRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  const send = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag)
    if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(`${type}; charset=utf-8`).send(Buffer.from(body))
  }

  app.get('/embed.js', (request, reply) => {
    reply.headers({ ...FOR_ALL, 'cache-control': KEPT.script })
    return send(request, reply, 'text/javascript', EMBED_SCRIPT)
  })

  const serve = (
    url: string,
    target: '_self' | '_top',
    answer: (box: SearchBox, name: string, reply: FastifyReply) => [type: string, body: string],
  ) =>
    app.get(url, async (request: EmbedRequest, reply) => {
      reply.headers(FOR_ALL)
      const found = await visit(db, request.params.name)
      if (found.kind === 'moved') return reply.redirect(request.url.replace(/^\/[^/]*/, `/${found.to}`), 308)
      if (found.kind === 'not-found') return sendFault(request, reply, 'route-not-found')
      const { language } = request.query
      const landing = landingIn(found.landing, String(language)) ?? found.landing
      const today = dateOf(wallClockIn(landing.timezone, now()))
      const box = searchBox(landing, { origin: originOf(request, parts), today, target })
      reply.header('cache-control', KEPT.form)
      return send(request, reply, ...answer(box, landing.displayName, reply))
    })

  serve('/:name/embed.json', '_self', ({ html, css }) => ['application/json', JSON.stringify({ html, css })])

  serve('/:name/embed', '_top', ({ html, css, language }, name, reply) => {
    const style = `body{margin:0}${css}`
    // The only page that other websites may frame: it has no session, no script, and nothing to press but its search.
    reply.removeHeader('x-frame-options')
    reply.headers({
      'content-security-policy': `default-src 'none'; style-src ${hashSource(style)}; form-action 'self'; base-uri 'none'; frame-ancestors *`,
      'x-robots-tag': 'noindex',
    })
    return [
      'text/html',
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title><style>${style}</style>${html}</html>`,
    ]
  })
}
