import { search } from '@nelly/contract/search/search'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { searchEverything } from './search-everything.ts'

/** The call that searches everything. */
export function searchRoutes(app: FastifyInstance, { db }: Parts): void {
  serveCall(app, search, async ({ query, principal }) =>
    ok(await searchEverything(db, principal.account, query.q)),
  )
}
