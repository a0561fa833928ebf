import { createHash } from 'node:crypto'
import type { LandingId } from '@nelly/domain/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesETag } from '../http/etag.ts'
import { acceptedEncoding, compress, decompress } from './compression.ts'

/** A rendered page that is the same for every visitor. */
export interface CachedPage {
  readonly landing: LandingId
  /** Milliseconds since the epoch. Pages show today's date at the rental place, so none outlives that day. */
  readonly expiresAt: number
  readonly headers: Readonly<Record<string, string>>
  /** The part of its `ETag` that all encodings share. */
  readonly hash: string
  /** Hardly any client wants it uncompressed, so only these are kept. */
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer }
  /** About how much memory it takes. */
  readonly bytes: number
}

const HEADER_BYTES = 4 * 1024

export async function cachedPage(
  html: Buffer,
  about: Pick<CachedPage, 'landing' | 'expiresAt' | 'headers'>,
): Promise<CachedPage> {
  const [br, gzip] = await Promise.all([compress(html, 'br'), compress(html, 'gzip')])
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { ...about, hash, bodies: { br, gzip }, bytes: br.byteLength + gzip.byteLength + HEADER_BYTES }
}

/** Sends a cached page in the encoding the client prefers, or 304 if the client has it. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, hash, bodies }: CachedPage,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const etag = `"${hash}-${encoding ?? 'identity'}"`
  reply.headers({ ...headers, etag, vary: 'accept-encoding' })
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding === undefined) return reply.send(await decompress(bodies.gzip))
  return reply.header('content-encoding', encoding).send(bodies[encoding])
}
