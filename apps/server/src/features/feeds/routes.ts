import * as calls from '@nelly/contract/feeds/feeds'
import type { VehicleId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import { enqueue, wakeJobWorker } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { failingFeedsOf } from './failing-feeds.ts'
import { feedJob, planFeeds } from './feed-jobs.ts'
import { addFeed, changeFeed, feedsOf, findFeed, removeFeed, vehicleMissing } from './feed-store.ts'
import { calendarSecret, renewSecret, revokeSecret, vehicleCalendar } from './vehicle-calendar.ts'

/** The calls for calendars of other channels, and the calendar of a vehicle that other channels read. */
export function feedsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  const addressOf = (request: FastifyRequest, secret: string | null) =>
    secret === null ? null : `${originOf(request, parts)}/api/calendars/${secret}.ics`

  serveCall(app, calls.listFeeds, async ({ params, principal, request }) => {
    const which = { account: principal.account, landing: params.landingId, vehicle: params.vehicleId }
    const missing = await vehicleMissing(db, which)
    if (missing) return refuse(missing)
    const secret = await calendarSecret(db, which.vehicle)
    return ok({
      feeds: await feedsOf(db, which, now()),
      calendar: addressOf(request, secret),
    })
  })

  serveCall(app, calls.addFeed, async ({ params, body, principal, request, respond }) => {
    const which = { account: principal.account, landing: params.landingId, vehicle: params.vehicleId }
    const context = { now: now(), origin: originOf(request, parts) }
    const added = await addFeed(
      db,
      which,
      body,
      context,
      respond((feed) => feed),
    )
    if (added.ok) await planFeeds(db, now())
    return added
  })

  serveCall(app, calls.refreshFeed, async ({ params, principal }) => {
    const { landingId: landing, vehicleId: vehicle, feedId: feed } = params
    const found = await findFeed(db, { account: principal.account, landing, vehicle, feed }, now())
    if (!found) return refuse('feed-not-found')
    await enqueue(db, [feedJob(feed, principal.account, now())], now())
    wakeJobWorker()
    return ok(found)
  })

  serveCall(app, calls.changeFeed, async ({ params, body, principal, request }) => {
    const { landingId: landing, vehicleId: vehicle, feedId: feed } = params
    const which = { account: principal.account, landing, vehicle, feed }
    const changed = await changeFeed(db, which, body, { now: now(), origin: originOf(request, parts) })
    if (changed.ok) await planFeeds(db, now())
    return changed
  })

  serveCall(app, calls.listFailingFeeds, async ({ principal }) =>
    ok(await failingFeedsOf(db, principal.account, now())),
  )

  serveCall(app, calls.removeFeed, async ({ params, principal, reply }) => {
    const { landingId: landing, vehicleId: vehicle, feedId: feed } = params
    const removed = await removeFeed(db, { account: principal.account, landing, vehicle, feed }, now())
    return removed.ok ? ok(successAnswer(reply, 'feed-removed')) : removed
  })

  serveCall(app, calls.renewCalendar, async ({ params, principal, request }) => {
    const { landingId: landing, vehicleId: vehicle } = params
    const missing = await vehicleMissing(db, { account: principal.account, landing, vehicle })
    if (missing) return refuse(missing)
    return ok({ calendar: addressOf(request, await renewSecret(db, vehicle, now())) })
  })

  serveCall(app, calls.revokeCalendar, async ({ params, principal }) => {
    const { landingId: landing, vehicleId: vehicle } = params
    const missing = await vehicleMissing(db, { account: principal.account, landing, vehicle })
    if (missing) return refuse(missing)
    await revokeSecret(db, vehicle as VehicleId)
    return ok({ calendar: null })
  })

  serveCall(app, calls.readVehicleCalendar, async ({ params, query, reply }) => {
    const secret = /^([\w-]{22})\.ics$/.exec(params.file)?.[1]
    const file = secret && (await vehicleCalendar(db, { secret, unit: query.unit, now: now() }))
    if (file === undefined) return refuse('feed-not-found')
    // Its address is a secret: caches on the way must not keep it.
    reply.headers({ 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' })
    return ok(file)
  })
}
