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

/** So many wrong guesses at once; gives how often each status came. */
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

/** So many failures, without the time they took. */
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

test('guesses at one account from one address are limited, also those sent at once, even the right one', async () => {
  expect(await guess(ana.email, '192.0.2.1', PAIR_LIMIT.points + 3)).toEqual({
    422: PAIR_LIMIT.points,
    429: 3,
  })
  const refused = await loginOf(started.app, ana)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts'])
  expect(Number(refused.headers['retry-after'])).toBe(PAIR_LIMIT.seconds)
})

test('an account that does not exist is limited just like one that does', async () => {
  const counts = { 422: PAIR_LIMIT.points, 429: 2 }
  expect(await guess('nobody@example.com', '192.0.2.1', PAIR_LIMIT.points + 2)).toEqual(counts)
})

test('the limit is over when its time is, not prolonged by further tries', async () => {
  await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points)
  started.clock.advance((PAIR_LIMIT.seconds - 60) * 1000)
  const refused = await loginOf(started.app, ana)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  started.clock.advance(60_000)
  expect(await statusOf(ana, '192.0.2.1')).toBe(200)
})

test('whoever guesses locks neither the owner elsewhere nor others at the same address out', async () => {
  await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points)
  expect(await statusOf(ana, '198.51.100.9')).toBe(200)
  expect(await statusOf(ben, '192.0.2.1')).toBe(200)
})

test('who got in starts anew', async () => {
  for (let round = 0; round < 2; round++) {
    await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points - 1)
    expect(await statusOf(ana, '192.0.2.1')).toBe(200)
  }
})

test('an address of many accounts is limited by its failures alone', async () => {
  await fail('network', ['guest@example.com', '192.0.2.1'], NETWORK_LIMIT, NETWORK_LIMIT.points - 1)
  expect(await statusOf(ana, '192.0.2.1')).toBe(200)
  expect(await guess('guest@example.com', '192.0.2.1', 2)).toEqual({ 422: 1, 429: 1 })
  expect(await guess('guest@example.com', '198.51.100.9', 1)).toEqual({ 422: 1 })
})

test('sixty operators of one address all get in at once', async () => {
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

test('behind a proxy it is the address the proxy saw that counts, not what a client says of itself', async () => {
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

test('an instance beside this one counts with it', async () => {
  const beside = await createApp(started.parts)
  await fail('pair', [ana.email, '192.0.2.1'], PAIR_LIMIT, PAIR_LIMIT.points)
  expect((await loginOf(beside, ana)).statusCode).toBe(429)
  await beside.close()
})

test('neither e-mails nor addresses are kept with what is counted, and what is over is forgotten', async () => {
  const { parts, clock } = started
  await guess(ana.email, '192.0.2.1', 1)
  const rows = await parts.db.select().from(rateLimits)
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/example|192\.0/)
  clock.advance(PAIR_LIMIT.seconds * 1000)
  await guess(ben.email, '198.51.100.9', 1)
  expect(await parts.db.select().from(rateLimits)).toHaveLength(3)
})

test('guesses at the current password are counted with those at the login', async () => {
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
