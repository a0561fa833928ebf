import { PREVIEW_PATH } from '@nelly/contract/landings/preview-address'
import * as calls from '@nelly/contract/site/calls'
import * as previewCalls from '@nelly/contract/site/preview-links'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { hasLanding } from '../inventory/published.ts'
import {
  cancelSchedule,
  publishSite,
  restorePublication,
  saveSite,
  scheduleSite,
  stepSite,
} from './change-site.ts'
import { addPreviewLink, endPreviewLink, openPreviewLinks } from './preview-links.ts'
import { publicationsOf, toPublicationAnswer } from './publications.ts'
import { siteAnswer } from './site-answer.ts'
import { storeSitePictures } from './site-pictures.ts'
import { publicationOf } from './site-rows.ts'

/** The calls for what an operator says on a site: its draft and its publications. */
export function siteRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.readSite, async ({ params: { landingId }, principal }) =>
    (await hasLanding(db, principal.account, landingId))
      ? ok(await siteAnswer(db, landingId))
      : refuse('landing-not-found'),
  )

  serveCall(app, calls.saveSite, ({ params, body: { revision, document }, principal }) =>
    saveSite(db, { ...principal, landing: params.landingId, revision }, document, now()),
  )

  serveCall(app, calls.stepSite, ({ params, body: { revision, step }, principal }) =>
    stepSite(db, { ...principal, landing: params.landingId, revision }, step, now()),
  )

  serveCall(app, calls.addSitePictures, ({ params, principal, uploads }) =>
    storeSitePictures(parts, { ...principal, landing: params.landingId }, uploads),
  )

  serveCall(app, calls.publishSite, ({ params, body: { revision, note }, principal }) =>
    publishSite(db, { ...principal, landing: params.landingId, revision }, note, now()),
  )

  serveCall(app, calls.scheduleSite, async ({ params, body: { revision, at, note }, principal, request }) => {
    const origin = originOf(request, parts)
    const ref = { ...principal, landing: params.landingId, revision }
    const scheduled = await scheduleSite(db, ref, { at, note, origin }, now())
    if (scheduled.ok) wakeJobWorker()
    return scheduled
  })

  serveCall(app, calls.cancelSchedule, ({ params: { landingId }, principal }) =>
    cancelSchedule(db, principal.account, landingId),
  )

  serveCall(app, calls.listPublications, async ({ params: { landingId }, query, principal }) =>
    (await hasLanding(db, principal.account, landingId))
      ? ok(await publicationsOf(db, landingId, query.before))
      : refuse('landing-not-found'),
  )

  serveCall(app, calls.readPublication, async ({ params: { landingId, number }, principal }) => {
    if (!(await hasLanding(db, principal.account, landingId))) return refuse('landing-not-found')
    const found = await publicationOf(db, landingId, number)
    return found ? ok(await toPublicationAnswer(db, found)) : refuse('publication-not-found')
  })

  serveCall(app, calls.restorePublication, ({ params, body: { revision }, principal }) =>
    restorePublication(db, { ...principal, landing: params.landingId, revision }, params.number, now()),
  )

  serveCall(app, previewCalls.listPreviewLinks, async ({ params: { landingId }, principal }) => {
    if (!(await hasLanding(db, principal.account, landingId))) return refuse('landing-not-found')
    return ok(await openPreviewLinks(db, landingId, now()))
  })

  serveCall(app, previewCalls.addPreviewLink, async ({ params, principal, request }) => {
    const added = await addPreviewLink(db, { ...principal, landing: params.landingId }, now())
    if (!added.ok) return added
    const { link, secret } = added.value
    const url = originOf(request, parts) + PREVIEW_PATH + secret
    return ok({ ...link, url })
  })

  serveCall(
    app,
    previewCalls.endPreviewLink,
    async ({ params: { landingId, previewLinkId }, principal, reply }) => {
      if (!(await hasLanding(db, principal.account, landingId))) return refuse('landing-not-found')
      const ended = await endPreviewLink(db, landingId, previewLinkId, now())
      return ended.ok ? ok(successAnswer(reply, 'preview-link-ended')) : ended
    },
  )
}
