import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { FastifyRequest } from 'fastify'

/** The headers for the web app: those that a page may depend on, and none of this connection alone. */
const NOT_HANDED_ON: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The address of a page below its origin; undefined where the request's target is invalid. */
export function pageAddress(target: string, origin: string): URL | undefined {
  // A proxy may send an absolute address. Only its path counts: the origin is not the caller's to choose.
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  const address = `${origin}${path.startsWith('/') ? path : `/${path}`}`
  return URL.canParse(address) ? new URL(address) : undefined
}

/**
 * An empty segment, a control character or a line end: no address of ours has one, and the web app's router does not
 * accept it.
 */
const NO_PAGE = /\/\/|%(?:[01][\da-f]|7f|e2%80%a[89])/i

/** Whether a page can be at an address. */
export const mayBePage = ({ pathname }: URL): boolean => !NO_PAGE.test(pathname)

/** The request for the web app. HEAD is rendered as GET: it has the same headers, only the body is left out. */
export function pageRequest(request: FastifyRequest, address: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (NOT_HANDED_ON.has(name)) continue
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  return request.method === 'POST'
    ? new Request(address, { method: 'POST', headers, body: new Uint8Array(bodyOf(request)) })
    : new Request(address, { headers })
}

/**
 * Whether a browser says that another site's page sent this form. Programs and old browsers send no such header; for
 * those React Router compares `Origin`.
 */
export const isCrossSiteForm = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'POST' && headers['sec-fetch-site'] === 'cross-site'

/** Why a form of a page is refused before it is read; undefined where it is valid, or there is none. */
export async function formRefusal(request: FastifyRequest): Promise<Refusal | undefined> {
  if (request.method !== 'POST') return undefined
  const type = request.headers['content-type'] ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined
  if (!/^multipart\/form-data\b/i.test(type)) return 'content-type-unsupported'
  const form = new Response(new Uint8Array(bodyOf(request)), { headers: { 'content-type': type } })
  return form.formData().then(
    () => undefined,
    () => 'body-malformed' as const,
  )
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
