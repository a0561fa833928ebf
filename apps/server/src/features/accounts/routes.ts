import * as calls from '@nelly/contract/specified/accounts'
import { proveSecondFactor as proveCall } from '@nelly/contract/team/second-factors'
import type { PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { antiForgeryMatches, setAntiForgeryCookie } from '../../platform/http/anti-forgery.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { clientOf } from '../../platform/http/session.ts'
import { endSession } from '../../platform/http/session-store.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { findChallenge } from '../second-factors/challenges.ts'
import { passkeySiteOf } from '../second-factors/passkey-site.ts'
import { holderOf } from '../second-factors/passkeys.ts'
import { isRemembered, rememberBrowser, rememberedTokenOf } from '../second-factors/remembered-browsers.ts'
import { userById, userOf } from './find-user.ts'
import { login } from './login.ts'
import { admitLogin, admitProof, loginSucceeded } from './login-limits.ts'
import { proveSecondFactor } from './prove-second-factor.ts'

/** The anti-forgery pair, login, logout and the session check. */
export function accountsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now, publicUrl, ownerOrigin, rateLimits } = parts
  const overHttps = (ownerOrigin ?? publicUrl)?.startsWith('https:') ?? false

  /** From now on others in its network do not lock this browser out. */
  const know = async ({ id, email }: { id: PersonId; email: string }, reply: FastifyReply) => {
    const token = await rememberBrowser(db, id, reply, { now: now(), secure: overHttps })
    if (rateLimits) await loginSucceeded(db, email, token, now())
  }

  serveCall(app, calls.antiForgeryCookie, async ({ reply }) => {
    setAntiForgeryCookie(reply, overHttps)
    return ok(undefined)
  })

  serveCall(app, calls.login, async ({ body, request, reply }) => {
    if (!antiForgeryMatches(request)) return refuse('anti-forgery-mismatch')
    const client = clientOf(request)
    const isKnown = (tx: Database, person: PersonId) => isRemembered(tx, person, request, now())
    if (!rateLimits) return login(db, body, now, client, isKnown)
    // A remembered browser is counted as a network of its own: others in its network do not lock it out.
    const remembered = await rememberedTokenOf(db, body.email, request, now())
    const from = remembered ?? request.ip
    const admission = await admitLogin(db, body.email, from, now())
    if (!admission.admitted) return refuse('too-many-attempts', { retryAfter: admission.retryAfter })
    const outcome = await login(db, body, now, client, isKnown)
    if (!outcome.ok) return outcome
    await loginSucceeded(db, body.email, from, now())
    if (remembered === undefined) {
      const { id, email } = outcome.value.user
      await know({ id: id as PersonId, email }, reply)
    }
    return outcome
  })

  serveCall(app, proveCall, async ({ body, request, reply }) => {
    const open = await findChallenge(db, body.challenge, now())
    if (!open) return refuse('second-factor-expired')
    const person = open.person ?? (body.passkey && (await holderOf(db, body.passkey)))
    const user = person && (await userById(db, person))
    if (!user) return refuse('passkey-refused')
    if (rateLimits) {
      const admission = await admitProof(db, user.email, request.ip, now())
      if (!admission.admitted) return refuse('too-many-attempts', { retryAfter: admission.retryAfter })
    }
    const by = { site: passkeySiteOf(request, parts), client: clientOf(request), now: now() }
    const outcome = await proveSecondFactor(db, user, body, by)
    if (!outcome.ok) return outcome
    if (rateLimits) await loginSucceeded(db, user.email, request.ip, now())
    if (body.remember) await know(user, reply)
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
