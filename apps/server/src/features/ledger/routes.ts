import { Readable } from 'node:stream'
import * as calls from '@nelly/contract/ledger/ledger'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Session } from '../../platform/http/session-store.ts'
import type { Parts } from '../../platform/parts.ts'
import { addEntry } from './add-entry.ts'
import type { Clerk } from './append.ts'
import { ledgerOf } from './ledger-of.ts'
import { mayPayBack } from './may-pay-back.ts'
import { receiptFile } from './receipt-file.ts'
import { reverseEntry } from './reverse-entry.ts'

/** The calls for what is owed, paid and held. */
export function ledgerRoutes(app: FastifyInstance, { db, now }: Parts): void {
  const clerkOf = async (principal: Pick<Clerk, 'account' | 'actor'>, session: Session): Promise<Clerk> => ({
    ...principal,
    mayPayBack: await mayPayBack(db, session),
    now: now(),
  })

  serveCall(app, calls.readLedger, async ({ params, principal }) => {
    const ledger = await ledgerOf(db, principal.account, params.reservationId)
    return ledger ? ok(ledger) : refuse('reservation-not-found')
  })

  serveCall(app, calls.drawReceipt, async ({ params, principal, reply }) => {
    const which = { account: principal.account, id: params.entryId, now: now() }
    const receipt = await receiptFile(db, which)
    if (!receipt) return refuse('ledger-entry-not-found')
    return attachment(reply, `${receipt.number}.pdf`, Readable.from([receipt.file]))
  })

  serveCall(app, calls.addLedgerEntry, async ({ params, body, principal, session, respond }) =>
    addEntry(
      db,
      await clerkOf(principal, session),
      params.reservationId,
      body,
      respond((ledger) => ledger),
    ),
  )

  serveCall(app, calls.reverseLedgerEntry, async ({ params, body, principal, session, respond }) =>
    reverseEntry(
      db,
      await clerkOf(principal, session),
      { id: params.entryId, reason: body.reason },
      respond((ledger) => ledger),
    ),
  )
}
