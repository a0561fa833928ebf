import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compressed, isCompressible, varyingBy } from './compression.ts'
import { contentPolicy } from './content-policy.ts'

/** Second segments of pages that carry a booking's key or name a person. */
const PERSONAL = /^\/[^/]+\/(?:review|thanks-you|my-reservation(?:\/.*)?)(?:\.data)?\/?$/i
/** Of these the address itself is a secret, whatever the answer: nothing learns it by a referrer. */
const SECRET = /^\/[^/]+\/my-reservation\b/i

/** Writes the web app's answer back: whole, with its content policy, and compressed where that is worth it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, address, nonce }: { answer: Response; address: URL; nonce: string },
): Promise<FastifyReply> {
  const { headers } = answer
  const type = headers.get('content-type')
  const kind = headers.get('x-page-kind') === 'owner' ? 'owner' : 'visitor'
  headers.delete('x-page-kind')
  let body: Uint8Array = Buffer.from(await answer.arrayBuffer())
  if (type?.startsWith('text/html')) {
    headers.set('content-security-policy', contentPolicy(kind, Buffer.from(body).toString('utf8'), nonce))
  }
  if (!headers.has('cache-control')) {
    headers.set('cache-control', isPersonal(request, address, headers) ? 'no-store' : 'no-cache')
  }
  if (SECRET.test(address.pathname) && !headers.has('referrer-policy')) {
    headers.set('referrer-policy', 'no-referrer')
  }
  if (isCompressible(type, body.byteLength) && !headers.has('content-encoding')) {
    headers.set('vary', varyingBy(headers.get('vary'), 'accept-encoding'))
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding) {
      headers.set('content-encoding', encoding)
      body = await compressed(body, encoding)
    }
  }
  headers.delete('content-length')
  for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value)
  // Each cookie has a line of its own.
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.code(answer.status)
  return reply.send(mayHaveBody(answer.status) ? body : undefined)
}

const isPersonal = (request: FastifyRequest, address: URL, headers: Headers): boolean =>
  request.method === 'POST' || PERSONAL.test(address.pathname) || headers.has('set-cookie')

const mayHaveBody = (status: number): boolean => status !== 204 && status !== 304
