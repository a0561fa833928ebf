import * as calls from '@nelly/contract/specified/profile'
import * as identity from '@nelly/contract/team/legal-identity'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { mailingOf } from '../../platform/http/mailing.ts'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { hasToConfirm, isInTeamOrHasFactor } from '../../platform/http/session.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import { uploadIn } from '../../platform/http/uploads.ts'
import type { Parts } from '../../platform/parts.ts'
import { admitEmailChange, beginEmailChange } from '../credential-changes/email-change.ts'
import { confirmPassword } from './confirm-password.ts'
import { exportAccountOf } from './export-account.ts'
import { userOf } from './find-user.ts'
import { changeLegalIdentity, legalIdentityOf } from './legal-identity.ts'
import { updateUser } from './update-user.ts'

/** The calls with which operators read and change their own account. */
export function profileRoutes(app: FastifyInstance, parts: Parts): void {
  serveCall(app, calls.readUser, async ({ session }) => {
    const user = await userOf(parts.db, session)
    return user ? ok(calls.toAccountAnswer(user)) : refuse('not-signed-in')
  })

  serveCall(app, calls.updateUser, async ({ body, session, uploads, request, reply }) => {
    const { db, now } = parts
    const isOtherEmail = body.email !== undefined && body.email !== (await userOf(db, session))?.email
    if (body.currentPassword !== undefined) {
      const password = { password: body.currentPassword, address: request.ip }
      const confirmed = await confirmPassword(parts, session, password)
      if (!confirmed.ok) return confirmed
    } else if (body.password !== undefined || isOtherEmail) {
      if (await hasToConfirm(db, session, now(), 'in-teams')) return refuse('confirm-identity')
    }
    const { email, ...others } = body
    const newEmail = isOtherEmail && (await isInTeamOrHasFactor(db, session)) ? email : undefined
    if (newEmail !== undefined) {
      const admitted = await admitEmailChange(parts, session)
      if (!admitted.ok) return admitted
    }
    const changes = newEmail === undefined ? body : others
    const mailing = mailingOf(request, parts)
    const updated = await updateUser(parts, session, changes, uploadIn(uploads, 'avatar'), mailing)
    if (!updated.ok) return updated
    if (newEmail !== undefined) await beginEmailChange(db, session, newEmail, mailing)
    return ok({ ...calls.toAccountAnswer(updated.value), ...successAnswer(reply, 'user-updated') })
  })

  serveCall(app, identity.readLegalIdentity, async ({ principal }) =>
    ok(await legalIdentityOf(parts.db, principal.account)),
  )

  serveCall(app, identity.changeLegalIdentity, ({ principal, body }) =>
    changeLegalIdentity(parts.db, principal.account, body),
  )

  serveCall(app, calls.exportAccount, async ({ principal, request, reply }) => {
    const day = parts.now().toISOString().slice(0, 10)
    return attachment(
      reply,
      `nelly-${day}.json`,
      exportAccountOf(parts, principal.account, originOf(request, parts)),
    )
  })
}
