import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compressed, type Encoding } from '../../pages/compression.ts'
import { apiDocument } from './document.ts'
import { referencePage } from './reference/reference-page.ts'
import { REFERENCE_STYLE } from './reference/reference-style.ts'

/** A text that is the same for everybody as long as this server runs. */
interface Published {
  type: string
  etag: string
  /** What a browser may do with it. */
  policy: string
  content: Buffer
  packed: Map<Encoding, Promise<Buffer>>
}

/**
 * The API's document for programs (`/api/openapi.json`) and for reading (`/api/docs`), both public. They are made when
 * they are first asked for, so that a start does not wait for them.
 */
export function apiDocumentRoutes(app: FastifyInstance): void {
  const document = once(() =>
    published('application/json; charset=utf-8', JSON.stringify(apiDocument()), "default-src 'none'"),
  )
  const reference = once(() =>
    published('text/html; charset=utf-8', referencePage(apiDocument()), REFERENCE_POLICY),
  )
  app.get('/api/openapi.json', (request, reply) => send(request, reply, document()))
  app.get('/api/docs', (request, reply) => send(request, reply, reference()))
}

/** It runs nothing and fetches nothing; its style is known by its hash. */
const REFERENCE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(REFERENCE_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function published(type: string, text: string, policy: string): Published {
  const content = Buffer.from(text)
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { type, etag, policy, content, packed: new Map() }
}

async function send(request: FastifyRequest, reply: FastifyReply, text: Published): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const etag = `"${text.etag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=300',
    'content-security-policy': text.policy,
  })
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  reply.type(text.type)
  if (encoding === undefined) return reply.send(text.content)
  return reply.header('content-encoding', encoding).send(await packed(text, encoding))
}

function packed(text: Published, encoding: Encoding): Promise<Buffer> {
  const made = text.packed.get(encoding) ?? compressed(text.content, encoding)
  text.packed.set(encoding, made)
  return made
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
