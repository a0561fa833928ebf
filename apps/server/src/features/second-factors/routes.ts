import * as calls from '@nelly/contract/team/second-factors'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts'
import { factorsOf, lockPerson, secondFactorsOf } from './factors.ts'
import { renewCodes } from './recovery-codes.ts'

/** The calls with which people set up what they prove who they are with, besides their password. */
export function secondFactorsRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, calls.readSecondFactors, async ({ session: { person } }) =>
    ok(await secondFactorsOf(db, person)),
  )

  serveCall(app, calls.beginAuthenticator, ({ session: { person } }) => beginAuthenticator(db, person, now()))

  serveCall(app, calls.confirmAuthenticator, ({ session: { person }, body: { code } }) =>
    confirmAuthenticator(db, person, code, now()),
  )

  serveCall(app, calls.removeAuthenticator, async ({ session: { person } }) =>
    ok(await removeAuthenticator(db, person)),
  )

  serveCall(app, calls.renewRecoveryCodes, ({ session: { person } }) =>
    inTransaction(db, async (tx) => {
      await lockPerson(tx, person)
      if ((await factorsOf(tx, person)).length === 0) return refuse('second-factor-missing')
      return ok({ recoveryCodes: await renewCodes(tx, person) })
    }),
  )
}
