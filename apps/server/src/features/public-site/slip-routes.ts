import { SLIP_FIELD, SLIP_REFUSALS, type SlipRefusal } from '@nelly/contract/public-site/my-payment'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actingAs } from '../../platform/db/acting.ts'
import { sendFault } from '../../platform/http/fault-page.ts'
import { admitNetwork } from '../../platform/http/network-limit.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { Limit } from '../../platform/http/rate-limits.ts'
import { Refused } from '../../platform/http/refused.ts'
import { receiveUploads, removeUploads } from '../../platform/http/uploads.ts'
import type { Parts } from '../../platform/parts.ts'
import { isCrossSiteForm } from '../../platform/rendering/page-request.ts'
import { sendSlip } from '../payments/send-slip.ts'
import type { PageServer } from './page-server.ts'

/** Slips from one network: guests of a hotel who each try thrice. */
const SLIP_LIMIT: Limit = { points: 60, seconds: 60 * 60 }

/**
 * Takes the form of a page to pay, and leads back to it: without scripts, and with photographs that are larger than other forms. A file that
 * is not taken is told by the page.
 */
export function slipRoutes(app: FastifyInstance, { page, ...parts }: Parts & { page: PageServer }): void {
  type SlipRequest = FastifyRequest<{ Params: { token: string } }>

  /** Why the slip was not taken; a link that is closed tells that itself. */
  const send = async (request: SlipRequest): Promise<string | undefined> => {
    const { admitted } = await admitNetwork(parts, {
      ...{ kind: 'transfer-slip', address: request.ip },
      limit: SLIP_LIMIT,
    })
    if (!admitted) return 'too-many-requests'
    await receiveUploads(request)
    const [upload, second] = (request.uploads ?? []).filter(({ field }) => field === SLIP_FIELD)
    if (!upload) return 'slip-missing'
    if (second) return 'file-one-only'
    const { token } = request.params
    const sent = await actingAs({ kind: 'visitor' }, () =>
      sendSlip(parts, { token, upload, origin: originOf(request, parts) }),
    )
    return sent.ok ? undefined : sent.refusal
  }

  app.post('/pay/:token', {
    onRequest: async (request, reply) =>
      isCrossSiteForm(request) ? sendFault(request, reply, 'form-cross-site') : undefined,
    onSend: [removeUploads],
    errorHandler: (error, request, reply) => page.fail(error, request, reply),
    handler: async (request: SlipRequest, reply) => {
      const refusal = await send(request).catch((error: unknown) => {
        if (error instanceof Refused) return error.refusal
        throw error
      })
      const isTold = (SLIP_REFUSALS as readonly (string | undefined)[]).includes(refusal)
      const here = `/pay/${encodeURIComponent(request.params.token)}`
      const to = isTold ? `${here}?wrong=${refusal as SlipRefusal}` : here
      return reply.header('cache-control', 'no-store').redirect(to, 303)
    },
  })
}
