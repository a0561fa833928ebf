import * as calls from '@nelly/contract/specified/accounts'
import { proveSecondFactor as proveCall } from '@nelly/contract/team/second-factors'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { antiForgeryMatches, setAntiForgeryCookie } from '../../platform/http/anti-forgery.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { clientOf } from '../../platform/http/session.ts'
import { endSession } from '../../platform/http/session-store.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { challengedPerson } from '../second-factors/challenges.ts'
import { userById, userOf } from './find-user.ts'
import { login } from './login.ts'
import { admitLogin, admitProof, loginSucceeded } from './login-limits.ts'
import { proveSecondFactor } from './prove-second-factor.ts'

/** The anti-forgery pair, login, logout and the session check. */
export function accountsRoutes(
  app: FastifyInstance,
  { db, now, publicUrl, ownerOrigin, rateLimits }: Parts,
): void {
  const overHttps = (ownerOrigin ?? publicUrl)?.startsWith('https:') ?? false

  serveCall(app, calls.antiForgeryCookie, async ({ reply }) => {
    setAntiForgeryCookie(reply, overHttps)
    return ok(undefined)
  })

  serveCall(app, calls.login, async ({ body, request, reply }) => {
    if (!antiForgeryMatches(request)) return refuse('anti-forgery-mismatch')
    const client = clientOf(request)
    if (!rateLimits) return login(db, body, now, client)
    const admission = await admitLogin(db, body.email, request.ip, now())
    if (!admission.admitted) {
      reply.header('retry-after', admission.retryAfter)
      return refuse('too-many-attempts')
    }
    const outcome = await login(db, body, now, client)
    if (outcome.ok) await loginSucceeded(db, body.email, request.ip, now())
    return outcome
  })

  serveCall(app, proveCall, async ({ body, request, reply }) => {
    const person = await challengedPerson(db, body.challenge, now())
    const user = person && (await userById(db, person))
    if (!user) return refuse('second-factor-expired')
    const client = clientOf(request)
    if (!rateLimits) return proveSecondFactor(db, user, body, now(), client)
    const admission = await admitProof(db, user.email, request.ip, now())
    if (!admission.admitted) {
      reply.header('retry-after', admission.retryAfter)
      return refuse('too-many-attempts')
    }
    const outcome = await proveSecondFactor(db, user, body, now(), client)
    if (outcome.ok) await loginSucceeded(db, user.email, request.ip, now())
    return outcome
  })

  serveCall(app, calls.logout, async ({ request, reply }) => {
    if (request.session) await endSession(db, request.session)
    return ok(successAnswer(reply, 'signed-out'))
  })

  serveCall(app, calls.session, async ({ request, reply }) => {
    await app.requireOwner(request, reply)
    const { session } = request
    const user = session && (await userOf(db, session))
    if (!session || !user) return refuse('not-signed-in')
    return ok(calls.toSessionAnswer(user, session.expiresAt))
  })
}
