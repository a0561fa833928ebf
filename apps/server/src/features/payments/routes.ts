import * as bankCalls from '@nelly/contract/payments/bank-accounts'
import * as linkCalls from '@nelly/contract/payments/pay-links'
import * as slipCalls from '@nelly/contract/payments/transfer-slips'
import { momentWords, visitorReading } from '@nelly/contract/words/moment-words'
import { reservationsIn } from '@nelly/contract/words/reservations'
import { formatMoney } from '@nelly/domain/money'
import { ok, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { phoneDigits } from '../phones/phone-digits.ts'
import { bankSettingsOf, changeBankAccounts } from './bank-accounts.ts'
import type { FoundPayLink } from './find-pay-links.ts'
import { createPayLink, payLinksOfReservation, revokePayLink } from './pay-links.ts'
import { confirmSlip, declineSlip, slipPath, waitingSlips } from './transfer-slips.ts'

/** The calls by which money is asked for, and what customers send is settled. */
export function paymentsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, files, now } = parts

  serveCall(app, bankCalls.readBankAccounts, async ({ principal }) =>
    ok(await bankSettingsOf(db, principal.account)),
  )

  serveCall(app, bankCalls.changeBankAccounts, ({ principal, body }) =>
    changeBankAccounts(db, principal.account, body),
  )

  serveCall(app, linkCalls.listPayLinks, async ({ principal, params }) => {
    const found = await payLinksOfReservation(db, principal.account, params.reservationId, now())
    return found ? ok(found) : refuse('reservation-not-found')
  })

  serveCall(app, linkCalls.createPayLink, async ({ principal, params, body, request }) => {
    const made = await createPayLink(db, { ...principal, now: now() }, params.reservationId, body)
    if (!made.ok) return made
    const { link, found, token } = made.value
    const url = `${originOf(request, parts)}/pay/${token}`
    const { phone } = found.reservation
    const whatsapp = phoneDigits(phone, found.landing.timezone) ?? null
    return ok({ ...link, url, message: messageOf(found, link, url), whatsapp })
  })

  serveCall(app, linkCalls.revokePayLink, async ({ principal, params }) =>
    (await revokePayLink(db, principal.account, params.payLinkId, now()))
      ? ok(undefined)
      : refuse('pay-link-not-found'),
  )

  serveCall(app, slipCalls.listWaitingSlips, async ({ principal }) =>
    ok(await waitingSlips(db, principal.account)),
  )

  serveCall(app, slipCalls.readSlipPicture, async ({ principal, params, reply }) => {
    const path = await slipPath(db, principal.account, params.slipId)
    const file = path === undefined ? undefined : await files.read(path)
    if (!file) return refuse('slip-not-found')
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' })
    return ok(file.stream)
  })

  serveCall(app, slipCalls.confirmSlip, ({ principal, params, body, request, respond }) =>
    confirmSlip(
      db,
      // Money that comes in gives nothing back.
      { ...principal, mayPayBack: false, now: now(), origin: originOf(request, parts) },
      params.slipId,
      body,
      respond((ledger) => ledger),
    ),
  )

  serveCall(app, slipCalls.declineSlip, ({ principal, params, body, request }) =>
    declineSlip(db, principal.account, params.slipId, {
      ...body,
      origin: originOf(request, parts),
      now: now(),
    }),
  )
}

/** What an operator writes in a chat about a link, in the customer's language. */
function messageOf({ reservation, landing }: FoundPayLink, link: linkCalls.PayLink, url: string): string {
  const language = reservation.language ?? landing.defaultLanguage
  const until = wallClockIn(landing.timezone, new Date(link.expiresAt))
  return reservationsIn(language)('payLink', {
    name: reservation.firstName,
    landing: landing.displayName,
    amount: formatMoney({ minor: link.due, currency: reservation.currency }),
    until: momentWords(until, visitorReading(language), 'plain'),
    url,
  })
}
