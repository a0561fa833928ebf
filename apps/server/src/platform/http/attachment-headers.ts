import type { FastifyReply } from 'fastify'

/** The headers of a file in the language asked for, which browsers save under a name. */
export function setAttachmentHeaders(reply: FastifyReply, name: string): void {
  reply.headers({
    'cache-control': 'no-store',
    vary: 'accept-language',
    'content-disposition': `attachment; filename="${name}"`,
  })
}
