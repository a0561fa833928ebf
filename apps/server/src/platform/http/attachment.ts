import type { Readable } from 'node:stream'
import { ok } from '@nelly/domain/result'
import type { FastifyReply } from 'fastify'

/** Answers with a file that browsers save under a name. */
export function attachment<Content>(reply: FastifyReply, name: string, content: Content) {
  reply.headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
  return ok(content)
}

/** The same with a table in the language of the request. */
export function attachedTable(
  reply: FastifyReply,
  { name, table }: { readonly name: string; readonly table: Readable },
) {
  reply.header('vary', 'accept-language')
  return attachment(reply, name, table)
}
