import type { Role } from '@nelly/domain/team/roles'
import { beforeEach, expect, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { loginOf } from '../../../tests/support/login.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'

const MINUTE = 60_000

let nelly: TestApp
let ana: TestOwner

beforeEach(async () => {
  nelly = await startTestApp()
  ana = await nelly.addOwner({ name: 'Ana' })
})

const callsOf = async (who: TestOwner) => callsWith(nelly.app, (await signedIn(nelly, who)).headers)

/** Somebody who belongs to Ana's account alone. */
const memberAs = (role: Role, name: string) => addMember(nelly, ana, role, name)

type Listed = { id: number; person: { name: string }; isThis: boolean; device: string | null }
const listed = async (call: Awaited<ReturnType<typeof callsOf>>) =>
  (await call('GET', '/sessions')).json().sessions as Listed[]

test('sessions tell device, network and last use, and each can be ended', async () => {
  const login = await loginOf(nelly.app, ana, { from: '2001:db8:1:2:3:4:5:6' })
  const here = callsWith(nelly.app, { authorization: `Bearer ${login.json().token}` })
  const there = await callsOf(ana)
  nelly.clock.advance(6 * MINUTE)
  const [last, first] = await listed(here)
  expect(last).toMatchObject({ isThis: true, person: { name: 'Ana' }, network: '2001:db8:1:2' })
  expect(last).toMatchObject({ device: 'lightMyRequest', lastUsedAt: nelly.clock.now().toISOString() })
  expect(first).toMatchObject({ isThis: false })
  expect((await here('DELETE', `/sessions/${first?.id}`)).statusCode).toBe(204)
  expect((await there('GET', '/membership')).statusCode).toBe(401)
  expect((await here('DELETE', `/sessions/${first?.id}`)).statusCode).toBe(404)
  expect(await listed(here)).toHaveLength(1)
})

test('an owner sees and ends those of members, who see and end only their own; others see none of them', async () => {
  const asAna = await callsOf(ana)
  const desk = await callsOf(await memberAs('desk', 'Eva'))
  const stranger = await callsOf(await nelly.addOwner({ name: 'Ben' }))
  expect((await listed(asAna)).map(({ person }) => person.name).toSorted()).toEqual(['Ana', 'Eva'])
  expect((await listed(desk)).map(({ person }) => person.name)).toEqual(['Eva'])
  expect((await listed(stranger)).map(({ person }) => person.name)).toEqual(['Ben'])
  const anas = (await listed(asAna)).find(({ isThis }) => isThis)
  const evas = (await listed(desk))[0]
  for (const call of [desk, stranger])
    expect((await call('DELETE', `/sessions/${anas?.id}`)).statusCode).toBe(404)
  expect((await asAna('DELETE', `/sessions/${evas?.id}`)).statusCode).toBe(204)
  expect((await desk('GET', '/membership')).statusCode).toBe(401)
})

test('where the account chose a working day, a session lasts twelve hours, unless it is not used for two', async () => {
  const before = await callsOf(ana)
  expect((await before('PUT', '/session-length', { sessionLength: 'working-day' })).statusCode).toBe(204)
  const [used, unused] = [await callsOf(ana), await callsOf(ana)]
  nelly.clock.advance(61 * MINUTE)
  expect((await before('GET', '/membership')).statusCode).toBe(401)
  nelly.clock.advance(58 * MINUTE)
  expect((await used('GET', '/membership')).statusCode).toBe(200)
  nelly.clock.advance(2 * MINUTE)
  expect((await unused('GET', '/membership')).statusCode).toBe(401)
  for (let hour = 3; hour < 12; hour++) {
    nelly.clock.advance(60 * MINUTE)
    expect((await used('GET', '/membership')).statusCode).toBe(200)
  }
  nelly.clock.advance(60 * MINUTE)
  expect((await used('GET', '/membership')).statusCode).toBe(401)
})

test('what screens ask by themselves is no use of a session', async () => {
  await (await callsOf(ana))('PUT', '/session-length', { sessionLength: 'working-day' })
  const open = await callsOf(ana)
  for (const path of ['/new-reservations', '/desk', '/transfer-slips']) {
    nelly.clock.advance(40 * MINUTE)
    expect((await open('GET', path)).statusCode).toBe(200)
  }
  nelly.clock.advance(1)
  expect((await open('GET', '/new-reservations')).statusCode).toBe(401)
})

test('a quarter of an hour after signing in, what is dangerous asks for the password again', async () => {
  const asAna = await callsOf(ana)
  const invite = () => asAna('POST', '/members/invitations', { email: 'eva@example.com', role: 'desk' })
  nelly.clock.advance(15 * MINUTE)
  expect((await invite()).statusCode).toBe(201)
  nelly.clock.advance(1)
  const refused = await invite()
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirm-identity'])
  const wrong = await asAna('POST', '/session/confirmation', { password: 'not hers' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'current-password-wrong'])
  expect((await invite()).statusCode).toBe(403)
  expect((await asAna('POST', '/session/confirmation', { password: ana.password })).statusCode).toBe(204)
  expect((await invite()).statusCode).toBe(201)
})

test('what the specification knows asks again only in a team', async () => {
  const asAna = await callsOf(ana)
  const change = (body: object) => asAna('POST', `/users-update/${ana.id}`, body)
  nelly.clock.advance(16 * MINUTE)
  expect((await asAna('DELETE', '/landing/deletedFinal/1')).statusCode).toBe(404)
  expect((await change({ email: 'ana@example.org' })).statusCode).toBe(200)
  await memberAs('desk', 'Eva')
  for (const refused of [
    await asAna('DELETE', '/landing/deletedFinal/1'),
    await change({ email: 'ana@example.net' }),
    await change({ password: 'another of hers', password_confirmation: 'another of hers' }),
  ])
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirm-identity'])
  expect((await change({ name: 'Ana', email: 'ana@example.org' })).statusCode).toBe(200)
  const withPassword = { email: 'ana@example.net', current_password: ana.password }
  expect((await change(withPassword)).statusCode).toBe(200)
})
