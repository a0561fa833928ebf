import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, isCompressible } from '../http/compression.ts'
import type { RenderedPage } from './render-page.ts'

/** Sends a page rendered for one request, compressed where that is worth it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Omit<RenderedPage, 'kind'>,
): Promise<FastifyReply> {
  let sent = body
  const varies = reply.getHeader('vary')
  if (varies !== undefined) headers.append('vary', String(varies))
  if (isCompressible(headers.get('content-type'), body.byteLength)) {
    headers.append('vary', 'accept-encoding')
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding) {
      headers.set('content-encoding', encoding)
      sent = await compress(body, encoding)
    }
  }
  // Each cookie has a header line of its own.
  reply.headers({ ...Object.fromEntries(headers), 'set-cookie': headers.getSetCookie() })
  return reply.code(status).send(mayHaveBody(status) ? sent : undefined)
}

const mayHaveBody = (status: number): boolean => status !== 204 && status !== 304
