import * as calls from '@nelly/contract/reservations/quotes'
import type { AccountId } from '@nelly/domain/ids'
import { quoteState } from '@nelly/domain/reservations/quote-validity'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { forgetPastNowAndThen, type Limit, limitKey, take } from '../../platform/http/rate-limits.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { limitedDiscount } from '../reservations/changes/limited-discount.ts'
import { reservationDetails } from '../reservations/reservation-details.ts'
import { reserveQuote } from './accept-quote.ts'
import { withdrawQuote } from './end-quote.ts'
import { findQuote, isQuoteOf, openQuotesOf } from './find-quote.ts'
import { mailQuote } from './mail-quote.ts'
import { makeQuote } from './make-quote.ts'
import { toOpenQuotes } from './open-quote.ts'

/** Mails of quotes that are sent again by an account. */
const AGAIN_LIMIT: Limit = { points: 60, seconds: 60 * 60 }

/** The calls of quotes. */
export function quotesRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.makeQuote, async ({ params, body, principal, session, request, respond }) => {
    const about = { origin: originOf(request, parts), now: now() }
    const answer = respond(async (made: Parameters<typeof toOpenQuotes>[1][number], tx) => {
      const [quote] = await toOpenQuotes(tx, [made], about)
      if (!quote) throw new Error('the new quote is gone')
      return quote
    })
    const wish = await limitedDiscount(db, session, body)
    return makeQuote(db, { ...principal, landing: params.landingId }, wish, about, answer)
  })

  serveCall(app, calls.listQuotes, async ({ principal, request }) => {
    const about = { origin: originOf(request, parts), now: now() }
    const found = await openQuotesOf(db, principal.account, about.now)
    return ok(await toOpenQuotes(db, found, about))
  })

  serveCall(app, calls.mailQuote, async ({ params, principal, request, reply }) => {
    const found = await findQuote(db, isQuoteOf(principal.account, params.quoteId))
    if (!found) return refuse('quote-not-found')
    if (quoteState(found.quote, now()) !== 'open') return refuse('quote-over')
    const retryAfter = await mayMailAgain(parts, principal.account)
    if (retryAfter !== undefined) return refuse('too-many-requests', { retryAfter })
    await mailQuote(db, found, { origin: originOf(request, parts), now: now() })
    wakeJobWorker()
    return ok(successAnswer(reply, 'quote-mailed'))
  })

  serveCall(app, calls.withdrawQuote, async ({ params, principal, reply }) => {
    const ended = await withdrawQuote(db, principal, params.quoteId, now())
    return ended.ok ? ok(successAnswer(reply, 'quote-withdrawn')) : ended
  })

  serveCall(app, calls.reserveQuote, async ({ params, body, principal, request }) => {
    const how = { offer: body.offer, origin: originOf(request, parts), now: now() }
    const made = await reserveQuote(db, principal, params.quoteId, how)
    if (!made.ok) return made
    const which = { account: principal.account, id: made.value }
    const details = await reservationDetails(db, which, now())
    return details.ok ? details : refuse('quote-over')
  })
}

/** Counts a mail that is sent again, where limits are on; the seconds to wait where there were too many. */
async function mayMailAgain({ db, now, rateLimits }: Parts, account: AccountId): Promise<number | undefined> {
  if (!rateLimits) return undefined
  const { granted, taken, secondsLeft } = await take(
    db,
    limitKey('quote-mail', String(account)),
    AGAIN_LIMIT,
    now(),
  )
  if (taken === 1) await forgetPastNowAndThen(db, now())
  return granted ? undefined : secondsLeft
}
