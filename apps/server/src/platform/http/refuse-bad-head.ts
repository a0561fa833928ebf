import type { FastifyInstance } from 'fastify'
import { isHost } from './origin.ts'
import { Refused } from './refused.ts'

/**
 * Refuses requests whose version or `Host` is invalid, before an address is made from it. Node's parser accepts
 * HTTP/2.0 in a request line, and keeps the first of several `Host` lines, which RFC 9112, section 3.2 forbids even
 * where they are equal.
 */
export function refuseBadHead(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { httpVersionMajor, headers, rawHeaders } }, _reply, done) => {
    if (httpVersionMajor !== 1) return done(new Refused('http-version-unsupported'))
    const hostLines = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hostLines.length !== 1 || !isHost(headers.host ?? '')) return done(new Refused('body-malformed'))
    done()
  })
}
