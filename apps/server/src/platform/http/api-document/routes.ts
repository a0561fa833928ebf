import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptedEncoding, compress, type Encoding } from '../../rendering/compression.ts'
import { matchesETag } from '../etag.ts'
import { answerOf, describeWatching } from './document.ts'
import { referencePage, referencePolicy, SCRIPT_PATH, scalarScript } from './reference-page.ts'

/** A text that stays the same for as long as the server runs. */
interface FixedText {
  type: string
  etag: string
  content: Buffer
  compressed: Map<Encoding, Promise<Buffer>>
}

/**
 * The API's document for programs (`/api/openapi.json`) and for reading (`/api/docs`), both public. They are made for the
 * first request, so that a start does not wait for them.
 */
export function apiDocumentRoutes(app: FastifyInstance): void {
  const document = once(async () => fixedText('application/json', JSON.stringify(app.swagger())))
  const script = once(async () => fixedText('text/javascript', await scalarScript()))
  const schema = describeWatching(
    'document',
    'Read this document',
    'Made from the schemas that check every call. `/api/docs` shows it for reading.',
    {
      200: answerOf('An OpenAPI document.', z.looseObject({ openapi: z.string() })),
      304: z.null().meta({ description: 'What `If-None-Match` names is still the same.' }),
    },
  )
  app.get('/api/openapi.json', { schema }, async (request, reply) => send(request, reply, await document()))
  app.get(SCRIPT_PATH, async (request, reply) => send(request, reply, await script()))
  app.get('/api/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply.headers({ 'content-security-policy': referencePolicy(nonce), 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(referencePage(nonce))
  })
}

function fixedText(type: string, text: string): FixedText {
  const content = Buffer.from(text)
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { type, etag, content, compressed: new Map() }
}

async function send(request: FastifyRequest, reply: FastifyReply, text: FixedText): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const etag = `"${text.etag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=300' })
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(`${text.type}; charset=utf-8`)
  if (encoding === undefined) return reply.send(text.content)
  const content = text.compressed.get(encoding) ?? compress(text.content, encoding)
  text.compressed.set(encoding, content)
  return reply.header('content-encoding', encoding).send(await content)
}

/** Makes a value when it is first asked for; a failure is not kept. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
