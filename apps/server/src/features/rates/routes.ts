import * as calls from '@nelly/contract/rates/calls'
import { replayRates } from '@nelly/contract/rates/replay-calls'
import { testRates, toTestedPrice } from '@nelly/contract/rates/test-call'
import { fromWish } from '@nelly/contract/rates/wish'
import { quotePrice, toPublicQuote } from '@nelly/contract/specified/quote-calls'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language-of.ts'
import { type Admission, admitNetwork } from '../../platform/http/network-limit.ts'
import type { Limit } from '../../platform/http/rate-limits.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { quoteWish, testWish } from './quote-wish.ts'
import { exportRates, importRates } from './rates-file.ts'
import { findRatesVersion, ratesHistory } from './rates-history.ts'
import { ratesOf } from './rates-store.ts'
import { replayReservations } from './replay-reservations.ts'
import { restoreRates } from './restore-rates.ts'
import { saveRates } from './save-rates.ts'
import { countingWrongCodes } from './wrong-codes.ts'

/** The calls for a landing's prices and terms. */
export function ratesRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.readRates, async ({ params: { landingId }, principal }) => {
    const mine = ratesOf(principal.account, db)
    const revision = await mine.revisionOf(landingId)
    if (revision === undefined) return refuse('landing-not-found')
    return ok({ revision, rates: await mine.document(landingId, revision) })
  })

  serveCall(app, calls.saveRates, async ({ params, body, principal, request, reply }) => {
    const saved = await saveRates(db, { ...principal, landing: params.landingId }, body, now())
    if (!saved.ok) return saved
    reply.header('vary', 'accept-language')
    const language = languageOf(request)
    return ok(calls.toSavedAnswer(saved.value, body.oneLanguage, language))
  })

  serveCall(app, calls.readRatesHistory, ({ params, query, principal }) =>
    ratesHistory(db, principal.account, params.landingId, query.before),
  )

  serveCall(app, calls.readRatesVersion, async ({ params, principal }) => {
    const found = await findRatesVersion(db, principal.account, params.landingId, params.revision)
    if (!found.ok) return found
    const { snapshot, rates, told } = found.value
    return ok({
      ...told,
      rates,
      vehicles: snapshot.vehicles,
      places: snapshot.places.map(({ id, name }) => ({ id, name })),
    })
  })

  serveCall(app, calls.restoreRates, async ({ params, body, principal, request, reply }) => {
    const who = { ...principal, landing: params.landingId }
    const restored = await restoreRates(db, who, { ...body, of: params.revision }, now())
    if (!restored.ok) return restored
    reply.header('vary', 'accept-language')
    const language = languageOf(request)
    return ok(calls.toSavedAnswer(restored.value, [], language))
  })

  serveCall(app, testRates, async ({ params, body, principal, request, reply }) => {
    const which = { ...principal, landing: params.landingId }
    const tested = await testWish(db, which, body.wish, { unsaved: body.unsaved, now: now(), asAt: body.now })
    if (!tested.ok) return tested
    reply.header('vary', 'accept-language')
    return ok(toTestedPrice(tested.value, languageOf(request)))
  })

  serveCall(app, replayRates, ({ params, body, principal }) =>
    replayReservations(db, { ...principal, landing: params.landingId }, body),
  )

  serveCall(app, quotePrice, async ({ body: { landing, wish }, request }) => {
    const admission = await admitQuote(parts, request.ip)
    const asked = { address: request.ip, code: wish.discountCode }
    const counted = admission.admitted
      ? await countingWrongCodes(parts, asked, () => quoteWish(db, landing, wish, now()))
      : admission
    if (!counted.admitted) return refuse('too-many-requests', { retryAfter: counted.retryAfter })
    const quoted = counted.outcome
    if ('rule' in quoted) {
      const { nearest } = quoted
      return { ...quoted, nearest: nearest && fromWish(landing, { ...wish, ...nearest }) }
    }
    return quoted.ok ? ok(toPublicQuote(quoted.value)) : quoted
  })

  serveCall(app, calls.exportRates, ({ params, principal }) =>
    exportRates(db, principal.account, params.landingId),
  )

  serveCall(app, calls.importRates, ({ params, body, principal }) =>
    importRates(db, principal.account, params.landingId, body),
  )
}

/** Quotes for one network, as many as bookings. */
const QUOTE_LIMIT: Limit = { points: 120, seconds: 10 * 60 }

/** Counts a quote for an address where limits are on. */
const admitQuote = (parts: Parts, address: string): Promise<Admission> =>
  admitNetwork(parts, { kind: 'quote-network', address, limit: QUOTE_LIMIT })
