import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'

/** What every answer tells a browser, whoever made it. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // A page's own form must say where it comes from, or the server refuses it; other origins learn the origin alone.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The live preview is a frame of the same origin.
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
}

/** What a call's answer adds: it is data for one caller, nobody keeps it and no browser runs it. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // No other site's page may pull it in, as a script or a picture.
  'cross-origin-resource-policy': 'same-origin',
}

/** The headers that keep browsers from doing harm with any answer. */
export const securityHeadersOf = ({
  publicUrl,
}: Pick<Parts, 'publicUrl'>): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https:') ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000' } : HEADERS

/** Adds them to every answer. Calls' answers get a content policy as well; pages bring their own. */
export function securityHeaders(app: FastifyInstance, parts: Parts): void {
  const headers = securityHeadersOf(parts)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isData(reply.getHeader('content-type'))) addMissing(reply, ANSWER_HEADERS)
    done(null, payload)
  })
}

const isData = (type: unknown): boolean =>
  typeof type === 'string' && /^(application\/(json|octet-stream)|text\/csv)\b/.test(type)

function addMissing(
  reply: { hasHeader(name: string): boolean; header(name: string, value: string): unknown },
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
}
