import { OWNERS } from '@nelly/contract/role-groups'
import * as calls from '@nelly/contract/team/members'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language-of.ts'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { sessionOf } from '../../platform/http/session.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { acceptInvitation, endInvitation, invitationsOf, invite, readInvitation } from './invitations.ts'
import {
  changeRole,
  membershipOf,
  membersOf,
  removeMember,
  setDeskRights,
  setFactorRequirement,
  switchAccount,
} from './members.ts'

/** The calls for an account's team: its members, who is invited, and the accounts of who is signed in. */
export function teamRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.listMembers, async ({ principal: { account } }) =>
    ok({ members: await membersOf(db, account), invitations: await invitationsOf(db, account) }),
  )

  serveCall(app, calls.changeMember, ({ params, body, principal }) =>
    changeRole(db, principal.account, { person: params.memberId, role: body.role }),
  )

  serveCall(app, calls.removeMember, async ({ params: { memberId }, session: { account, person, role } }) =>
    role === 'owner' || memberId === person
      ? removeMember(db, account, memberId)
      : refuse('role-not-allowed', { roles: OWNERS }),
  )

  serveCall(app, calls.inviteMember, async ({ body, session, request }) => {
    const language = languageOf(request)
    const about = { origin: originOf(request, parts), language, now: now() }
    const invited = await invite(db, session, body, about)
    wakeJobWorker()
    return invited
  })

  serveCall(app, calls.endInvitation, ({ params, principal }) =>
    endInvitation(db, principal.account, params.invitationId),
  )

  serveCall(app, calls.readInvitation, ({ params }) => readInvitation(db, params.token, now()))

  serveCall(app, calls.acceptInvitation, async ({ params, body, request }) => {
    const session = await sessionOf(request, parts)
    return acceptInvitation(db, { ...params, chosen: body, session }, now())
  })

  serveCall(app, calls.readMembership, ({ session }) => membershipOf(db, session))

  serveCall(app, calls.setDeskDiscount, async ({ body, principal }) =>
    ok(await setDeskRights(db, principal.account, body)),
  )

  serveCall(app, calls.setDeskPayingBack, async ({ body, principal }) =>
    ok(await setDeskRights(db, principal.account, body)),
  )

  serveCall(app, calls.requireFactor, ({ body, session }) =>
    setFactorRequirement(db, session, body.requiresFactor),
  )

  serveCall(app, calls.switchAccount, ({ body, session }) =>
    switchAccount(db, session, body.accountId, now()),
  )
}
