import * as calls from '@nelly/contract/team/email-change'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { mailingOf } from '../../platform/http/mailing.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { admitEmailChange, beginEmailChange, confirmEmail, emailOf, endEmailChange } from './email-change.ts'

/** The calls with which people change the e-mail that they sign in with, as both addresses confirm it. */
export function credentialChangesRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.readEmailChange, ({ session }) => emailOf(db, session.person, now()))

  serveCall(app, calls.changeEmail, async ({ body, session, request }) => {
    const admitted = await admitEmailChange(parts, session)
    if (admitted.ok) await beginEmailChange(db, session, body.email, mailingOf(request, parts))
    return admitted
  })

  serveCall(app, calls.endEmailChange, async ({ session }) => ok(await endEmailChange(db, session.person)))

  serveCall(app, calls.confirmEmail, ({ params, request }) =>
    confirmEmail(db, params.token, mailingOf(request, parts)),
  )
}
