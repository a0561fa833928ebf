import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'

/** The headers of every response. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // A page's own form must send its origin, or the server refuses it; other origins get only the origin.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The live preview is a frame of the same origin.
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
}

/** The additional headers of a call's response: it is data for one caller, not cached and not executable. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // No other site's page may embed it, as a script or a picture.
  'cross-origin-resource-policy': 'same-origin',
}

/** The security headers of any response. */
export const securityHeadersOf = ({
  publicUrl,
}: Pick<Parts, 'publicUrl'>): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https:') ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000' } : HEADERS

/** Adds them to every response. What is no page gets a content policy as well; pages have their own, and so have stored files. */
export function securityHeaders(app: FastifyInstance, parts: Parts): void {
  const headers = securityHeadersOf(parts)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '')
    const isPicture = request.routeOptions.config.call !== undefined && type.startsWith('image/')
    if (isPicture || DATA.test(type)) addMissing(reply, ANSWER_HEADERS)
    done(null, payload)
  })
}

const DATA = /^(application\/(json|octet-stream|pdf|xml)|text\/(calendar|csv|plain))\b/

function addMissing(
  reply: { hasHeader(name: string): boolean; header(name: string, value: string): unknown },
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
}
