import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { callsWith } from '../../../tests/support/call.ts'
import { type SignedIn, signedIn } from '../../../tests/support/landing.ts'
import { loginOf } from '../../../tests/support/login.ts'
import { MAILING } from '../../../tests/support/mailing.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { authenticators, challenges, rateLimits, recoveryCodes, sessions } from '../../platform/db/schema.ts'
import { take } from '../../platform/http/rate-limits.ts'
import { FACTOR_LIMIT, loginKeys } from '../accounts/login-limits.ts'
import { storeLink } from '../coming-in/mailed-links.ts'
import { removeFactors } from './remove-factors.ts'

const MINUTE = 60_000

let nelly: TestApp
let ana: TestOwner
let ben: TestOwner

beforeEach(async () => {
  nelly = await startTestApp()
  ana = await nelly.addOwner()
  ben = await nelly.addOwner({ password: 'another password' })
})

/** The code that an app shows now, or some steps of 30 seconds away. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: nelly.clock.now().getTime() + steps * 30_000,
  })

const nobody = () => callsWith(nelly.app, {})
const prove = (payload: object, remoteAddress = '192.0.2.1'): Promise<LightMyRequestResponse> =>
  nelly.app.inject({ method: 'POST', url: '/api/second-factor', payload, remoteAddress })

/** Sets an app up, a minute before now. */
async function withApp(owner: TestOwner) {
  const who = await signedIn(nelly, owner)
  const { secret } = (await who.call('POST', '/second-factors/authenticator')).json()
  const confirmed = await who.call('POST', '/second-factors/authenticator/confirmation', {
    code: shown(secret),
  })
  expect(confirmed.statusCode).toBe(200)
  nelly.clock.advance(MINUTE)
  return { who, secret: secret as string, codes: confirmed.json().recoveryCodes as string[] }
}

/** The password is right, and the challenge is what it gets. */
async function challenged(owner: TestOwner): Promise<string> {
  const answer = await loginOf(nelly.app, owner)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'second-factor-required'])
  return answer.json().challenge
}

const outcome = ({ statusCode, json }: LightMyRequestResponse) => [statusCode, json().code]
const WRONG = [401, 'second-factor-wrong']
const EXPIRED = [401, 'second-factor-expired']

const lasts = async ({ call }: SignedIn) => (await call('GET', '/membership')).statusCode === 200

// Rule of "Calls": server/features/accounts/prove-second-factor.ts
test('who has an app signs in by password and code, and gets what the login answers', async () => {
  const { secret, codes } = await withApp(ana)
  const login = await loginOf(nelly.app, ana)
  expect(login.json()).toEqual({
    code: 'second-factor-required',
    message: expect.any(String),
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    factors: ['code', 'recoveryCode'],
  })
  const code = shown(secret)
  const proved = await prove({
    challenge: login.json().challenge,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  expect([proved.statusCode, proved.json().user.id]).toEqual([200, ana.id])
  const call = callsWith(nelly.app, { authorization: `Bearer ${proved.json().token}` })
  expect((await call('GET', '/second-factors')).json()).toEqual({
    authenticatorSince: '2027-03-01T14:00:00.000Z',
    passkeys: [],
    recoveryCodes: 10,
    rememberedBrowsers: 0,
  })
  expect(new Set(codes).size).toBe(10)
  // Those without one sign in as ever.
  expect((await loginOf(nelly.app, ben)).statusCode).toBe(200)
})

test('an app that is not confirmed is no factor, and only a right code confirms it', async () => {
  const { call } = await signedIn(nelly, ana)
  const confirm = (code: string) => call('POST', '/second-factors/authenticator/confirmation', { code })
  expect(outcome(await confirm('123456'))).toEqual([409, 'authenticator-not-begun'])
  const { secret: former } = (await call('POST', '/second-factors/authenticator')).json()
  const { secret, address, qr } = (await call('POST', '/second-factors/authenticator')).json()
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  expect(address).toContain(encodeURIComponent(ana.email))
  expect(qr).toMatch(/^<svg/)
  expect(outcome(await confirm(shown(former)))).toEqual([422, 'code-wrong'])
  expect((await loginOf(nelly.app, ana)).statusCode).toBe(200)
  expect((await confirm(shown(secret, 0))).statusCode).toBe(200)
  // The secret is not told again, and no other one takes its place.
  expect(outcome(await call('POST', '/second-factors/authenticator'))).toEqual([409, 'authenticator-there'])
  expect((await call('GET', '/second-factors')).body).not.toContain(secret)
})

test('a code is good for this step and the one before, once, in whatever session', async () => {
  const { secret } = await withApp(ana)
  const proveCode = async (code: string) => outcome(await prove({ challenge: await challenged(ana), code }))
  for (const steps of [-2, 1]) expect(await proveCode(shown(secret, steps))).toEqual(WRONG)
  expect((await proveCode(shown(secret, -1)))[0]).toBe(200)
  expect(await proveCode(shown(secret, -1))).toEqual(WRONG)
  expect((await proveCode(shown(secret)))[0]).toBe(200)
  expect(await proveCode(shown(secret))).toEqual(WRONG)
  expect(await proveCode(shown(secret, -1))).toEqual(WRONG)
})

test('of ten who use one code at once, one signs in; a recovery code likewise', async () => {
  const { secret, codes } = await withApp(ana)
  const before = await nelly.parts.db.$count(sessions)
  for (const proof of [{ code: shown(secret) }, { recoveryCode: codes[0]?.toUpperCase() }]) {
    const challenges = []
    for (let n = 0; n < 10; n++) challenges.push(await challenged(ana))
    const all = await Promise.all(challenges.map((challenge) => prove({ challenge, ...proof })))
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(401)])
  }
  expect(await nelly.parts.db.$count(sessions)).toBe(before + 2)
  expect(await nelly.parts.db.$count(recoveryCodes)).toBe(9)
})

test('a challenge is used once, within ten minutes and five tries, by its person alone', async () => {
  const { secret } = await withApp(ana)
  const { secret: bens, codes: bensCodes } = await withApp(ben)
  const used = await challenged(ana)
  expect(outcome(await prove({ challenge: used }))).toEqual(WRONG)
  expect(outcome(await prove({ challenge: used, code: shown(bens) }))).toEqual(WRONG)
  expect(outcome(await prove({ challenge: used, recoveryCode: bensCodes[0] }))).toEqual(WRONG)
  expect((await prove({ challenge: used, code: shown(secret, -1) })).statusCode).toBe(200)
  expect(outcome(await prove({ challenge: used, code: shown(secret) }))).toEqual(EXPIRED)

  const tried = await challenged(ana)
  for (let n = 0; n < 5; n++)
    expect(outcome(await prove({ challenge: tried, code: '000000' }))).toEqual(WRONG)
  expect(outcome(await prove({ challenge: tried, code: shown(secret) }))).toEqual(EXPIRED)

  const late = await challenged(ana)
  nelly.clock.advance(10 * MINUTE)
  expect(outcome(await prove({ challenge: late, code: shown(secret) }))).toEqual(EXPIRED)
  expect(outcome(await prove({ challenge: 'unknown', code: shown(secret) }))).toEqual(EXPIRED)
})

test('a challenge is no session, and only its hash is stored', async () => {
  const { secret, codes } = await withApp(ana)
  const challenge = await challenged(ana)
  const call = callsWith(nelly.app, { authorization: `Bearer ${challenge}` })
  for (const path of ['/session', '/membership', `/users/${ana.id}`, '/second-factors'])
    expect((await call('GET', path)).statusCode).toBe(401)
  expect((await call('DELETE', '/second-factors/authenticator')).statusCode).toBe(401)
  const { db } = nelly.parts
  const stored = JSON.stringify([await db.select().from(challenges), await db.select().from(recoveryCodes)])
  expect(stored).not.toContain(challenge)
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  // Nor does anybody change another's factors.
  const other = await signedIn(nelly, ben)
  await other.call('DELETE', '/second-factors/authenticator')
  expect((await prove({ challenge, code: shown(secret) })).statusCode).toBe(200)
})

test('new recovery codes end the former ones, and all of them end with the factor', async () => {
  const { who, codes } = await withApp(ana)
  const { recoveryCodes: fresh } = (await who.call('POST', '/second-factors/recovery-codes')).json()
  const byCode = async (recoveryCode: string) =>
    outcome(await prove({ challenge: await challenged(ana), recoveryCode }))
  expect(await byCode(codes[0] ?? '')).toEqual(WRONG)
  expect((await byCode(fresh[0]))[0]).toBe(200)
  expect(await byCode(fresh[0])).toEqual(WRONG)
  expect((await who.call('DELETE', '/second-factors/authenticator')).statusCode).toBe(204)
  expect((await loginOf(nelly.app, ana)).statusCode).toBe(200)
  expect(await nelly.parts.db.$count(recoveryCodes)).toBe(0)
  expect(outcome(await who.call('POST', '/second-factors/recovery-codes'))).toEqual([
    409,
    'second-factor-missing',
  ])
})

test('a new password by a mailed link ends challenges and never goes around the factor', async () => {
  const { secret } = await withApp(ana)
  const challenge = await challenged(ana)
  const { db, now } = nelly.parts
  const forgotten = {
    kind: 'password-reset',
    email: ana.email,
    name: undefined,
    accountName: undefined,
  } as const
  const link = await storeLink(db, forgotten, now())
  const password = 'four words of hers'
  const reset = await nobody()('POST', `/password-resets/${link}`, { password })
  expect([reset.statusCode, reset.json()]).toEqual([200, { email: ana.email }])
  expect(outcome(await prove({ challenge, code: shown(secret) }))).toEqual(EXPIRED)
  expect(outcome(await loginOf(nelly.app, { ...ana, password }))).toEqual([401, 'second-factor-required'])
})

test('the command line removes the factors of who lost them, and ends their sessions', async () => {
  const { who } = await withApp(ana)
  const { who: other } = await withApp(ben)
  expect(await removeFactors(nelly.parts.db, ana.email.toUpperCase(), MAILING)).toEqual({
    ok: true,
    value: ana.email,
  })
  expect([await lasts(who), await lasts(other)]).toEqual([false, true])
  expect((await loginOf(nelly.app, ana)).statusCode).toBe(200)
  expect(await nelly.parts.db.$count(authenticators)).toBe(1)
  await challenged(ben)
  expect(await removeFactors(nelly.parts.db, 'nobody@example.com', MAILING)).toMatchObject({
    refusal: 'owner-unknown',
  })
})

test('a quarter of an hour after signing in, changes of factors ask for the password, as does a new e-mail', async () => {
  const { who, secret } = await withApp(ana)
  const asBen = await signedIn(nelly, ben)
  nelly.clock.advance(15 * MINUTE)
  const CONFIRM = [403, 'confirm-identity']
  for (const [method, path] of [
    ['POST', '/authenticator'],
    ['POST', '/authenticator/confirmation'],
    ['DELETE', '/authenticator'],
    ['POST', '/recovery-codes'],
  ] as const)
    expect(outcome(await who.call(method, `/second-factors${path}`, { code: shown(secret) }))).toEqual(
      CONFIRM,
    )
  const move = (of: SignedIn, { id }: TestOwner) =>
    of.call('POST', `/users-update/${id}`, { email: `new-${id}@example.com` })
  expect(outcome(await move(who, ana))).toEqual(CONFIRM)
  // He works alone and has no factor.
  expect((await move(asBen, ben)).statusCode).toBe(200)
  await who.call('POST', '/session/confirmation', { password: ana.password })
  expect((await who.call('DELETE', '/second-factors/authenticator')).statusCode).toBe(204)
})

test('guesses count as logins do: strangers have twenty a day together, a known network twenty of its own', async () => {
  nelly = await startTestApp({ rateLimits: true })
  ana = await nelly.addOwner()
  const { secret } = await withApp(ana)
  const home = '203.0.113.7'
  const loginFrom = async (from: string) => (await loginOf(nelly.app, ana, { from })).json()
  const { challenge } = await loginFrom(home)
  expect((await prove({ challenge, code: shown(secret) }, home)).statusCode).toBe(200)
  // Each from another network, as the delay of one grows.
  for (let n = 0; n < 20; n++) {
    const from = `198.51.100.${n}`
    const { challenge } = await loginFrom(from)
    expect(outcome(await prove({ challenge, code: '000000' }, from))).toEqual(WRONG)
  }
  nelly.clock.advance(16 * MINUTE)
  const stranger = '198.51.100.99'
  const refused = await prove(
    { challenge: (await loginFrom(stranger)).challenge, code: shown(secret) },
    stranger,
  )
  expect([...outcome(refused), Number(refused.headers['retry-after']) > 3600]).toEqual([
    429,
    'too-many-attempts',
    true,
  ])
  const tryAtHome = async (code: string) =>
    outcome(await prove({ challenge: (await loginFrom(home)).challenge, code }, home))
  expect(await tryAtHome('000000')).toEqual(WRONG)
  const { db, now } = nelly.parts
  for (let n = 0; n < 19; n++) await take(db, loginKeys(ana.email, home).factorHere, FACTOR_LIMIT, now())
  expect(await tryAtHome(shown(secret))).toEqual([429, 'too-many-attempts'])
  nelly.clock.advance(24 * 60 * MINUTE)
  expect((await tryAtHome(shown(secret)))[0]).toBe(200)
})

test('nobody locks out a browser that is remembered, not even from its own network', async () => {
  nelly = await startTestApp({ rateLimits: true })
  ana = await nelly.addOwner()
  const { secret } = await withApp(ana)
  const hotel = '203.0.113.7'
  const { challenge } = (await loginOf(nelly.app, ana, { from: hotel })).json()
  const proved = await prove({ challenge, code: shown(secret), remember: true }, hotel)
  const [{ name, value } = { name: '', value: '' }] = proved.cookies
  const cookie = `${name}=${value}`
  const { db, now } = nelly.parts
  const { pair, network, account } = loginKeys(ana.email, hotel)
  for (const key of [pair, network, account])
    await take(db, key, { points: 1, seconds: 900 }, now()).then(() =>
      db.update(rateLimits).set({ points: 1000 }).where(eq(rateLimits.key, key)),
    )
  expect((await loginOf(nelly.app, ana, { from: hotel })).statusCode).toBe(429)
  expect((await loginOf(nelly.app, ben, { from: hotel, cookie })).statusCode).toBe(429)
  expect((await loginOf(nelly.app, ana, { from: '198.51.100.1', cookie })).statusCode).toBe(200)
  expect((await loginOf(nelly.app, ana, { from: hotel, cookie })).statusCode).toBe(200)
  // Whoever has stolen it guesses as little as from a network.
  const wrong = { ...ana, password: 'a wrong password' }
  const guesses: number[] = []
  for (let n = 0; n < 11; n++)
    guesses.push((await loginOf(nelly.app, wrong, { from: hotel, cookie })).statusCode)
  expect(guesses).toEqual([...Array(10).fill(422), 429])
})

test('a browser that is known from before the first factor signs in with the password alone no more', async () => {
  nelly = await startTestApp({ rateLimits: true })
  ana = await nelly.addOwner()
  const [{ name, value } = { name: '', value: '' }] = (await loginOf(nelly.app, ana)).cookies
  expect(name).toBe(`nelly-browser-${ana.id}`)
  await withApp(ana)
  expect((await loginOf(nelly.app, ana, { cookie: `${name}=${value}` })).statusCode).toBe(401)
})

test('without a session nobody reads or changes factors', async () => {
  const call = nobody()
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/authenticator'],
    ['POST', '/authenticator/confirmation'],
    ['DELETE', '/authenticator'],
    ['POST', '/recovery-codes'],
  ] as const)
    expect((await call(method, `/second-factors${path}`)).statusCode).toBe(401)
})
