import * as calls from '@nelly/contract/team/sessions'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import { sessionConfirmed } from '../../platform/http/session-store.ts'
import type { Parts } from '../../platform/parts.ts'
import { passkeySiteOf } from '../second-factors/passkey-site.ts'
import { confirmByPasskey } from './confirm-by-passkey.ts'
import { confirmPassword } from './confirm-password.ts'
import { endListedSession, sessionLengthOf, sessionsFor, setSessionLength } from './sessions.ts'

/** The calls for who is signed in: the list, its end, its length, and asking again. */
export function sessionsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.listSessions, async ({ session }) =>
    ok({
      sessions: await sessionsFor(db, session, now()),
      sessionLength: await sessionLengthOf(db, session.account),
    }),
  )

  serveCall(app, calls.endSession, ({ params, session }) => endListedSession(db, session, params.sessionId))

  serveCall(app, calls.setSessionLength, async ({ body, principal }) =>
    ok(await setSessionLength(db, principal.account, body.sessionLength)),
  )

  serveCall(app, calls.confirmIdentity, async ({ body, session, request }) => {
    const { password = '', challenge = '', passkey } = body
    const confirmed = passkey
      ? await confirmByPasskey(
          db,
          session.person,
          { challenge, passkey },
          passkeySiteOf(request, parts),
          now(),
        )
      : await confirmPassword(parts, session, { password, address: request.ip })
    if (confirmed.ok) await sessionConfirmed(db, session, now())
    return confirmed
  })
}
