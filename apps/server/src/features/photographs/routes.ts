import * as calls from '@nelly/contract/reservations/photographs'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import { uploadIn } from '../../platform/http/uploads.ts'
import type { Parts } from '../../platform/parts.ts'
import { addPhotograph } from './add-photograph.ts'
import { findPhotograph, photographsOf } from './photographs-of.ts'
import { removePhotograph } from './remove-photograph.ts'

/** The calls of photographs of handovers and returns. */
export function photographsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, files } = parts

  serveCall(app, calls.listPhotographs, async ({ params, principal }) => {
    const found = await photographsOf(db, principal.account, params.reservationId)
    return found ? ok(found) : refuse('reservation-not-found')
  })

  serveCall(app, calls.addPhotograph, async ({ params, body, principal, uploads }) => {
    const upload = uploadIn(uploads, 'photograph')
    if (!upload) return refuse('photograph-missing')
    return addPhotograph(parts, { ...principal, id: params.reservationId, end: body.check, upload })
  })

  serveCall(app, calls.readPhotograph, async ({ params, query, principal, reply }) => {
    const found = await findPhotograph(db, principal.account, params.photographId)
    const path = query.size === 'small' ? found?.smallPath : found?.path
    const file = path === undefined ? undefined : await files.read(path)
    if (!file) return refuse('photograph-not-found')
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' })
    return ok(file.stream)
  })

  serveCall(app, calls.removePhotograph, ({ params, principal }) =>
    removePhotograph(parts, principal.account, params.photographId),
  )
}
