import * as calls from '@nelly/contract/reservations/changes'
import * as offers from '@nelly/contract/reservations/desk-offers'
import { type Previewed, toPreview } from '@nelly/contract/reservations/desk-preview'
import * as desk from '@nelly/contract/reservations/desk-reservations'
import type { ReservationId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../../platform/http/language-of.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { serveCall } from '../../../platform/http/serve-call.ts'
import type { Parts } from '../../../platform/parts.ts'
import { reservationDetails } from '../reservation-details.ts'
import { changeReservation } from './change-reservation.ts'
import { limitedDiscount } from './limited-discount.ts'
import { offerAtDesk } from './offer-at-desk.ts'
import { previewAtDesk } from './preview-at-desk.ts'
import { previewChange } from './preview-change.ts'
import { reserveAtDesk } from './reserve-at-desk.ts'
import { undoChange } from './undo-change.ts'

/** The calls of changes, and of reservations that the operator makes. */
export function changesRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  /** The reservation after a change. */
  const details = ({ account }: Principal, id: ReservationId) =>
    reservationDetails(db, { account, id }, now())

  serveCall(app, calls.changeReservation, async ({ params, body, principal, session, request }) => {
    const id = params.reservationId
    const about = { origin: originOf(request, parts), now: now() }
    const edit = await limitedDiscount(db, session, body)
    const outcome = await changeReservation(db, { ...principal, id }, edit, about)
    return outcome.ok ? details(principal, id) : outcome
  })

  serveCall(app, calls.previewChange, async ({ params, body, principal, session, request }) => {
    const which = { account: principal.account, id: params.reservationId }
    const edit = await limitedDiscount(db, session, body)
    const previewed = await previewChange(db, which, edit, now())
    return previewed.ok ? ok(calls.toChangePreview(previewed.value, languageOf(request))) : previewed
  })

  serveCall(app, calls.undoChange, async ({ params, body, principal, request }) => {
    const id = params.reservationId
    const about = { ...body, origin: originOf(request, parts), now: now() }
    const outcome = await undoChange(db, { ...principal, id }, about)
    return outcome.ok ? details(principal, id) : outcome
  })

  serveCall(app, desk.reserveAtDesk, async ({ params, body, principal, session, request, respond }) => {
    const about = { origin: originOf(request, parts), now: now() }
    const answer = respond(async (id: ReservationId, tx) => {
      const made = await reservationDetails(tx, { account: principal.account, id }, about.now)
      if (!made.ok) throw new Error('the new reservation is gone')
      return made.value
    })
    const wish = await limitedDiscount(db, session, body)
    return reserveAtDesk(db, { ...principal, landing: params.landingId }, wish, about, answer)
  })

  serveCall(app, desk.previewAtDesk, async ({ params, body, principal, session, request }) => {
    const which = { account: principal.account, landing: params.landingId }
    const previewed = await previewAtDesk(db, which, await limitedDiscount(db, session, body), now())
    if (!previewed.ok) return previewed
    const [first, ...others] = previewed.value
    const toAnswer = (one: Previewed) => toPreview(one, languageOf(request))
    return ok({ ...toAnswer(first), others: others.map(toAnswer) })
  })
  serveCall(app, offers.offerAtDesk, async ({ body, principal, request }) => {
    const found = await offerAtDesk(db, principal.account, body, now())
    if (!found.ok) return found
    const { offers: offered, ...places } = found.value
    return ok({
      ...places,
      offers: offered.map((one) => offers.toDeskOffer(one, languageOf(request))),
    })
  })
}
