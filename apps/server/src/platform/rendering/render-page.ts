import { randomBytes } from 'node:crypto'
import { splitLanguage } from '@nelly/contract/landings/landing-language'
import type { PublicSite } from '@nelly/contract/public-site/public-site'
import type { FastifyRequest } from 'fastify'
import { contentPolicy, type InlineSources, type PageKind } from '../http/content-policy.ts'
import type { Parts } from '../parts.ts'

/** Second segments of pages with a booking's key or personal data; pages of preview links and links to pay. */
const PERSONAL =
  /^\/(?:app\/preview\/.*|pay\/.*|[^/]+\/(?:review|thanks-you|my-reservation(?:\/.*)?)(?:\.data)?\/?$)/i
/** The address of these is itself a secret, whatever the response: it is never sent as a referrer. */
const SECRET = /^\/(?:app\/preview\/|(?:invitation|pay|reset|sign-up)\/|[^/]+\/my-reservation\b)/i

/** The input of rendering a page: the request for the web app, and its interface to the server. */
interface PageInput {
  request: Request
  site: PublicSite
  origin: string
}

/** A response of the web app, complete but for its compression. */
export interface RenderedPage {
  status: number
  headers: Headers
  body: Buffer
  kind: PageKind
}

/** Renders a page by the web app, and adds its content policy and its caching headers. */
export async function renderPage(
  parts: Parts,
  { log }: Pick<FastifyRequest, 'log'>,
  { request, site, origin }: PageInput,
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64')
  const onFault = (err: unknown) => log.error({ err }, 'a page failed')
  const response = await parts.site(request, { site, origin, nonce, onFault })
  const { headers, status } = response
  const kind = headers.get('x-page-kind') === 'owner' ? 'owner' : 'visitor'
  const inline = kind === 'owner' ? byNonce(nonce) : byHashes(headers)
  for (const name of ['x-page-kind', 'x-script-hashes', 'x-style-hashes', 'content-length'])
    headers.delete(name)
  if (headers.get('content-type')?.startsWith('text/html'))
    headers.set('content-security-policy', contentPolicy(kind, inline))
  const { path } = splitLanguage(new URL(request.url).pathname)
  if (!headers.has('cache-control')) {
    const isPersonal = request.method === 'POST' || PERSONAL.test(path) || headers.has('set-cookie')
    headers.set('cache-control', isPersonal ? 'no-store' : 'no-cache')
  }
  if (SECRET.test(path) && !headers.has('referrer-policy')) headers.set('referrer-policy', 'no-referrer')
  return { status, headers, body: Buffer.from(await response.arrayBuffer()), kind }
}

/** An owner's page is rendered for each request. */
const byNonce = (nonce: string): InlineSources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
})

/**
 * A visitor's page is the same for everyone; the web app lists the hashes of its inline parts, and the page is not
 * parsed.
 */
const byHashes = (headers: Headers): InlineSources => ({
  scripts: headers.get('x-script-hashes') ?? '',
  styles: headers.get('x-style-hashes') ?? '',
})
