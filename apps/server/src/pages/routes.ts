import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../http/origin.ts'
import type { Parts } from '../parts.ts'
import { publicSite } from './public-site.ts'

/** What is no call is a page: this hands it to the web app and its answer back. */
export async function pages(app: FastifyInstance, parts: Parts): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.all('/*', async (request, reply) => {
    const origin = originOf(request, parts)
    const page = new Request(new URL(request.url, origin), { method: request.method })
    const answer = await parts.site(page, {
      site: publicSite(parts, request),
      origin,
      nonce: randomBytes(16).toString('base64'),
    })
    reply.code(answer.status).headers(Object.fromEntries(answer.headers))
    return reply.send(Buffer.from(await answer.arrayBuffer()))
  })
}
