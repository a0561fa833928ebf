import type { Call as CallOfApi } from '@nelly/contract/call'
import { CALL_ROLES } from '@nelly/contract/calls/call-roles'
import { SUBJECTS } from '@nelly/contract/calls/calls'
import { FIELD_ROLES, type FieldOfRoles } from '@nelly/contract/field-roles'
import { ROLES, type Role } from '@nelly/domain/team/roles'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, inject, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { loginOf } from '../../../tests/support/login.ts'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { accounts, members, people } from '../../platform/db/schema.ts'

let nelly: TestApp
let ana: TestOwner
let asAna: Awaited<ReturnType<typeof callsOf>>

const callsOf = async (who: TestOwner) => callsWith(nelly.app, (await signedIn(nelly, who)).headers)
const byNobody = () => callsWith(nelly.app, {})

beforeEach(async () => {
  nelly = await startTestApp()
  ana = await nelly.addOwner({ name: 'Ana', email: 'ana@example.com' })
  asAna = await callsOf(ana)
})

/** Somebody in Ana's account, signed in there. */
async function memberAs(role: Role) {
  const member = await addMember(nelly, ana, role)
  return { ...member, call: await callsOf(member) }
}

/** Invites somebody; returns the secret of the link that was mailed. */
async function invited(email: string, role: Role = 'desk'): Promise<string> {
  const answer = await asAna('POST', '/members/invitations', { email, role })
  expect(answer.statusCode).toBe(201)
  const mail = (await mailJobs(nelly.parts.db)).at(-1)
  expect(mail).toMatchObject({ kind: 'invitation', to: email.toLowerCase() })
  return /\/invitation\/([\w-]+)/.exec(JSON.stringify(mail?.content))?.[1] ?? ''
}

const roleOf = async (email: string) =>
  (await asAna('GET', '/members')).json().members.find((one: { email: string }) => one.email === email)?.role

test('somebody who is invited becomes a member with the role of the invitation, and signs in', async () => {
  const token = await invited('Eva@Example.com')
  expect((await asAna('GET', '/members')).json().invitations).toMatchObject([
    { email: 'eva@example.com', role: 'desk', invitedBy: 'Ana' },
  ])
  const call = byNobody()
  expect((await call('GET', `/invitations/${token}`)).json()).toEqual({
    ...{ accountName: 'Ana', email: 'eva@example.com', role: 'desk', invitedBy: 'Ana' },
    isKnown: false,
  })
  const unnamed = await call('POST', `/invitations/${token}`, {})
  expect([unnamed.statusCode, Object.keys(unnamed.json().errors)]).toEqual([422, ['name', 'password']])
  const chosen = { name: 'Eva', password: 'a password of hers' }
  expect((await call('POST', `/invitations/${token}`, chosen)).statusCode).toBe(200)
  const login = await loginOf(nelly.app, { email: 'EVA@example.com', password: chosen.password })
  const eva = callsWith(nelly.app, { authorization: `Bearer ${login.json().token}` })
  expect((await eva('GET', '/membership')).json()).toMatchObject({ name: 'Ana', role: 'desk' })
  expect((await asAna('GET', '/members')).json().invitations).toEqual([])
})

/** At once: the embedded database has one connection. See docs/decisions/0159. */
const onServer = test.skipIf('dump' in inject('testDatabase'))

onServer('of fifty who accept an invitation at once, one becomes a member', async () => {
  const token = await invited('eva@example.com')
  const accepting = Array.from({ length: 50 }, (_, n) =>
    byNobody()('POST', `/invitations/${token}`, { name: `Eva ${n}`, password: `password ${n}` }),
  )
  const statuses = (await Promise.all(accepting)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 410)).toHaveLength(49)
  expect(await nelly.parts.db.$count(people, eq(people.email, 'eva@example.com'))).toBe(1)
  expect(await roleOf('eva@example.com')).toBe('desk')
})

test('an invitation is refused twice, too late, ended, replaced, by another address, while the account is suspended, and once its sender is no owner', async () => {
  const chosen = { name: 'Eva', password: 'a password of hers' }
  const accept = async (token: string, call = byNobody()) => {
    const answer = await call('POST', `/invitations/${token}`, chosen)
    return [answer.statusCode, answer.json().code]
  }
  const gone = [410, 'link-expired']
  const first = await invited('eva@example.com')
  const second = await invited('eva@example.com')
  expect(await accept(first)).toEqual(gone)
  const ben = await nelly.addOwner()
  expect(await accept(second, await callsOf(ben))).toEqual([409, 'invitation-for-another'])
  expect(await roleOf('eva@example.com')).toBeUndefined()
  expect((await accept(second))[0]).toBe(200)
  expect(await accept(second)).toEqual(gone)

  const late = await invited('late@example.com')
  nelly.clock.advance(7 * 24 * 60 * 60_000)
  expect(await accept(late)).toEqual(gone)

  asAna = await callsOf(ana)
  const ended = await invited('ended@example.com')
  const { invitations } = (await asAna('GET', '/members')).json()
  const { id } = invitations.find((one: { email: string }) => one.email === 'ended@example.com')
  expect((await asAna('DELETE', `/members/invitations/${id}`)).statusCode).toBe(204)
  expect(await accept(ended)).toEqual(gone)

  const paused = await invited('paused@example.com')
  const suspended = (suspendedAt: Date | null) =>
    nelly.parts.db.update(accounts).set({ suspendedAt }).where(eq(accounts.id, ana.account))
  await suspended(nelly.clock.now())
  expect(await accept(paused)).toEqual([403, 'account-suspended'])
  await suspended(null)
  expect((await accept(paused))[0]).toBe(200)

  const orphan = await invited('orphan@example.com')
  const carla = await memberAs('owner')
  expect((await carla.call('PATCH', `/members/${ana.id}`, { role: 'manager' })).statusCode).toBe(200)
  expect(await accept(orphan)).toEqual(gone)
})

test('who has an account of their own accepts without a new password, and goes from one account to the other', async () => {
  const ben = await nelly.addOwner({ name: 'Ben' })
  const asBen = await callsOf(ben)
  const token = await invited(ben.email, 'viewer')
  expect((await byNobody()('GET', `/invitations/${token}`)).json().isKnown).toBe(true)
  expect((await asBen('POST', `/invitations/${token}`, {})).statusCode).toBe(200)
  const own = { id: ben.account, name: 'Ben', role: 'owner' }
  const hers = { id: ana.account, name: 'Ana', role: 'viewer' }
  expect((await asBen('GET', '/membership')).json()).toMatchObject({ ...hers, accounts: [hers, own] })
  nelly.clock.advance(1)
  const home = await asBen('POST', '/session/account', { accountId: ben.account })
  expect(home.json()).toMatchObject(own)
  await asBen('PUT', '/session-length', { sessionLength: 'working-day' })
  // Signing in leads to where they were last, and a session lasts as its account wants.
  const signIn = async () =>
    callsWith(nelly.app, {
      authorization: `Bearer ${(await loginOf(nelly.app, { email: ben.email, password: ben.password })).json().token}`,
    })
  const anew = await signIn()
  expect((await anew('GET', '/membership')).json()).toMatchObject(own)
  nelly.clock.advance(1)
  expect((await anew('POST', '/session/account', { accountId: ana.account })).statusCode).toBe(200)
  nelly.clock.advance(61 * 60_000)
  expect((await anew('GET', '/membership')).statusCode).toBe(401)
  const last = await signIn()
  expect((await last('GET', '/membership')).json()).toMatchObject(hers)
  expect((await last('GET', `/users/${ben.id}`)).json().name).toBe('Ben')
  expect((await last('POST', `/special-features`, { name: 'GPS', description: 'In each' })).statusCode).toBe(
    403,
  )
  const stranger = await nelly.addOwner()
  const refused = await last('POST', '/session/account', { accountId: stranger.account })
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'account-not-found'])
})

test('whoever is a member is not invited again, and nobody else’s members or invitations are found', async () => {
  const again = await asAna('POST', '/members/invitations', { email: ana.email, role: 'desk' })
  expect([again.statusCode, again.json().code]).toEqual([409, 'member-already'])
  await invited('eva@example.com')
  const [{ id }] = (await asAna('GET', '/members')).json().invitations
  const asBen = await callsOf(await nelly.addOwner())
  for (const answer of [
    await asBen('DELETE', `/members/invitations/${id}`),
    await asBen('PATCH', `/members/${ana.id}`, { role: 'desk' }),
    await asBen('DELETE', `/members/${ana.id}`),
  ])
    expect(answer.statusCode).toBe(404)
  expect((await asAna('GET', '/members')).json().invitations).toHaveLength(1)
})

test('an account keeps an owner: the last one neither leaves nor is lowered, and of two who lower each other one succeeds', async () => {
  for (const answer of [
    await asAna('DELETE', `/members/${ana.id}`),
    await asAna('PATCH', `/members/${ana.id}`, { role: 'manager' }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last-owner'])
  const carla = await memberAs('owner')
  const answers = await Promise.all([
    asAna('PATCH', `/members/${carla.id}`, { role: 'desk' }),
    carla.call('PATCH', `/members/${ana.id}`, { role: 'desk' }),
  ])
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  // The second one is no owner any more, or would lower the last one.
  expect([
    [200, 403],
    [200, 409],
  ]).toContainEqual(statuses)
  expect(await nelly.parts.db.$count(members, eq(members.role, 'owner'))).toBe(1)
})

test('a role counts from the next call, and who leaves or is removed is signed out there', async () => {
  const eva = await memberAs('manager')
  const feature = { name: 'GPS', description: 'In each' }
  expect((await eva.call('POST', '/special-features', feature)).statusCode).toBe(201)
  await asAna('PATCH', `/members/${eva.id}`, { role: 'desk' })
  const refused = await eva.call('POST', '/special-features', { ...feature, name: 'Wifi' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    {
      code: 'role-not-allowed',
      message:
        'Tu rol en esta cuenta no permite esto. Puede hacerlo quien tiene el rol Propietario o Gerente.',
      roles: ['owner', 'manager'],
    },
  ])
  const others = await memberAs('desk')
  expect((await eva.call('DELETE', `/members/${others.id}`)).json().code).toBe('role-not-allowed')
  expect((await eva.call('DELETE', `/members/${eva.id}`)).statusCode).toBe(204)
  expect((await eva.call('GET', '/membership')).statusCode).toBe(401)
  expect((await asAna('DELETE', `/members/${others.id}`)).statusCode).toBe(204)
  expect((await others.call('GET', '/membership')).statusCode).toBe(401)
})

test('a member changes their own name and password, and nothing that is the account’s', async () => {
  const eva = await memberAs('desk')
  const changed = await eva.call('POST', `/users-update/${eva.id}`, {
    name: 'Eva',
    email: eva.email,
  })
  expect(changed.json()).toMatchObject({ name: 'Eva', email: eva.email })
  const account = () => nelly.parts.db.select().from(accounts).where(eq(accounts.id, ana.account))
  expect(await account()).toMatchObject([{ email: 'ana@example.com' }])
  const refused = await eva.call('POST', `/users-update/${eva.id}`, { phone: '809 555 0101' })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'role-not-allowed'])
  expect(await account()).toMatchObject([{ phone: null }])
})

const OWNED = SUBJECTS.flatMap(({ calls }) =>
  Object.entries<CallOfApi>(calls).filter(([, { access }]) => access === 'owner'),
)

/** They end the session, or the membership: tested above. */
const ENDING: ReadonlySet<string> = new Set(['logout', 'removeMember'])

test.each(ROLES)(
  'a %s is refused each call that the table does not give to that role, and no other',
  async (role) => {
    const member = await memberAs(role)
    const allowed = Object.entries(CALL_ROLES)
      .filter(([name, roles]) => roles.includes(role) && !ENDING.has(name))
      .map(([name]) => name)
    const passed: string[] = []
    for (const [name, { method, url }] of OWNED) {
      // Before anything is read: of nobody's ids, all that is allowed is not found or lacks its fields.
      const path = url.replace(':userId', String(member.id)).replace(/:\w+/g, '2147483647')
      if (ENDING.has(name)) continue
      const { body } = await member.call(method, path)
      if (!body.includes('role-not-allowed')) passed.push(name)
    }
    expect(passed.sort()).toEqual(allowed.sort())
    expect(passed.length).toBeGreaterThan(50)
  },
)

/** What is read of each field, as the call answers it. */
const READ: Readonly<Record<FieldOfRoles, { path: (ids: Ids) => string; field: string }>> = {
  commission: { path: ({ landing, vehicle }) => `/vehicles/${landing}/${vehicle}`, field: 'commissions' },
  customerDocument: { path: ({ customer }) => `/customers/${customer}`, field: 'identityDocument' },
  customerNotes: { path: ({ customer }) => `/customers/${customer}`, field: 'notes' },
  customerTotals: { path: ({ customer }) => `/customers/${customer}`, field: 'totals' },
  memberFactor: { path: () => '/members', field: 'members.0.hasFactor' },
}
interface Ids {
  readonly landing: number
  readonly vehicle: number
  readonly customer: number
}

test('a field is null for each role that the table does not give it to, and told to every other', async () => {
  const landing = await addLanding(nelly.parts, ana)
  const vehicle = await addVehicle(nelly.parts, landing)
  await send(nelly.app, booking(landing, vehicle))
  const [{ id: customer }] = (await asAna('GET', '/customers')).json()
  const identityDocument = { kind: 'rnc', number: '131880738' }
  await asAna('PATCH', `/customers/${customer}`, { notes: 'Pays in cash', identityDocument })
  for (const role of ROLES) {
    const { call } = await memberAs(role)
    for (const [field, { path, field: name }] of Object.entries(READ)) {
      const answer = (await call('GET', path({ landing, vehicle, customer }))).json()
      const isTold = FIELD_ROLES[field as FieldOfRoles].includes(role)
      const value = name.split('.').reduce((of, key) => of[key], answer)
      expect([role, field, value !== null]).toEqual([role, field, isTold])
    }
    // What a refusal tells as well.
    const late = await call('PATCH', `/customers/${customer}`, { firstName: 'Ann', revision: 0 })
    expect([role, late.statusCode]).toEqual([role, role === 'viewer' ? 403 : 409])
    if (late.statusCode === 409)
      expect([role, late.json().newest.totals !== null]).toEqual([
        role,
        FIELD_ROLES.customerTotals.includes(role),
      ])
    // Lists as well.
    const [listed] = (await call('GET', `/vehicles/${landing}`)).json()
    expect([role, listed.commissions]).toEqual([role, FIELD_ROLES.commission.includes(role) ? 0 : null])
  }
})
