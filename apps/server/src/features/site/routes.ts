import * as calls from '@nelly/contract/site/calls'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { hasLanding } from '../landings/has-landing.ts'
import { publishSite, restorePublication, saveSite, stepSite } from './change-site.ts'
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
}
