import * as calls from '@nelly/contract/imports/imports'
import { readPriceFile as priceFileCall } from '@nelly/contract/imports/price-file'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { customerCells } from '@nelly/domain/imports/customer-row'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { attachedTable } from '../../platform/http/attachment.ts'
import { languageOf } from '../../platform/http/language-of.ts'
import { originOf } from '../../platform/http/origin.ts'
import { setPaginationHeaders } from '../../platform/http/pagination-headers.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { uploadIn } from '../../platform/http/uploads.ts'
import type { Parts } from '../../platform/parts.ts'
import { applyImport } from './apply-import.ts'
import { changeImport } from './change-import.ts'
import { presentCustomers } from './customers/preview-customers.ts'
import { exportFleet } from './export-fleet.ts'
import { exportRefused } from './export-refused.ts'
import { exportReservations } from './export-reservations.ts'
import { exportedTable } from './exported-table.ts'
import { importAnswer, summaryAnswer } from './import-answer.ts'
import { importsOf } from './import-store.ts'
import { rowsOf } from './preview-import.ts'
import { readPriceFile } from './read-price-file.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

/** The calls for files that are imported. */
export function importsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.listImports, async ({ principal }) =>
    ok({ imports: (await importsOf(principal.account, db).list()).map(summaryAnswer) }),
  )

  serveCall(app, calls.startImport, async ({ body, principal, uploads }) => {
    const upload = uploadIn(uploads, 'file')
    return upload ? startImport(parts, principal, body, upload) : refuse('file-missing')
  })

  serveCall(app, priceFileCall, async ({ params, principal, uploads }) => {
    const upload = uploadIn(uploads, 'file')
    return upload ? readPriceFile(parts, principal.account, params.landingId, upload) : refuse('file-missing')
  })

  serveCall(app, calls.readImport, ({ params, principal }) =>
    importAnswer(db, principal.account, params.importId, now()),
  )

  serveCall(app, calls.listImportRows, async ({ params, query, principal, request, reply }) => {
    const found = await importsOf(principal.account, db).find(params.importId)
    if (!found) return refuse('import-not-found')
    const all = await rowsOf(db, principal.account, found, now())
    const rows = query.effect ? all.filter(({ effect }) => effect === query.effect) : all
    const page = { number: query.page, size: query[PAGE_SIZE] }
    setPaginationHeaders(reply, originOf(request, parts), page, rows.length)
    return ok(rows.slice((page.number - 1) * page.size, page.number * page.size))
  })

  serveCall(app, calls.changeImport, ({ params, body, principal }) =>
    changeImport(parts, principal, params.importId, body),
  )

  serveCall(app, calls.applyImport, ({ params, body, principal }) =>
    applyImport(parts, principal, params.importId, body),
  )

  serveCall(app, calls.undoImport, ({ params, principal }) => undoImport(parts, principal, params.importId))

  serveCall(app, calls.exportRefusedRows, async ({ params, principal, request, reply }) => {
    const found = await importsOf(principal.account, db).find(params.importId)
    if (!found) return refuse('import-not-found')
    const rows = await rowsOf(db, principal.account, found, now())
    const language = languageOf(request)
    return attachedTable(reply, exportRefused(found, rows, language))
  })

  serveCall(app, calls.exportCustomers, async ({ principal, request, reply }) => {
    const language = languageOf(request)
    const rows = (await presentCustomers(db, principal.account)).toSorted((one, other) => one.id - other.id)
    return attachedTable(reply, exportedTable('customers', rows.map(customerCells), { language }))
  })

  for (const [call, exported] of [
    [calls.exportFleet, exportFleet],
    [calls.exportComingReservations, exportReservations],
  ] as const)
    serveCall(app, call, async ({ params, principal, request, reply }) => {
      const language = languageOf(request)
      const file = await exported(db, principal.account, params.landingId, language, now())
      if (!file) return refuse('landing-not-found')
      return attachedTable(reply, file)
    })
}
