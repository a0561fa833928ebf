import * as calls from '@nelly/contract/customers'
import { toCustomerAnswer, toMergePreviewAnswer, toSummaryAnswer } from '@nelly/contract/owned-customer'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { setPaginationHeaders, setUncountedHeaders } from '../../platform/http/pagination-headers.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { changeCustomer } from './change-customer.ts'
import { eraseCustomer } from './erase-customer.ts'
import { customerPage } from './find-customers.ts'
import { matchCustomer } from './match-customer.ts'
import { mergeCustomers, previewMerge } from './merge-customers.ts'
import { readCustomer } from './read-customer.ts'

/** The calls of an account's customers. */
export function customersRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts
  const contextOf = (request: FastifyRequest) => ({ origin: originOf(request, parts), now: now() })

  serveCall(app, calls.listCustomers, async ({ query, principal, request, reply }) => {
    const page = { number: query.page, size: query.size }
    const { customers, total, hasNext } = await customerPage(db, principal.account, query.search ?? '', page)
    const origin = originOf(request, parts)
    if (total === undefined) setUncountedHeaders(reply, origin, page, hasNext)
    else setPaginationHeaders(reply, origin, page, total)
    return ok(customers.map(toSummaryAnswer))
  })

  serveCall(app, calls.matchCustomer, async ({ body, principal }) => {
    const contact = { email: body.email ?? '', phone: body.phone ?? '' }
    const found = await matchCustomer(db, principal.account, contact, body.landing ?? undefined)
    return found.ok ? ok({ customer: found.value && toSummaryAnswer(found.value) }) : found
  })

  serveCall(app, calls.readCustomer, async ({ params, principal, request }) => {
    const found = await readCustomer(db, principal.account, params.customerId)
    return found ? ok(toCustomerAnswer(found, contextOf(request))) : refuse('customer-not-found')
  })

  serveCall(app, calls.changeCustomer, async ({ params, body, principal, request }) => {
    const changed = await changeCustomer(db, principal, params.customerId, body, now())
    return changed.ok ? ok(toCustomerAnswer(changed.value, contextOf(request))) : changed
  })

  serveCall(app, calls.previewMerge, async ({ params, body, principal }) => {
    const pair = { kept: params.customerId, removed: body.removed }
    const previewed = await previewMerge(db, principal.account, pair)
    return previewed.ok ? ok(toMergePreviewAnswer(previewed.value)) : previewed
  })

  serveCall(app, calls.mergeCustomers, async ({ params, body, principal, request }) => {
    const pair = { kept: params.customerId, removed: body.removed }
    const merged = await mergeCustomers(db, principal, pair, now())
    return merged.ok ? ok(toCustomerAnswer(merged.value, contextOf(request))) : merged
  })

  serveCall(app, calls.eraseCustomer, async ({ params, principal, reply }) => {
    const erased = await eraseCustomer(db, principal, params.customerId, now())
    return erased.ok ? ok(successAnswer(reply, 'customer-erased')) : erased
  })
}
