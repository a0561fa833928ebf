import type { Parts } from '../../src/platform/parts.ts'
import type { SiteHandler } from '../../src/platform/rendering/site-handler.ts'
import { startTestApp } from './test-app.ts'

/** A neutral HTML page. */
export const html = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

/** A page that shows its request. */
export const echo: SiteHandler = async (request, { origin }) =>
  html(JSON.stringify({ method: request.method, url: request.url, origin, body: await request.text() }), {
    'x-page-kind': 'visitor',
  })

/** Starts the app with something else instead of the web app. */
export const startWithSite = (site: SiteHandler, more: Partial<Parts> = {}) => startTestApp({ site, ...more })
