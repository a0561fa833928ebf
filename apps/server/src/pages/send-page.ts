import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../files/names-tag.ts'
import { acceptedForm, type KeptPage, variantOf } from './cache/kept-page.ts'
import { acceptedEncoding, compressed, isCompressible, varyingBy } from './compression.ts'
import type { ReadyPage } from './ready-page.ts'

/** Sends a page drawn for one caller, compressed where that is worth it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: ReadyPage,
): Promise<FastifyReply> {
  let sent: Uint8Array = body
  if (isCompressible(headers.get('content-type'), body.byteLength) && !headers.has('content-encoding')) {
    headers.set('vary', varyingBy(headers.get('vary'), 'accept-encoding'))
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding) {
      headers.set('content-encoding', encoding)
      sent = await compressed(body, encoding)
    }
  }
  for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value)
  // Each cookie has a line of its own.
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.code(status)
  return reply.send(mayHaveBody(status) ? sent : undefined)
}

/** Sends a page that is the same for everyone, or says that the caller has it. */
export async function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  const form = acceptedForm(request.headers['accept-encoding'])
  const { etag, headers, text } = await variantOf(page, form)
  reply.headers(headers)
  if (!namesTag(request.headers['if-none-match'], etag)) return reply.send(Buffer.from(text, 'latin1'))
  return reply.removeHeader('content-encoding').removeHeader('content-type').code(304).send()
}

const mayHaveBody = (status: number): boolean => status !== 204 && status !== 304
