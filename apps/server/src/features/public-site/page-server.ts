import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { actingAs } from '../../platform/db/acting.ts'
import { logFault, refusalOfError, SECONDS_TO_RECOVER } from '../../platform/http/answer-errors.ts'
import { sendCached } from '../../platform/http/cached-page.ts'
import { sendFault } from '../../platform/http/fault-page.ts'
import { originOf } from '../../platform/http/origin.ts'
import { isReservedPath, pageOnOtherHost } from '../../platform/http/owner-host.ts'
import type { Parts } from '../../platform/parts.ts'
import { isCacheableAddress } from '../../platform/rendering/cacheable-address.ts'
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
import { publicSite } from './public-site.ts'
import { renderCacheablePage } from './render-cacheable-page.ts'

const READING: readonly string[] = ['GET', 'HEAD']

/** What answers requests for pages. */
export interface PageServer {
  /** Refuses or redirects a request before its body is read; undefined where it may be served. */
  refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined
  serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Reports an error as a page. */
  fail(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

/** Passes requests for pages to the web app, and returns its responses. */
export function pageServer(parts: Parts, cache: PageCache): PageServer {
  return {
    refuse(request, reply) {
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
      return elsewhere ? reply.header('cache-control', 'no-store').redirect(elsewhere, 307) : undefined
    },
    async serve(request, reply) {
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
      const rendered = await actingAs({ kind: 'visitor' }, () => renderPage(parts, request, input))
      return sendPage(request, reply, rendered)
    },
    fail(error, request, reply) {
      const refusal = refusalOfError(error)
      logFault(request, error, refusal)
      if (refusal === 'temporarily-unavailable') reply.header('retry-after', SECONDS_TO_RECOVER)
      return sendFault(request, reply, refusal)
    },
  }
}
