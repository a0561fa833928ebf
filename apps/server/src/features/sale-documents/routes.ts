import { Readable } from 'node:stream'
import * as calls from '@nelly/contract/sales/sale-documents'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { drawingIn } from '../../platform/pdf/drawing-in.ts'
import { mayPayBack } from '../ledger/may-pay-back.ts'
import { closeSale, correctSale } from './close-sale.ts'
import type { PaperSale } from './draw-sale.ts'
import { form607Of, saleDocumentsOf, salesOfMonth } from './list-sales.ts'
import { numberOf, saleOfAccount } from './sale-row.ts'
import { setFiscalNumber } from './set-fiscal-number.ts'

/** The calls of sale documents. */
export function saleDocumentsRoutes(app: FastifyInstance, { db, now }: Parts): void {
  const draw = drawingIn<PaperSale>(new URL('./sale-thread.ts', import.meta.url))

  serveCall(app, calls.listSaleDocuments, async ({ params, principal }) => {
    const found = await saleDocumentsOf(db, principal.account, params.reservationId)
    return found ? ok(found) : refuse('reservation-not-found')
  })

  serveCall(app, calls.closeSale, async ({ params, body, principal, respond }) =>
    closeSale(
      db,
      { ...principal, now: now() },
      params.reservationId,
      body,
      respond((closed) => closed),
    ),
  )

  serveCall(app, calls.correctSale, async ({ params, body, principal, session, respond }) =>
    correctSale(
      db,
      { ...principal, mayPayBack: await mayPayBack(db, session), now: now() },
      params.saleDocumentId,
      body,
      respond((closed) => closed),
    ),
  )

  serveCall(app, calls.setFiscalNumber, async ({ params, body, principal }) =>
    setFiscalNumber(db, principal.account, params.saleDocumentId, body),
  )

  serveCall(app, calls.drawSaleDocument, async ({ params, principal, reply }) => {
    const found = await saleOfAccount(db, principal.account, params.saleDocumentId)
    if (!found) return refuse('sale-document-not-found')
    const { row, first } = found
    const { content, day, closedAt, currency, rate, fiscalNumber } = row
    const number = numberOf(row)
    const paper = { content, day, closedAt, currency, rate, fiscalNumber }
    const file = await draw(principal.account, { ...paper, number, corrects: first && numberOf(first) })
    return attachment(reply, `${number}.pdf`, Readable.from([file]))
  })

  serveCall(app, calls.listSalesOfMonth, async ({ query, principal }) =>
    ok(await salesOfMonth(db, principal.account, query.month)),
  )

  serveCall(app, calls.exportForm607, async ({ query, principal, reply }) => {
    return attachment(reply, `607-${query.month}.csv`, await form607Of(db, principal.account, query.month))
  })
}
