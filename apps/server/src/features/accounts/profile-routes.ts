import * as calls from '@nelly/contract/profile'
import { ok, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../db/schema.ts'
import { serveCall } from '../../http/serve-call.ts'
import { tellSuccess } from '../../http/tell-success.ts'
import { uploadIn } from '../../http/uploads.ts'
import type { Parts } from '../../parts.ts'
import { updateUser } from './update-user.ts'
import { answerOfUser } from './user-answer.ts'

/** The calls with which operators read and change their own account. */
export function profileRoutes(app: FastifyInstance, parts: Parts): void {
  serveCall(app, calls.readUser, async ({ params, owner }) => {
    if (params.userId !== owner) return refuse('not-your-account')
    const [user] = await parts.db.select().from(users).where(eq(users.id, owner))
    return user ? ok(answerOfUser(user)) : refuse('not-signed-in')
  })

  serveCall(app, calls.updateUser, async ({ params, body, owner, uploads, request, reply }) => {
    if (params.userId !== owner) return refuse('not-your-account')
    if (!request.session) return refuse('not-signed-in')
    const updated = await updateUser(parts, request.session, body, uploadIn(uploads, 'avatar'))
    return updated.ok
      ? ok({ ...answerOfUser(updated.value), ...tellSuccess(reply, 'user-updated') })
      : updated
  })
}
