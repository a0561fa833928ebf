import * as calls from '@nelly/contract/specified/profile'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { hasToConfirm } from '../../platform/http/session.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import { uploadIn } from '../../platform/http/uploads.ts'
import type { Parts } from '../../platform/parts.ts'
import { confirmPassword } from './confirm-password.ts'
import { exportAccountOf } from './export-account.ts'
import { userOf } from './find-user.ts'
import { updateUser } from './update-user.ts'

/** The calls with which operators read and change their own account. */
export function profileRoutes(app: FastifyInstance, parts: Parts): void {
  serveCall(app, calls.readUser, async ({ session }) => {
    const user = await userOf(parts.db, session)
    return user ? ok(calls.toAccountAnswer(user)) : refuse('not-signed-in')
  })

  serveCall(app, calls.updateUser, async ({ body, session, uploads, request, reply }) => {
    if (body.currentPassword !== undefined) {
      const confirmed = await confirmPassword(parts, session, {
        password: body.currentPassword,
        address: request.ip,
        onLimited: (seconds) => reply.header('retry-after', seconds),
      })
      if (!confirmed.ok) return confirmed
    } else if (body.password !== undefined || body.email !== undefined) {
      const user = await userOf(parts.db, session)
      const isOther = body.password !== undefined || body.email !== user?.email
      if (isOther && (await hasToConfirm(parts.db, session, parts.now(), 'in-teams')))
        return refuse('confirm-identity')
    }
    const updated = await updateUser(parts, session, body, uploadIn(uploads, 'avatar'))
    return updated.ok
      ? ok({ ...calls.toAccountAnswer(updated.value), ...successAnswer(reply, 'user-updated') })
      : updated
  })

  serveCall(app, calls.exportAccount, async ({ principal, request, reply }) => {
    const day = parts.now().toISOString().slice(0, 10)
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="nelly-${day}.json"`,
    })
    return ok(exportAccountOf(parts, principal.account, originOf(request, parts)))
  })
}
