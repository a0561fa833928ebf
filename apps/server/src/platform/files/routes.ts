import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesETag } from '../http/etag.ts'
import { sendProblem } from '../http/refuse-call.ts'
import type { Parts } from '../parts.ts'
import { STORED_PATH } from './stored-path.ts'

/** The types of stored files, by their extension: nothing else is ever served. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
])

/** The folders of files that only members of an account are sent, by a call. */
const PRIVATE = /^(?:photographs|slips|thumbnails)\//

/** Serves stored files below `/storage/`. A path is never reused, so a file may be cached for a year. */
export function storedFilesRoutes(app: FastifyInstance, { files }: Parts): void {
  type StorageRequest = FastifyRequest<{ Params: { '*': string } }>

  app.route({
    method: ['GET', 'HEAD'],
    url: '/storage/*',
    handler: async (request: StorageRequest, reply) => {
      const path = request.params['*']
      const type = PRIVATE.test(path) ? undefined : TYPES.get(STORED_PATH.exec(path)?.[1] ?? '')
      const size = type === undefined ? undefined : await files.size(path)
      if (type === undefined || size === undefined) return sendProblem(reply, 'route-not-found')
      const etag = `"${createHash('sha256').update(path).digest('base64url').slice(0, 27)}"`
      describe(reply, etag)
      if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      reply.type(type).header('content-length', size)
      if (request.method === 'HEAD') return reply.send()
      const file = await files.read(path)
      return file ? reply.send(file.stream) : sendProblem(reply, 'route-not-found')
    },
  })
}

const describe = (reply: FastifyReply, etag: string) =>
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
