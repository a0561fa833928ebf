import { PAGE_SIZE } from '@nelly/contract/page-size'
import * as calls from '@nelly/contract/reviews/reviews'
import { ok, refuse } from '@nelly/domain/result'
import { averageStars } from '@nelly/domain/reviews/review'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { setPaginationHeaders } from '../../platform/http/pagination-headers.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { isAsking, reviewPage, setAsking, showReview, waitingReviews } from './review-store.ts'
import { reviewFigures } from './site-reviews.ts'

/** The calls with which operators read reviews, and decide which are shown. */
export function reviewsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts

  serveCall(app, calls.listReviews, async ({ params, query, principal, request, reply }) => {
    const { landingId: landing } = params
    const enabled = await isAsking(db, { account: principal.account, landing })
    if (enabled === undefined) return refuse('landing-not-found')
    const page = { number: query.page, size: query[PAGE_SIZE] }
    const { count, stars, waiting } = await reviewFigures(db, landing)
    const { reviews, total } = await reviewPage(db, { landing, isShown: query.isShown }, page)
    setPaginationHeaders(reply, originOf(request, parts), page, total)
    return ok({
      ...{ enabled, count, waiting },
      average: averageStars({ count, stars }),
      reviews,
    })
  })

  serveCall(app, calls.listWaitingReviews, async ({ principal }) =>
    ok(await waitingReviews(db, principal.account)),
  )

  serveCall(app, calls.showReview, ({ params, body, principal }) => {
    const which = { account: principal.account, landing: params.landingId, id: params.reservationId }
    return showReview(db, which, body)
  })

  serveCall(app, calls.setReviewRequests, async ({ params, body, principal }) => {
    const which = { account: principal.account, landing: params.landingId }
    return (await setAsking(db, which, body.enabled)) ? ok(body) : refuse('landing-not-found')
  })
}
