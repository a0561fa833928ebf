import * as passkeys from '@nelly/contract/team/passkeys'
import * as calls from '@nelly/contract/team/second-factors'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { mailingOf } from '../../platform/http/mailing.ts'
import { admitNetwork } from '../../platform/http/network-limit.ts'
import type { Limit } from '../../platform/http/rate-limits.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { tellOfChange } from '../credential-changes/tell-of-change.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts'
import { findChallenge, openChallenge } from './challenges.ts'
import { factorsOf, forgetBrowsersOf, lockPerson, secondFactorsOf } from './factors.ts'
import { passkeySiteOf } from './passkey-site.ts'
import { addPasskeyOf, beginPasskey, passkeyChallenge, removePasskeyOf } from './passkeys.ts'
import { renewCodes } from './recovery-codes.ts'

/** Passkeys that one network is asked for. */
const PASSKEY_LIMIT: Limit = { points: 100, seconds: 15 * 60 }

/** The calls with which people set up what they prove who they are with, besides their password. */
export function secondFactorsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.readSecondFactors, async ({ session: { person } }) =>
    ok(await secondFactorsOf(db, person, now())),
  )

  serveCall(app, calls.beginAuthenticator, ({ session: { person } }) => beginAuthenticator(db, person, now()))

  serveCall(app, calls.confirmAuthenticator, ({ session: { person }, body: { code }, request }) =>
    confirmAuthenticator(db, person, code, mailingOf(request, parts)),
  )

  serveCall(app, calls.removeAuthenticator, async ({ session: { person }, request }) => {
    await removeAuthenticator(db, person, mailingOf(request, parts))
    return ok(undefined)
  })

  serveCall(app, calls.renewRecoveryCodes, ({ session: { person }, request }) =>
    transactionWithJobs(db, async (tx) => {
      await lockPerson(tx, person)
      if ((await factorsOf(tx, person)).length === 0) return refuse('second-factor-missing')
      await tellOfChange(tx, person, 'recovery-codes', mailingOf(request, parts))
      return ok({ recoveryCodes: await renewCodes(tx, person) })
    }),
  )

  serveCall(app, passkeys.beginPasskey, ({ session: { person }, request }) =>
    beginPasskey(db, person, passkeySiteOf(request, parts), now()),
  )

  serveCall(app, passkeys.addPasskey, ({ session: { person }, body, request }) =>
    addPasskeyOf(db, person, body, passkeySiteOf(request, parts), mailingOf(request, parts)),
  )

  serveCall(app, passkeys.removePasskey, ({ session: { person }, params, request }) =>
    removePasskeyOf(db, person, params.passkeyId, mailingOf(request, parts)),
  )

  serveCall(app, passkeys.askForPasskey, async ({ body, request }) => {
    const site = passkeySiteOf(request, parts)
    if (body.challenge !== undefined) {
      const open = await findChallenge(db, body.challenge, now())
      if (!open) return refuse('second-factor-expired')
      return ok(await passkeyChallenge(db, { challenge: body.challenge, ...open }, site))
    }
    const admission = await admitNetwork(parts, {
      kind: 'passkeys',
      address: request.ip,
      limit: PASSKEY_LIMIT,
    })
    if (!admission.admitted) return refuse('too-many-attempts', { retryAfter: admission.retryAfter })
    const challenge = await openChallenge(db, { purpose: 'passkey', person: null }, now())
    return ok(await passkeyChallenge(db, { challenge, person: null }, site))
  })

  serveCall(app, calls.forgetBrowsers, async ({ session: { person } }) =>
    ok(await forgetBrowsersOf(db, person)),
  )
}
