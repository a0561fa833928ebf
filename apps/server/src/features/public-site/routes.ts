import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'
import { logFault, refusalOfError, SECONDS_TO_RECOVER } from '../../platform/http/answer-errors.ts'
import { originOf } from '../../platform/http/origin.ts'
import { isReservedPath, pageOnOtherHost } from '../../platform/http/owner-host.ts'
import type { Parts } from '../../platform/parts.ts'
import { isCacheableAddress } from '../../platform/rendering/cacheable-address.ts'
import { sendCached } from '../../platform/rendering/cached-page.ts'
import { sendFault } from '../../platform/rendering/fault-page.ts'
import type { PageCache } from '../../platform/rendering/page-cache.ts'
import {
  formRefusal,
  isCrossSiteForm,
  mayBePage,
  pageAddress,
  pageRequest,
} from '../../platform/rendering/page-request.ts'
import { renderPage } from '../../platform/rendering/render-page.ts'
import { sendPage } from '../../platform/rendering/send-page.ts'
import { embedRoutes } from '../share/embed-routes.ts'
import { generatedImageRoutes } from './generated-image-routes.ts'
import { publicSite } from './public-site.ts'
import { renderCacheablePage } from './render-cacheable-page.ts'
import { robotRoutes } from './robot-routes.ts'

/** The largest form of a page: a booking is a thousandth of it. */
const LARGEST_FORM_BYTES = 1024 * 1024
const READING: readonly string[] = ['GET', 'HEAD']

/**
 * Every request that is not a call is a page: passes it to the web app and returns the response. A scope of its own, as
 * pages take unparsed bodies of any type and report errors as pages.
 */
export async function pages(
  app: FastifyInstance,
  { cache, ...parts }: Parts & { cache: PageCache },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalOfError(error)
    logFault(request, error, refusal)
    if (refusal === 'temporarily-unavailable') reply.header('retry-after', SECONDS_TO_RECOVER)
    return sendFault(request, reply, refusal)
  })
  robotRoutes(app, parts)
  generatedImageRoutes(app, parts)
  embedRoutes(app, parts)
  if (parts.webFolder !== undefined) {
    // The web app's build names these files by their content hash, and compresses them.
    await app.register(fastifyStatic, {
      root: join(parts.webFolder, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // A route for each file: the plugin reads the folder at each request of a wildcard.
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'],
    })
    // Any other is no page.
    app.get('/assets/*', (_request, reply) => reply.callNotFound())
  }

  app.all('/*', {
    // Before an unwanted body is read.
    onRequest: async (request, reply) => {
      const origin = originOf(request, parts)
      // Only visitors' pages have forms: the owner's pages make calls.
      const path = pageAddress(request.url, origin)?.pathname ?? '/'
      const methods = isReservedPath(path) ? READING : [...READING, 'POST']
      if (!methods.includes(request.method)) {
        reply.header('allow', methods.join(', '))
        return sendFault(request, reply, 'method-not-allowed')
      }
      if (isCrossSiteForm(request)) return sendFault(request, reply, 'form-cross-site')
      const elsewhere = pageOnOtherHost(request, parts)
      // Not a permanent redirect: the variable may be unset again.
      if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 307)
    },
    handler: async (request, reply) => {
      const origin = originOf(request, parts)
      const address = pageAddress(request.url, origin)
      if (!address) return sendFault(request, reply, 'body-malformed')
      if (!mayBePage(address)) return sendFault(request, reply, 'route-not-found')
      const unreadable = await formRefusal(request)
      if (unreadable) return sendFault(request, reply, unreadable)
      if (request.method !== 'POST' && isCacheableAddress(request.url)) {
        const rendered = await cache.getOrRender(origin + request.url, (dependsOn) =>
          renderCacheablePage(parts, request, { address, origin }, dependsOn),
        )
        return 'page' in rendered
          ? sendCached(request, reply, rendered.page)
          : sendPage(request, reply, rendered.response)
      }
      const input = { request: pageRequest(request, address), site: publicSite(parts, request), origin }
      return sendPage(request, reply, await renderPage(parts, request, input))
    },
  })
}
