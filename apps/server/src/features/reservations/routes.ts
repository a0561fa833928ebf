import { mailReceipt as mailReceiptCall } from '@nelly/contract/ledger/ledger'
import * as calls from '@nelly/contract/ledger/proposed-charges'
import { markWishAnswered } from '@nelly/contract/public-site/change-wish'
import {
  cancelReservation,
  deleteReservation,
  restoreReservation,
} from '@nelly/contract/reservations/end-reservation'
import { takeReservationStep } from '@nelly/contract/reservations/steps'
import { forVisitors, toReservationAnswer } from '@nelly/contract/specified/reservation-answers'
import { fromBooking } from '@nelly/contract/specified/reservation-body'
import {
  createReservation,
  exportReservations,
  listReservations,
  listReservationsOfOwner,
  readReservation,
  toReservationsOfLandings,
} from '@nelly/contract/specified/reservations'
import type { AccountId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachedTable } from '../../platform/http/attachment.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts'
import { languageOf } from '../../platform/http/language-of.ts'
import { originOf } from '../../platform/http/origin.ts'
import { type Page, setPaginationHeaders } from '../../platform/http/pagination-headers.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { hasLanding } from '../inventory/published.ts'
import { mayPayBack } from '../ledger/may-pay-back.ts'
import { countingWrongCodes } from '../rates/wrong-codes.ts'
import { answerChangeWish } from './answer-change-wish.ts'
import { cancelAsOperator } from './cancel-as-operator.ts'
import { chargeAtReturn } from './charge-at-return.ts'
import { exportReservationsOf } from './export-reservations.ts'
import { mailReceipt } from './mail/mail-receipt.ts'
import { proposedChargesOf } from './proposed-charges.ts'
import type { Reservation } from './reservation.ts'
import { reservationDetails } from './reservation-details.ts'
import { ownedReservation } from './reservation-for-operator.ts'
import { admitReservation } from './reservation-limit.ts'
import { filterOf, pageOf, type ReservationFilter } from './reservation-list.ts'
import { reservationsOf } from './reservation-store.ts'
import { reserveOrOffer } from './reserve-or-offer.ts'
import { restoreDeleted } from './restore-deleted.ts'
import { takeStep } from './take-step.ts'

/** The calls of reservations. */
export function reservationsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  const contextOf = (request: FastifyRequest) => ({ origin: originOf(request, parts), now: now() })
  const told = (reservation: Reservation) => ownedReservation(reservation, now())

  /** All that match, or one page of them with its headers. */
  async function listed(
    account: AccountId,
    { filter, page }: { filter: ReservationFilter; page: Page | undefined },
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<Reservation[]> {
    const mine = reservationsOf(account, db)
    if (!page) return mine.all(filter)
    const { reservations, total } = await mine.page(filter, page)
    setPaginationHeaders(reply, originOf(request, parts), page, total)
    return reservations
  }

  serveCall(app, createReservation, async ({ body, request }) => {
    const admission = await admitReservation(parts, request.ip)
    const origin = originOf(request, parts)
    const key = idempotencyKeyOf(request) ?? body.key
    const { booking, expectedAmount } = body
    const asked = { address: request.ip, code: booking.discountCode }
    const counted = admission.admitted
      ? await countingWrongCodes(parts, asked, () =>
          reserveOrOffer(db, booking, { key, now: now(), origin, expectedAmount }),
        )
      : admission
    if (!counted.admitted) return refuse('too-many-requests', { retryAfter: counted.retryAfter })
    const made = counted.outcome
    if ('rule' in made)
      return { ...made, nearest: made.nearest && fromBooking({ ...booking, ...made.nearest }) }
    if (!made.ok) return made
    // One that was made before is read as its owner's; some of that is for owners alone.
    return ok(forVisitors(toReservationAnswer(told(made.value), origin)))
  })

  serveCall(app, listReservationsOfOwner, async ({ query, principal, request, reply }) => {
    const found = await listed(
      principal.account,
      { filter: filterOf(query, now()), page: pageOf(query) },
      { request, reply },
    )
    return ok(toReservationsOfLandings(found.map(told), originOf(request, parts)))
  })

  serveCall(app, listReservations, async ({ params, query, principal, request, reply }) => {
    const landing = params.landingId
    if (!(await hasLanding(db, principal.account, landing))) return refuse('landing-not-found')
    const filter = { ...filterOf(query, now()), landing }
    const found = await listed(principal.account, { filter, page: pageOf(query) }, { request, reply })
    const origin = originOf(request, parts)
    return ok(found.map((reservation) => toReservationAnswer(told(reservation), origin)))
  })

  serveCall(app, exportReservations, async ({ query, principal, request, reply }) => {
    const filter = filterOf(query, now())
    const language = languageOf(request)
    return attachedTable(reply, await exportReservationsOf(parts, principal.account, filter, language))
  })

  serveCall(app, readReservation, async ({ params, principal }) => {
    const which = { account: principal.account, id: params.reservationId }
    return reservationDetails(db, which, now())
  })

  serveCall(app, cancelReservation, async ({ params, body, principal, request }) => {
    const which = { ...principal, id: params.reservationId }
    const cancelled = await cancelAsOperator(db, which, body, contextOf(request))
    return cancelled.ok ? ok(told(cancelled.value)) : cancelled
  })

  serveCall(app, takeReservationStep, async ({ params, body, principal, session, request }) => {
    const context = { ...contextOf(request), mayPayBack: await mayPayBack(db, session) }
    const taken = await takeStep(db, { ...principal, id: params.reservationId }, body, context)
    return taken.ok ? ok(told(taken.value)) : taken
  })

  serveCall(app, calls.readProposedCharges, ({ params, principal }) =>
    proposedChargesOf(db, { account: principal.account, id: params.reservationId }),
  )

  serveCall(app, calls.chargeAtReturn, ({ params, body, principal, respond }) =>
    chargeAtReturn(
      db,
      { ...principal, now: now() },
      params.reservationId,
      body,
      respond((ledger) => ledger),
    ),
  )

  serveCall(app, mailReceiptCall, async ({ params, principal, request, respond }) => {
    const which = { account: principal.account, id: params.entryId, ...contextOf(request) }
    const mailed = await mailReceipt(
      db,
      which,
      respond((answer) => answer),
    )
    if (mailed.ok) wakeJobWorker()
    return mailed
  })

  serveCall(app, markWishAnswered, async ({ params, body, principal }) => {
    const which = { ...principal, id: params.reservationId }
    const answered = await answerChangeWish(db, which, { seen: new Date(body.askedAt), now: now() })
    return answered.ok ? ok(told(answered.value)) : answered
  })

  serveCall(app, restoreReservation, async ({ params, principal }) => {
    const restored = await restoreDeleted(parts, { ...principal, id: params.reservationId }, now())
    return restored.ok ? ok(told(restored.value)) : restored
  })

  serveCall(app, deleteReservation, async ({ params, principal, reply }) => {
    const removed = await reservationsOf(principal.account, db).remove(
      params.reservationId,
      principal.actor,
      now(),
    )
    return removed.ok ? ok(successAnswer(reply, 'reservation-deleted')) : removed
  })
}
