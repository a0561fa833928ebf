import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashSource } from '../../platform/http/content-policy.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { Parts } from '../../platform/parts.ts'
import { EMBED_SCRIPT } from './embed-script.ts'
import { sendDocument, serveLandingDocument } from './landing-document.ts'
import { escaped, searchBox } from './search-box.ts'

/** The search box of a landing for other websites, as a script, its data, and a page for frames. */
export function embedRoutes(app: FastifyInstance, parts: Parts): void {
  const boxOf = (landing: VisitedLanding, request: FastifyRequest, target: '_self' | '_top') =>
    searchBox(landing, {
      origin: originOf(request, parts),
      today: dateOf(wallClockIn(landing.timezone, parts.now())),
      target,
    })

  app.get('/embed.js', (request, reply) =>
    // It rarely changes.
    sendDocument(request, reply.header('cache-control', 'public, max-age=3600'), {
      type: 'text/javascript',
      body: EMBED_SCRIPT,
    }),
  )

  serveLandingDocument(app, parts, '/:name/embed.json', (landing, request) => {
    const { html, css } = boxOf(landing, request, '_self')
    return { type: 'application/json', body: JSON.stringify({ html, css }) }
  })

  serveLandingDocument(app, parts, '/:name/embed', (landing, request, reply) => {
    const { html, css, language } = boxOf(landing, request, '_top')
    const style = `body{margin:0}${css}`
    // The only page that other websites may frame: it has no session, no script, and nothing to press but its search.
    reply.removeHeader('x-frame-options')
    reply.headers({
      'content-security-policy': `default-src 'none'; style-src ${hashSource(style)}; form-action 'self'; base-uri 'none'; frame-ancestors *`,
      'x-robots-tag': 'noindex',
    })
    return {
      type: 'text/html',
      body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(landing.displayName)}</title><style>${style}</style>${html}</html>`,
    }
  })
}
