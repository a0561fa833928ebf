import { exportAudit, listAudit } from '@nelly/contract/audit/audit'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { attachedTable } from '../../platform/http/attachment.ts'
import { languageOf } from '../../platform/http/language-of.ts'
import { originOf } from '../../platform/http/origin.ts'
import { setPaginationHeaders, setUncountedHeaders } from '../../platform/http/pagination-headers.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { auditPage } from './audit-store.ts'
import { exportAuditOf } from './export-audit.ts'

/** The calls for who did what in an account. */
export function auditRoutes(app: FastifyInstance, parts: Parts): void {
  serveCall(app, listAudit, async ({ query, principal, request, reply }) => {
    const page = { number: query.page, size: query[PAGE_SIZE] }
    const { entries, total, hasNext } = await auditPage(parts.db, principal.account, query, page)
    const origin = originOf(request, parts)
    if (total === undefined) setUncountedHeaders(reply, origin, page, hasNext)
    else setPaginationHeaders(reply, origin, page, total)
    return ok(entries)
  })

  serveCall(app, exportAudit, async ({ query, principal, request, reply }) => {
    const language = languageOf(request)
    return attachedTable(reply, await exportAuditOf(parts, principal.account, query, language))
  })
}
