import * as deletion from '@nelly/contract/landings/deleted-landings'
import { duplicateLanding as duplicateLandingCall } from '@nelly/contract/landings/duplicate-landing'
import { checkLandingName } from '@nelly/contract/landings/landing-name'
import { updateLandingMetadata } from '@nelly/contract/specified/landing-metadata'
import * as calls from '@nelly/contract/specified/landings'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language-of.ts'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { Parts } from '../../platform/parts.ts'
import { checkName, nameCheckAnswer } from './check-name.ts'
import { createLanding } from './create-landing.ts'
import { deleteLanding } from './delete-landing.ts'
import { deleteLandingForGood } from './delete-landing-for-good.ts'
import { duplicateLanding } from './duplicate-landing.ts'
import { landingsOf } from './landing-store.ts'
import { openRentalsOf } from './open-rentals.ts'
import { readLanding, readPublicLanding, readPublicVehicle, reviewLanding } from './read-landing.ts'
import { restoreLanding } from './restore-landing.ts'
import { setLandingStatus } from './set-landing-status.ts'
import { updateLanding } from './update-landing.ts'
import { updateMetadata } from './update-metadata.ts'

/** The calls with which owners manage their landings. */
export function landingsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.createLanding, async ({ body, session, principal, uploads, respond }) => {
    if (body.personId !== session.person) return refuse('not-your-account')
    return createLanding(
      parts,
      principal,
      body,
      logoAmong(uploads),
      respond(calls.toLandingAnswer(session.person)),
    )
  })

  serveCall(app, duplicateLandingCall, ({ params, body, session, principal, respond }) =>
    duplicateLanding(
      parts,
      principal,
      { landing: params.landingId, typed: body.name },
      respond(calls.toLandingAnswer(session.person)),
    ),
  )

  serveCall(app, checkLandingName, async ({ query, principal, request, reply }) => {
    reply.header('vary', 'accept-language')
    const language = languageOf(request)
    const input = { typed: query.name ?? '', landing: query.landingId }
    return ok(nameCheckAnswer(await checkName(db, principal.account, input), language))
  })

  serveCall(app, calls.listLandings, async ({ principal, session }) =>
    ok((await landingsOf(principal.account, db).list()).map(calls.toLandingAnswer(session.person))),
  )

  serveCall(app, calls.readLanding, ({ params, session, request }) =>
    readLanding(db, session, params.landingId, { origin: originOf(request, parts), now: now() }),
  )

  serveCall(app, calls.updateLanding, ({ params, body, principal, session, uploads }) =>
    updateLanding(parts, principal, params.landingId, {
      changes: body,
      logo: logoAmong(uploads),
      answer: calls.toLandingAnswer(session.person),
    }),
  )

  serveCall(app, updateLandingMetadata, ({ params, body, principal, session, uploads }) =>
    updateMetadata(
      parts,
      { ...principal, landing: params.landingId },
      { changes: body, uploads, answer: calls.toLandingAnswer(session.person) },
    ),
  )

  serveCall(app, calls.setLandingStatus, async ({ body, session, principal }) => {
    if (body.personId !== session.person) return refuse('not-your-account')
    const input = { id: body.landingId, status: body.status, now: now() }
    const changed = await setLandingStatus(db, principal, input)
    return changed.ok ? ok(calls.toLandingAnswer(session.person)(changed.value)) : changed
  })

  serveCall(app, calls.reviewLanding, ({ params, session }) => reviewLanding(db, session, params.name, now()))

  serveCall(app, calls.readPublicLanding, ({ params }) => readPublicLanding(db, params.name))

  serveCall(app, calls.readPublicVehicle, ({ params }) =>
    readPublicVehicle(db, params.name, params.vehicleId),
  )

  serveCall(app, deletion.deleteLanding, async ({ params, principal, reply }) => {
    const deleted = await deleteLanding(db, principal, params.landingId, now())
    return deleted ? ok(successAnswer(reply, 'landing-deleted')) : refuse('landing-not-found')
  })

  serveCall(app, deletion.listDeletedLandings, async ({ principal, session }) =>
    ok((await landingsOf(principal.account, db).listDeleted()).map(calls.toLandingAnswer(session.person))),
  )

  serveCall(app, deletion.countOpenRentals, ({ params, principal }) =>
    openRentalsOf(db, principal.account, params.landingId, now()),
  )

  serveCall(app, deletion.restoreLanding, async ({ params, body, principal, session, reply }) => {
    const input = { id: params.landingId, typed: body?.name, now: now() }
    const restored = await restoreLanding(db, principal, input)
    if (!restored.ok) return restored
    return ok({
      ...calls.toLandingAnswer(session.person)(restored.value),
      ...successAnswer(reply, 'landing-restored'),
    })
  })

  serveCall(app, deletion.deleteLandingForGood, async ({ params, principal, request, reply }) => {
    const origin = originOf(request, parts)
    const deleted = await deleteLandingForGood(parts, principal, params.landingId, origin)
    return deleted ? ok(successAnswer(reply, 'landing-deleted-for-good')) : refuse('landing-not-found')
  })
}

const logoAmong = (uploads: readonly Upload[]) => uploads.find(({ field }) => field === 'logo')
