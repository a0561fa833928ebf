import { createHash } from 'node:crypto'
import type { LandingId } from '@nelly/domain/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesETag } from '../http/etag.ts'
import { acceptedEncoding, compress, decompress } from './compression.ts'

/** A response that is the same for everybody, compressed once. */
interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>
  /** The part of its `ETag` that all encodings share. */
  readonly hash: string
  /** Hardly any client wants it uncompressed, so only these are stored. */
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer }
  /** Its approximate size in memory. */
  readonly bytes: number
}

/** A rendered page that is the same for every visitor. */
export interface CachedPage extends CachedResponse {
  readonly landing: LandingId
  /** Milliseconds since the epoch. Pages show today's date at the rental place, so none is cached beyond that day. */
  readonly expiresAt: number
}

const HEADER_BYTES = 4 * 1024

export async function cachedResponse<About extends Pick<CachedResponse, 'headers'>>(
  body: Buffer,
  about: About,
): Promise<About & CachedResponse> {
  const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { ...about, hash, bodies: { br, gzip }, bytes: br.byteLength + gzip.byteLength + HEADER_BYTES }
}

/** Sends a cached response in the encoding the client prefers, or 304 if the client has it. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, hash, bodies }: CachedResponse,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const etag = `"${hash}-${encoding ?? 'identity'}"`
  reply.headers({ ...headers, etag, vary: 'accept-encoding' })
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding === undefined) return reply.send(await decompress(bodies.gzip))
  return reply.header('content-encoding', encoding).send(bodies[encoding])
}
