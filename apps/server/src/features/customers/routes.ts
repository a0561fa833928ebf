import * as calls from '@nelly/contract/customers/customers'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
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
  serveCall(app, calls.listCustomers, async ({ query, principal, request, reply }) => {
    const page = { number: query.page, size: query[PAGE_SIZE] }
    const sorted = { ...page, sort: query.sort }
    const { customers, total, hasNext } = await customerPage(
      db,
      principal.account,
      query.search ?? '',
      sorted,
    )
    const origin = originOf(request, parts)
    if (total === undefined) setUncountedHeaders(reply, origin, page, hasNext)
    else setPaginationHeaders(reply, origin, page, total)
    return ok(customers)
  })

  serveCall(app, calls.matchCustomer, async ({ body, principal }) => {
    const contact = { email: body.email ?? '', phone: body.phone ?? '' }
    const found = await matchCustomer(db, principal.account, contact, body.landingId ?? undefined)
    return found.ok ? ok({ customer: found.value }) : found
  })

  serveCall(app, calls.readCustomer, async ({ params, principal }) => {
    const found = await readCustomer(db, principal.account, params.customerId, now())
    return found ? ok(found) : refuse('customer-not-found')
  })

  serveCall(app, calls.changeCustomer, ({ params, body, principal }) =>
    changeCustomer(db, principal, params.customerId, body, now()),
  )

  serveCall(app, calls.previewMerge, ({ params, body, principal }) =>
    previewMerge(db, principal.account, { kept: params.customerId, ...body }),
  )

  serveCall(app, calls.mergeCustomers, ({ params, body, principal }) =>
    mergeCustomers(db, principal, { kept: params.customerId, ...body }, now()),
  )

  serveCall(app, calls.eraseCustomer, async ({ params, principal, reply }) => {
    const erased = await eraseCustomer(db, principal, params.customerId, now())
    return erased.ok ? ok(successAnswer(reply, 'customer-erased')) : erased
  })
}
