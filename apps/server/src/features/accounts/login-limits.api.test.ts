import { beforeEach, expect, test } from 'vitest'
import { loginOf } from '../../../tests/support/login.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { createApp } from '../../app.ts'
import { rateLimits } from '../../platform/db/schema.ts'
import { type Limit, take } from '../../platform/http/rate-limits.ts'
import { ACCOUNT_LIMIT, loginKeys, NETWORK_LIMIT, PAIR_LIMIT } from './login-limits.ts'

let started: TestApp
let ana: TestOwner
let ben: TestOwner

beforeEach(async () => {
  started = await startTestApp({ rateLimits: true })
  ana = await started.addOwner()
  ben = await started.addOwner()
})

/** Sends wrong guesses concurrently; returns how often each status came. */
async function guess(email: string, from: string, times: number): Promise<Record<string, number>> {
  const tries = Array.from({ length: times }, () =>
    loginOf(started.app, { email, password: 'a guess' }, { from }),
  )
  const answers = await Promise.all(tries)
  return Object.fromEntries(
    Map.groupBy(answers, ({ statusCode }) => statusCode)
      .entries()
      .map(([status, some]) => [status, some.length]),
  )
}

/** Sends failing logins, without waiting for the delay. */
async function fail(
  key: 'pair' | 'network' | 'account',
  who: [email: string, from: string],
  limit: Limit,
  times: number,
): Promise<void> {
  for (let time = 0; time < times; time++) {
    await take(started.parts.db, loginKeys(...who)[key], limit, started.clock.now())
  }
}

const statusOf = async (owner: TestOwner, from: string) =>
  (await loginOf(started.app, owner, { from })).statusCode

test('guesses at one account from one address are limited, also concurrent ones, even with the right password', async () => {
  expect(await guess(ana.email, '192.0.2.1', PAIR_LIMIT.points + 3)).toEqual({
    422: PAIR_LIMIT.points,
    429: 3,
  })
  const refused = await loginOf(started.app, ana)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts'])
  expect(Number(refused.headers['retry-after'])).toBe(PAIR_LIMIT.seconds)
})

test('an account that does not exist is limited like one that does', async () => {
  const counts = { 422: PAIR_LIMIT.points, 429: 2 }
  expect(await guess('nobody@example.com', '192.0.2.1', PAIR_LIMIT.points + 2)).toEqual(counts)
})

test('the limit ends after its time and is not prolonged by further attempts', async () => {
  await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points)
  started.clock.advance((PAIR_LIMIT.seconds - 60) * 1000)
  const refused = await loginOf(started.app, ana)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  started.clock.advance(60_000)
  expect(await statusOf(ana, '192.0.2.1')).toBe(200)
})

test('guessing locks out neither the owner elsewhere nor others at the same address', async () => {
  await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points)
  expect(await statusOf(ana, '198.51.100.9')).toBe(200)
  expect(await statusOf(ben, '192.0.2.1')).toBe(200)
})

test('a successful login resets the counters', async () => {
  for (let round = 0; round < 2; round++) {
    await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points - 1)
    expect(await statusOf(ana, '192.0.2.1')).toBe(200)
  }
})

test('an address with many accounts is limited by its failures only', async () => {
  await fail('network', ['guest@example.com', '192.0.2.1'], NETWORK_LIMIT, NETWORK_LIMIT.points - 1)
  expect(await statusOf(ana, '192.0.2.1')).toBe(200)
  expect(await guess('guest@example.com', '192.0.2.1', 2)).toEqual({ 422: 1, 429: 1 })
  expect(await guess('guest@example.com', '198.51.100.9', 1)).toEqual({ 422: 1 })
})

test('sixty operators at one address can all sign in at once', async () => {
  const owners = await Promise.all(Array.from({ length: 60 }, () => started.addOwner()))
  const statuses = await Promise.all(owners.map((owner) => statusOf(owner, '192.0.2.1')))
  expect(statuses).toEqual(owners.map(() => 200))
})

test('guesses from many addresses are limited, but never at an address the owner signed in from', async () => {
  expect(await statusOf(ana, '203.0.113.5')).toBe(200)
  await fail('account', [ana.email, '198.51.100.9'], ACCOUNT_LIMIT, ACCOUNT_LIMIT.points - 1)
  expect(await guess(ana.email, '198.51.100.10', 1)).toEqual({ 422: 1 })
  expect(await guess(ana.email, '198.51.100.11', 1)).toEqual({ 429: 1 })
  expect(await statusOf(ana, '203.0.113.5')).toBe(200)
})

test('a browser that somebody signed in with is not locked out by others in its network', async () => {
  const cookies = (await loginOf(started.app, ana)).cookies.map(({ name, value }) => `${name}=${value}`)
  for (const key of ['pair', 'network', 'account'] as const)
    await fail(key, [ana.email, '192.0.2.1'], PAIR_LIMIT, NETWORK_LIMIT.points)
  expect(await statusOf(ana, '192.0.2.1')).toBe(429)
  const known = await loginOf(started.app, ana, { cookie: cookies.join('; ') })
  expect([known.statusCode, known.cookies]).toEqual([200, []])
  expect((await loginOf(started.app, ben, { cookie: cookies.join('; ') })).statusCode).toBe(429)
})

test('addresses of one /64, and two spellings of one address, are one network', async () => {
  for (const [some, others] of [
    ['2001:db8:1:2::7', '2001:db8:1:2:ffff::9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ] as const) {
    expect(await guess(ben.email, some, PAIR_LIMIT.points)).toEqual({ 422: PAIR_LIMIT.points })
    expect(await statusOf(ben, others)).toBe(429)
  }
  expect(await statusOf(ben, '2001:db8:1:3::7')).toBe(200)
})

test('behind a proxy the address that the proxy saw counts, not one that a client claims', async () => {
  const behind = await startTestApp({ rateLimits: true, trustProxy: true })
  const owner = await behind.addOwner()
  const { db } = behind.parts
  const key = loginKeys(owner.email, '192.0.2.1').pair
  for (let time = 0; time < PAIR_LIMIT.points; time++) await take(db, key, PAIR_LIMIT, behind.clock.now())
  const statusFrom = async (forwardedFor: string) =>
    (await loginOf(behind.app, owner, { forwardedFor, from: '10.0.0.1' })).statusCode
  expect(await statusFrom('203.0.113.77, 192.0.2.1')).toBe(429)
  expect(await statusFrom('192.0.2.1, 203.0.113.77')).toBe(200)
})

test('another instance shares the counters', async () => {
  const beside = await createApp(started.parts)
  await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points)
  expect((await loginOf(beside, ana)).statusCode).toBe(429)
  await beside.close()
})

test('neither e-mails nor addresses are stored with the counters, and expired ones are deleted', async () => {
  const { parts, clock } = started
  await guess(ana.email, '192.0.2.1', 1)
  const rows = await parts.db.select().from(rateLimits)
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/example|192\.0/)
  clock.advance(PAIR_LIMIT.seconds * 1000)
  await guess(ben.email, '198.51.100.9', 1)
  expect(await parts.db.select().from(rateLimits)).toHaveLength(3)
})

// Rule of "Screens: the operator's lists and forms": web/owner/settings/account-form.tsx, server/features/accounts/confirm-password.ts, e2e/account.journey.ts, server/features/accounts/profile.api.test.ts
test('guesses at the current password count as login attempts', async () => {
  const token = await started.signIn(ana)
  const guessCurrent = () =>
    started.app.inject({
      method: 'POST',
      url: `/users-update/${ana.id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'Ana', current_password: 'a guess' },
      remoteAddress: '192.0.2.1',
    })
  expect((await guessCurrent()).statusCode).toBe(422)
  await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points - 1)
  const refused = await guessCurrent()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts'])
  expect(Number(refused.headers['retry-after'])).toBe(PAIR_LIMIT.seconds)
  expect(await statusOf(ana, '192.0.2.1')).toBe(429)
})
