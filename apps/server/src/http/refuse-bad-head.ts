import type { IncomingMessage } from 'node:http'
import type { Refusal } from '@nelly/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { isHost } from './origin.ts'
import { Refused } from './refused.ts'

/** Refuses requests whose version or `Host` is none of ours, before anything makes an address of it. */
export function refuseBadHead(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const refusal = refusalOfHead(raw)
    done(refusal && new Refused(refusal))
  })
}

/**
 * What is wrong with a request's version or its `Host`. Node's parser lets HTTP/2.0 pass in a request line, and of several
 * `Host` lines, which RFC 9112, section 3.2 forbids even where they agree, keeps the first.
 */
export function refusalOfHead({
  httpVersionMajor,
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersionMajor' | 'headers' | 'rawHeaders'>): Refusal | undefined {
  if (httpVersionMajor !== 1) return 'http-version-unsupported'
  const hostLines = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name))
  return hostLines.length === 1 && isHost(headers.host ?? '') ? undefined : 'body-malformed'
}
