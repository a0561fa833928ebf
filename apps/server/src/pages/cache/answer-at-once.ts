import type { IncomingMessage, ServerResponse } from 'node:http'
import { namesTag } from '../../files/names-tag.ts'
import { isHost, LOOPBACK_HOST } from '../../http/origin.ts'
import type { Parts } from '../../parts.ts'
import { acceptedEncoding } from '../compression.ts'
import type { PageCache } from './page-cache.ts'

/** How many different headers of one kind are remembered: browsers send a handful. */
const REMEMBERED = 200

/**
 * Answers what a kept page can answer before the request is routed, logged or looked at any further: such hits are only counted.
 * Tells whether it did; all else, and whatever looks unusual, is for the app.
 */
export function answerAtOnce(
  cache: PageCache,
  parts: Pick<Parts, 'publicUrl' | 'trustProxy'>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const encodingOf = remembering((header) => acceptedEncoding(header) ?? 'identity')
  const originAt = remembering((host) => plainOrigin(host, parts))
  return (request, response) => {
    if (request.method !== 'GET') return false
    const { headers } = request
    if (parts.trustProxy && headers['x-forwarded-host'] !== undefined) return false
    const origin = originAt(headers.host ?? '')
    const page = origin === undefined ? undefined : cache.find(origin + request.url)
    if (page === undefined) return false
    cache.counts.hits += 1
    const { etag, raw, text } = page.variants[encodingOf(headers['accept-encoding'] ?? '')]
    const known = headers['if-none-match']
    if (known !== undefined && namesTag(known, etag)) {
      response.writeHead(304, raw.unmodified as string[]).end()
    } else {
      response.writeHead(200, raw.whole as string[]).end(text, 'latin1')
    }
    return true
  }
}

/** The origin of links where the `Host` alone decides it; undefined where more is to be looked at, or refused. */
function plainOrigin(host: string, { publicUrl, trustProxy }: Pick<Parts, 'publicUrl' | 'trustProxy'>) {
  if (!isHost(host)) return undefined
  if (publicUrl !== undefined) return publicUrl
  return !trustProxy && LOOPBACK_HOST.test(host) ? `http://${host.toLowerCase()}` : undefined
}

/** A function of a text that remembers what it gave; it forgets all when there is too much of it. */
function remembering<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined || known.has(text)) return remembered as T
    if (known.size >= REMEMBERED) known.clear()
    const made = work(text)
    known.set(text, made)
    return made
  }
}
