import {
  createReservation,
  deleteReservation,
  listReservations,
  listReservationsOfOwner,
  reservationBody,
} from '@nelly/contract/reservations'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf } from '../../http/origin.ts'
import { Refused } from '../../http/refused.ts'
import { serveCall } from '../../http/serve-call.ts'
import { tellSuccess } from '../../http/tell-success.ts'
import type { Parts } from '../../parts.ts'
import { byLanding, reservationAnswer } from './reservation-answer.ts'
import { reservationAnswersOf } from './reservation-answers.ts'
import { admitReservation } from './reservation-limit.ts'
import { reservationsOf } from './reservation-store.ts'
import { reserve } from './reserve.ts'

/** The calls of reservations. */
export function reservationsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, createReservation, async ({ body, request, reply }) => {
    const admission = await admitReservation(parts, request.ip)
    if (!admission.admitted) {
      reply.header('retry-after', admission.retryAfter)
      return refuse('too-many-requests')
    }
    const made = await reserve(db, body, { key: keyOf(request) ?? body.idempotency_key, now: now() })
    return made.ok ? ok(reservationAnswer(made.value, originOf(request, parts))) : made
  })

  serveCall(app, listReservationsOfOwner, async ({ params, owner, request }) => {
    if (params.userId !== owner) return refuse('not-your-account')
    return ok(byLanding(await reservationsOf(owner, db).all(), originOf(request, parts)))
  })

  serveCall(app, listReservations, async ({ params, owner, request }) => {
    const found = await reservationAnswersOf(owner, db, params.landingId, originOf(request, parts))
    return found ? ok(found) : refuse('landing-not-found')
  })

  serveCall(app, deleteReservation, async ({ params, owner, reply }) => {
    const removed = await reservationsOf(owner, db).remove(params.reservationId, now())
    return removed ? ok(tellSuccess(reply, 'reservation-deleted')) : refuse('reservation-not-found')
  })
}

/** The key in the header, held to what the field is held to. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = reservationBody.shape.idempotency_key.safeParse(request.headers['idempotency-key'])
  if (!key.success) throw new Refused('text-invalid', 'idempotency_key')
  return key.data
}
