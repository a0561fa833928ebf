import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cachedResponse, sendCached } from '../cached-page.ts'
import { answerOf, describeWatching } from './document.ts'
import { referencePage, referencePolicy, SCRIPT_PATH, scalarScript } from './reference-page.ts'

/**
 * The API's document for programs (`/api/openapi.json`) and for reading (`/api/docs`), both public. They are made for
 * the first request, so that a start does not wait for them.
 */
export function apiDocumentRoutes(app: FastifyInstance): void {
  let document: Awaited<ReturnType<typeof fixed>> | undefined
  let script: Awaited<ReturnType<typeof fixed>> | undefined
  const schema = describeWatching(
    'document',
    'Read this document',
    'Made from the schemas that check every call. `/api/docs` shows it for reading.',
    {
      200: answerOf('An OpenAPI document.', z.looseObject({ openapi: z.string() })),
      304: z.null().meta({ description: 'What `If-None-Match` names is still the same.' }),
    },
  )
  app.get('/api/openapi.json', { schema }, async (request, reply) => {
    document ??= await fixed('application/json', JSON.stringify(app.swagger()))
    return sendCached(request, reply, document)
  })
  app.get(SCRIPT_PATH, async (request, reply) => {
    script ??= await fixed('text/javascript', await scalarScript())
    return sendCached(request, reply, script)
  })
  app.get('/api/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply.headers({ 'content-security-policy': referencePolicy(nonce), 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(referencePage(nonce))
  })
}

const fixed = (type: string, text: string) =>
  cachedResponse(Buffer.from(text), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  })
