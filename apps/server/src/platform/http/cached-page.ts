import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { LandingId } from '@nelly/domain/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, decompress, type Encoding } from './compression.ts'
import { matchesETag } from './etag.ts'

/** A response that is the same for everybody, compressed once. */
interface CachedResponse {
  /** Those of every encoding. */
  readonly headers: Headers
  /** The part of its `ETag` that all encodings share. */
  readonly hash: string
  /** Hardly any client wants it uncompressed, so only these are stored. */
  readonly encoded: Readonly<Record<Encoding, { readonly headers: Headers; readonly body: Buffer }>>
  /** Its approximate size in memory. */
  readonly bytes: number
}

type Headers = Readonly<Record<string, string>>

/** A rendered page that is the same for every visitor. */
export interface CachedPage extends CachedResponse {
  readonly landing: LandingId
  /** Milliseconds since the epoch. Pages show today's date at the rental place, so none is cached beyond that day. */
  readonly expiresAt: number
}

/** A response as it is sent to one client; 304 has no body. */
interface Answer {
  status: 200 | 304
  headers: Headers
  body?: Buffer
}

const HEADER_BYTES = 4 * 1024

export async function cachedResponse<About extends { headers: Headers }>(
  content: Buffer,
  about: About,
): Promise<About & CachedResponse> {
  const [br, gzip] = await Promise.all([compress(content, 'br'), compress(content, 'gzip')])
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const headers = { ...about.headers, vary: 'accept-encoding' }
  const inEncoding = (encoding: Encoding, body: Buffer) => ({
    headers: {
      ...headers,
      etag: etagOf(hash, encoding),
      'content-encoding': encoding,
      'content-length': String(body.byteLength),
    },
    body,
  })
  return {
    ...about,
    headers,
    hash,
    encoded: { br: inEncoding('br', br), gzip: inEncoding('gzip', gzip) },
    bytes: br.byteLength + gzip.byteLength + HEADER_BYTES,
  }
}

const etagOf = (hash: string, encoding: Encoding | undefined): string => `"${hash}-${encoding ?? 'identity'}"`

/** The answer in the encoding the client prefers, or 304 if the client has it. */
async function answerTo(
  { headers: sent }: FastifyRequest,
  { headers, hash, encoded }: CachedResponse,
): Promise<Answer> {
  const encoding = acceptedEncoding(sent['accept-encoding'])
  const etag = etagOf(hash, encoding)
  if (matchesETag(sent['if-none-match'], etag)) return { status: 304, headers: { ...headers, etag } }
  if (encoding !== undefined) return { status: 200, ...encoded[encoding] }
  const body = await decompress(encoded.gzip.body)
  return { status: 200, headers: { ...headers, etag, 'content-length': String(body.byteLength) }, body }
}

/** Sends a cached response. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<FastifyReply> {
  const { status, headers, body } = await answerTo(request, cached)
  return reply.code(status).headers(headers).send(body)
}

/**
 * Sends a cached response with the headers that are set already, and ends the request: neither hooks nor handlers that
 * follow are run, except `onResponse`.
 */
export async function sendCachedAtOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<void> {
  const { status, headers, body } = await answerTo(request, cached)
  reply.hijack()
  // A cast, as Fastify's type allows values of `undefined`.
  const all = { ...reply.getHeaders(), ...headers } as OutgoingHttpHeaders
  reply.raw.writeHead(status, all).end(body)
}
