import type { FastifyError, FastifyInstance } from 'fastify'
import { logFault, refusalOfError, SECONDS_TO_RECOVER } from '../http/answer-errors.ts'
import { originOf } from '../http/origin.ts'
import { isReservedPath, pageOnOtherHost } from '../http/owner-host.ts'
import type { Parts } from '../parts.ts'
import type { PageCache } from './cache/page-cache.ts'
import { isPlainAddress } from './cache/plain-address.ts'
import { drawPage } from './draw-page.ts'
import { drawPlainPage } from './draw-plain-page.ts'
import { drawnRoutes } from './drawn-routes.ts'
import { sendFault } from './fault-page.ts'
import { formRefusal, isCrossSiteForm, mayBePage, pageAddress, pageRequest } from './page-request.ts'
import { publicSite } from './public-site.ts'
import { robotRoutes } from './robot-routes.ts'
import { sendKeptPage, sendPage } from './send-page.ts'
import { webFiles } from './web-files.ts'

/** The largest form a page may be sent: a booking is a thousandth of it. */
const LARGEST_FORM_BYTES = 1024 * 1024
const READING: readonly string[] = ['GET', 'HEAD']

/**
 * What is no call is a page: this hands it to the web app and its answer back. A scope of its own, as pages take bodies of any
 * type unread and tell their faults to people.
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
  drawnRoutes(app, parts)
  const sendWebFile = webFiles(app, parts.webFolder)

  app.all('/*', {
    // Before a body is read that nobody wants.
    onRequest: async (request, reply) => {
      // Forms are visitors' alone: the owner's pages make calls.
      const path = pageAddress(request.url, originOf(request, parts))?.pathname ?? '/'
      const methods = isReservedPath(path) ? READING : [...READING, 'POST']
      if (!methods.includes(request.method)) {
        reply.header('allow', methods.join(', '))
        return sendFault(request, reply, 'method-not-allowed')
      }
      if (isCrossSiteForm(request)) return sendFault(request, reply, 'form-cross-site')
    },
    handler: async (request, reply) => {
      if (request.method !== 'POST' && (await sendWebFile(request, reply))) return reply
      const elsewhere = pageOnOtherHost(request, parts)
      // Not a permanent redirect: the variable may be unset again.
      if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 307)
      const origin = originOf(request, parts)
      const address = pageAddress(request.url, origin)
      if (!address) return sendFault(request, reply, 'body-malformed')
      if (!mayBePage(address)) return sendFault(request, reply, 'route-not-found')
      const unreadable = await formRefusal(request)
      if (unreadable) return sendFault(request, reply, unreadable)
      const target = { address, origin }
      if (request.method !== 'POST' && isPlainAddress(request.url)) {
        const sent = await cache.page(origin + request.url, (drawing) =>
          drawPlainPage(parts, request, target, drawing),
        )
        return 'page' in sent
          ? sendKeptPage(request, reply, sent.page)
          : sendPage(request, reply, sent.answer)
      }
      const asked = { request: pageRequest(request, address), site: publicSite(parts, request), origin }
      return sendPage(request, reply, await drawPage(parts, request, asked))
    },
  })
}
