import type { Call } from '@nelly/contract/call'
import { isCallForSuspended, rolesOfCall } from '@nelly/contract/calls/roles-of-call'
import type { Principal } from '@nelly/domain/reservations/actor'
import { refuse } from '@nelly/domain/result'
import { CONFIRMED_MS } from '@nelly/domain/team/session-lengths'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Database } from '../db/database.ts'
import { hasFactor } from '../db/has-factor.ts'
import { members, people } from '../db/schema.ts'
import type { Parts } from '../parts.ts'
import { auditRefusal } from './audit-refusal.ts'
import { networkOf } from './rate-limits.ts'
import { sendRefusal } from './refuse-call.ts'
import { Refused } from './refused.ts'
import { type Client, findSession, type Session } from './session-store.ts'
import type { ReceivedUpload } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a caller after `requireOwner`. */
    session: Session | undefined
    /** Their account and person. */
    principal: Principal | undefined
    /** The uploaded files of the call; empty until they are received. */
    uploads: readonly ReceivedUpload[]
  }
  interface FastifyInstance {
    /** Requires a valid token; refuses any other request before its body is read. */
    requireOwner(request: FastifyRequest, reply: FastifyReply): Promise<void>
    /**
     * The same of a member whose role may make the call, in an account that is not suspended where it changes something; who lacks no factor
     * that the account requires, and proved not long ago who they are where it `confirmsIdentity`.
     */
    requireMember(call: Call): onRequestAsyncHookHandler
    /** Writes a call that is refused with `role-not-allowed` to the audit. */
    auditRefusal(request: FastifyRequest): Promise<void>
  }
}

/** Authentication: `Authorization: Bearer <token>` names a session, and the session a person and an account. */
export function sessions(app: FastifyInstance, { db, now }: Parts): void {
  app.decorateRequest('principal', undefined)
  app.decorateRequest('session', undefined)
  app.decorateRequest('uploads')
  app.addHook('onRequest', (request, _reply, done) => {
    request.uploads = []
    done()
  })
  app.decorate('requireOwner', async (request, reply) => {
    const session = await sessionOf(request, { db, now })
    if (!session) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refused('not-signed-in')
    }
    request.session = session
    request.principal = { account: session.account, actor: { kind: 'person', id: session.person } }
  })
  app.decorate('auditRefusal', (request) => auditRefusal(db, request))
  app.decorate('requireMember', (call) => async (request, reply) => {
    await app.requireOwner(request, reply)
    const { confirmsIdentity } = call
    const roles = rolesOfCall(call)
    if (request.session && !roles.includes(request.session.role)) {
      await app.auditRefusal(request)
      return sendRefusal(reply, refuse('role-not-allowed', { roles }))
    }
    if (request.session?.isSuspended && !isCallForSuspended(call)) throw new Refused('account-suspended')
    if (request.session?.isFactorDue && !call.withoutFactor) throw new Refused('second-factor-due')
    if (
      confirmsIdentity &&
      request.session &&
      (await hasToConfirm(db, request.session, now(), confirmsIdentity))
    )
      throw new Refused('confirm-identity')
  })
}

const MAX_DEVICE = 300

/** Where a request comes from. */
export const clientOf = ({ headers, ip }: FastifyRequest): Client => ({
  device: headers['user-agent']?.slice(0, MAX_DEVICE) || null,
  network: networkOf(ip),
})

/** The session of a request that may have one. */
export const sessionOf = (request: FastifyRequest, { db, now }: Pick<Parts, 'db' | 'now'>) =>
  findSession(db, bearerToken(request.headers.authorization), {
    now: now(),
    isUse: !request.routeOptions.config.call?.isPolled,
  })

/** Whether somebody has to confirm who they are before what is dangerous: always, or where specified calls are not answered as ever. */
export async function hasToConfirm(
  db: Database,
  session: Session,
  now: Date,
  where: NonNullable<Call['confirmsIdentity']>,
): Promise<boolean> {
  if (now.getTime() - session.confirmedAt.getTime() <= CONFIRMED_MS) return false
  return where === 'always' || (await isInTeamOrHasFactor(db, session))
}

/** Whether somebody is not alone in their account, or has a second factor. */
export async function isInTeamOrHasFactor(
  db: Database,
  { account, person }: Pick<Session, 'account' | 'person'>,
): Promise<boolean> {
  if ((await db.$count(members, eq(members.accountId, account))) > 1) return true
  const [found] = await db
    .select({ hasFactor: hasFactor(person) })
    .from(people)
    .where(eq(people.id, person))
  return found?.hasFactor ?? false
}

const bearerToken = (header: string | undefined): string => /^bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? ''
