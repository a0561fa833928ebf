import { createHash } from 'node:crypto'
import { landingIn } from '@nelly/contract/landings/landing-language'
import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesETag } from '../../platform/http/etag.ts'
import { sendFault } from '../../platform/http/fault-page.ts'
import type { Parts } from '../../platform/parts.ts'
import { visit } from './visit.ts'

/** It changes with the landing and its vehicles. */
const KEPT = 'public, max-age=300'

/** Any website may read these, as they are public and the same for all. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

type DocumentRequest = FastifyRequest<{ Params: { name: string }; Querystring: { language?: unknown } }>

/** A text that is the same for all who ask, with the type it has. */
interface PublicDocument {
  readonly type: string
  readonly body: string
}

/**
 * Serves a document of a published landing for other websites and services, which keep it by its ETag: in the language that
 * `language` asks for where the landing is offered in it, else in its main one.
 */
export function serveLandingDocument(
  app: FastifyInstance,
  { db }: Parts,
  url: `/:name/${string}`,
  document: (
    landing: VisitedLanding,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => PublicDocument | Promise<PublicDocument>,
): void {
  app.get(url, async (request: DocumentRequest, reply) => {
    reply.headers(FOR_ALL)
    const found = await visit(db, request.params.name)
    if (found.kind === 'moved') return reply.redirect(request.url.replace(/^\/[^/]*/, `/${found.to}`), 308)
    if (found.kind === 'not-found') return sendFault(request, reply, 'route-not-found')
    const landing = landingIn(found.landing, String(request.query.language)) ?? found.landing
    const made = await document(landing, request, reply)
    return sendDocument(request, reply.header('cache-control', KEPT), made)
  })
}

/** Answers with a document, or 304 where the asking one has it. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, { type, body }: PublicDocument) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.headers({ ...FOR_ALL, etag })
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(Buffer.from(body))
}
