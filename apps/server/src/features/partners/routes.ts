import * as calls from '@nelly/contract/partners/partners'
import type { PartnerId } from '@nelly/domain/ids'
import { sumByCurrency } from '@nelly/domain/money'
import { statementsOf } from '@nelly/domain/partners/statements'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { attachedTable } from '../../platform/http/attachment.ts'
import { languageOf } from '../../platform/http/language-of.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { isStale } from '../../platform/is-stale.ts'
import type { Parts } from '../../platform/parts.ts'
import { exportStatementOf } from './export-statement.ts'
import { type PartnerRow, partnersOf } from './partner-store.ts'

/** The calls for partners and their monthly statements. */
export function partnersRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, calls.listPartners, async ({ principal }) =>
    ok({ partners: (await partnersOf(principal.account, db).list()).map(partnerAnswer) }),
  )

  serveCall(app, calls.addPartner, ({ body, principal, respond }) => {
    const answer = respond(partnerAnswer)
    return inTransaction(db, async (tx) => {
      const added = await partnersOf(principal.account, tx).add(body, now())
      return added.ok ? ok(await answer(tx, added.value)) : added
    })
  })

  serveCall(app, calls.changePartner, ({ params, body, principal }) =>
    inTransaction(db, async (tx) => {
      const mine = partnersOf(principal.account, tx)
      const held = await mine.hold(params.partnerId)
      if (!held) return refuse('partner-not-found')
      if (isStale(body, held)) return refuse('changed-meanwhile', { newest: partnerAnswer(held) })
      return ok(partnerAnswer(await mine.change(held, body, now())))
    }),
  )

  serveCall(app, calls.listStatements, async ({ params, principal }) => {
    const mine = partnersOf(principal.account, db)
    if (!(await mine.find(params.partnerId))) return refuse('partner-not-found')
    const statements = [...statementsOf(await mine.counted(params.partnerId))].reverse()
    return ok({
      months: statements.map(([month, lines]) => ({
        month,
        rentals: lines.filter(({ isCorrection }) => !isCorrection).length,
        corrections: lines.filter(({ isCorrection }) => isCorrection).length,
        base: sumByCurrency(lines.map(({ base }) => base)),
        commission: sumByCurrency(lines.map(({ commission }) => commission)),
      })),
    })
  })

  serveCall(app, calls.exportStatement, async ({ params, query, principal, request, reply }) => {
    const { account } = principal
    const found = await partnersOf(account, db).find(params.partnerId)
    if (!found) return refuse('partner-not-found')
    const language = languageOf(request)
    return attachedTable(reply, await exportStatementOf(db, account, found, { ...query, language }))
  })
}

const partnerAnswer = ({
  id,
  withdrawnAt,
  name,
  code,
  percent,
  email,
  revision,
}: PartnerRow): calls.Partner => ({
  ...{ id: id as PartnerId, name, code, percent, email, revision },
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
})
