import { beforeEach, expect, test } from 'vitest'
import { loginOf } from '../../../tests/support/login.ts'
import { MAILING } from '../../../tests/support/mailing.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { sessions } from '../../platform/db/schema.ts'
import { resetPassword } from './reset-password.ts'

const MINUTE = 60_000

let started: TestApp
let ana: TestOwner
let ben: TestOwner

beforeEach(async () => {
  started = await startTestApp()
  ana = await started.addOwner()
  ben = await started.addOwner()
})

const asks = async (authorization: string) => {
  const answer = await started.app.inject({ url: '/api/session', headers: { authorization } })
  return answer.statusCode === 200 ? answer.json().user.id : answer.statusCode
}

// Rule of "States and transitions": server/platform/http/session-store.ts, domain/limits.ts
test('a session ends an hour after its login, whatever its use', async () => {
  const { clock, signIn } = started
  const token = `Bearer ${await signIn(ana)}`
  clock.advance(59 * MINUTE + 59_999)
  expect(await asks(token)).toBe(ana.id)
  clock.advance(1)
  expect(await asks(token)).toBe(401)
})

// Rule of "States and transitions": server/platform/http/session-store.ts
test('logging out ends this session, and no other of the same operator or of others', async () => {
  const { app, signIn } = started
  const [here, there, bens] = [await signIn(ana), await signIn(ana), await signIn(ben)]
  const out = await app.inject({
    method: 'POST',
    url: '/nelly-logout',
    headers: { authorization: `Bearer ${here}` },
  })
  expect([out.statusCode, out.json()]).toEqual([200, { message: 'Sesión cerrada.' }])
  expect(await asks(`Bearer ${here}`)).toBe(401)
  expect(await asks(`Bearer ${there}`)).toBe(ana.id)
  expect(await asks(`Bearer ${bens}`)).toBe(ben.id)
  const again = await app.inject({
    method: 'POST',
    url: '/nelly-logout',
    headers: { authorization: `Bearer ${here}` },
  })
  expect(again.statusCode).toBe(401)
})

test('an invalid token is refused', async () => {
  const token = await started.signIn(ana)
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    `Basic ${token}`,
    token,
    `Bearer ${token}x`,
    `Bearer ${token} x`,
    'Bearer \u00e9',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(9000)}`,
  ]) {
    expect(await asks(authorization)).toBe(401)
  }
  expect(await asks(`bearer  ${token}`)).toBe(ana.id)
})

test('a refusal says how to authenticate', async () => {
  const answer = await started.app.inject('/api/session')
  expect([answer.json().code, answer.headers['www-authenticate']]).toEqual(['not-signed-in', 'Bearer'])
})

test('the database stores only hashes of tokens', async () => {
  const token = await started.signIn(ana)
  const rows = await started.parts.db.select().from(sessions)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a login deletes expired sessions', async () => {
  const { parts, clock, signIn } = started
  await signIn(ana)
  clock.advance(30 * MINUTE)
  await signIn(ben)
  clock.advance(30 * MINUTE)
  await signIn(ben)
  const rows = await parts.db.select().from(sessions)
  expect(rows.map(({ personId }) => personId)).toEqual([ben.id, ben.id])
})

test("a reset password ends that operator's sessions and replaces the old one", async () => {
  const { app, parts, signIn } = started
  const [anas, bens] = [await signIn(ana), await signIn(ben)]
  expect(await resetPassword(parts.db, ana.email.toUpperCase(), 'a fresh password', MAILING)).toMatchObject({
    ok: true,
  })
  expect([await asks(`Bearer ${anas}`), await asks(`Bearer ${bens}`)]).toEqual([401, ben.id])
  expect((await loginOf(app, ana)).statusCode).toBe(422)
  expect((await loginOf(app, { ...ana, password: 'a fresh password' })).statusCode).toBe(200)
})
