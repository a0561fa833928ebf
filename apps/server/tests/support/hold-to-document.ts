import type { FastifyInstance } from 'fastify'
import type { ApiDocument } from './api-document.ts'
import { documentFaults } from './document-fault.ts'

/** Every app has the same document, and its validators are costly. */
let documentFault: ReturnType<typeof documentFaults> | undefined

/**
 * Validates every response of an app against the API's document; the returned function throws where one did not match.
 */
export function holdToDocument(app: FastifyInstance): () => void {
  const faults = new Set<string>()
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader('content-encoding')) return payload
    const type = reply.getHeader('content-type')
    documentFault ??= documentFaults(app.swagger() as unknown as ApiDocument)
    const fault = documentFault({
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      type: typeof type === 'string' ? type : undefined,
      body: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : '',
    })
    if (fault !== undefined) faults.add(fault)
    return payload
  })
  return () => {
    if (faults.size > 0) throw new Error(`the API's document does not tell this:\n${[...faults].join('\n')}`)
  }
}
