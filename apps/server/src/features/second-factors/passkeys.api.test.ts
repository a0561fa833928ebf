import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { DeviceWithKeys } from '../../../tests/support/device-with-keys.ts'
import { type SignedIn, signedIn } from '../../../tests/support/landing.ts'
import { antiForgeryPair, loginOf } from '../../../tests/support/login.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { challenges, passkeys, rememberedBrowsers, sessions } from '../../platform/db/schema.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let nelly: TestApp
let ana: TestOwner
let ben: TestOwner

beforeEach(async () => {
  nelly = await startTestApp()
  ana = await nelly.addOwner()
  ben = await nelly.addOwner({ password: 'another password' })
})

const anybody = () => callsWith(nelly.app, {})
const outcome = ({ statusCode, json }: LightMyRequestResponse) => [statusCode, json().code]
const REFUSED = [403, 'passkey-refused']
const EXPIRED = [401, 'second-factor-expired']
const NOT_MADE = [409, 'passkey-not-made']

const optionsOf = async ({ call }: SignedIn) =>
  (await call('POST', '/second-factors/passkeys/options')).json()
const add = ({ call }: SignedIn, passkey: object, name = 'Mi teléfono') =>
  call('POST', '/second-factors/passkeys', { name, passkey })

/** Somebody who has set up a passkey. */
async function withPasskey(owner: TestOwner) {
  const who = await signedIn(nelly, owner)
  const device = new DeviceWithKeys()
  const added = await add(who, device.make(await optionsOf(who)))
  expect(added.statusCode).toBe(201)
  return { who, device, codes: added.json().recoveryCodes as string[] }
}

const asked = async (challenge?: string) =>
  (await anybody()('POST', '/passkey-challenges', { challenge })).json()
const prove = (body: object) => anybody()('POST', '/second-factor', body)

/** The password is right, and the challenge is what it gets. */
const secondStep = async (owner: TestOwner) => (await loginOf(nelly.app, owner)).json()

// Rule of "Calls": server/features/second-factors/passkeys.ts
test('a passkey signs in alone, and is the second step of who types the password', async () => {
  const { who, device, codes } = await withPasskey(ana)
  expect(new Set(codes).size).toBe(10)

  const alone = await asked()
  expect(alone).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    allowCredentials: [],
    userVerification: 'required',
  })
  nelly.clock.advance(MINUTE)
  const proved = await prove({ challenge: alone.challenge, passkey: device.prove(alone) })
  expect([proved.statusCode, proved.json().user.id]).toEqual([200, ana.id])

  const login = await secondStep(ana)
  expect(login).toMatchObject({ code: 'second-factor-required', factors: ['passkey', 'recoveryCode'] })
  const step = await asked(login.challenge)
  expect(step).toMatchObject({
    challenge: login.challenge,
    allowCredentials: [{ id: device.id, type: 'public-key' }],
  })
  expect((await prove({ challenge: step.challenge, passkey: device.prove(step) })).statusCode).toBe(200)

  expect((await who.call('GET', '/second-factors')).json()).toEqual({
    authenticatorSince: null,
    passkeys: [
      {
        id: expect.any(Number),
        name: 'Mi teléfono',
        createdAt: '2027-03-01T14:00:00.000Z',
        lastUsedAt: '2027-03-01T14:01:00.000Z',
      },
    ],
    recoveryCodes: 10,
    rememberedBrowsers: 0,
  })
})

test('only the device’s own answer to this challenge, on this site, by whoever unlocked it, is a proof', async () => {
  const { device } = await withPasskey(ana)
  await withPasskey(ben)
  const tried = async (change: (step: { challenge: string; rpId: string }) => object) => {
    const step = await asked((await secondStep(ana)).challenge)
    return outcome(await prove({ challenge: step.challenge, passkey: change(step) }))
  }
  const bens = new DeviceWithKeys()
  const other = await asked()
  for (const change of [
    () => device.prove(other),
    (step) => device.prove(step, { origin: 'https://nelly.example.evil' }),
    (step) => device.prove(step, { isVerified: false }),
    (step) => device.prove({ ...step, rpId: 'nelly.example.evil' }),
    (step) => ({ ...bens.prove(step), id: device.id }),
    (step) => bens.prove(step),
    () => ({ id: device.id, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } }),
  ] satisfies Parameters<typeof tried>[0][])
    expect(await tried(change)).toEqual(REFUSED)
  expect((await tried((step) => device.prove(step)))[0]).toBe(200)
  // A copy of a device's key is behind: what it counts is no longer the newest.
  const step = await asked()
  const late = device.prove(step)
  const newer = await asked()
  expect((await prove({ challenge: newer.challenge, passkey: device.prove(newer) })).statusCode).toBe(200)
  expect(outcome(await prove({ challenge: step.challenge, passkey: late }))).toEqual(REFUSED)
})

test('another’s passkey is no second step, and a challenge for passkeys takes no code', async () => {
  const { codes } = await withPasskey(ana)
  const { device: bens } = await withPasskey(ben)
  const step = await asked((await secondStep(ana)).challenge)
  expect(outcome(await prove({ challenge: step.challenge, passkey: bens.prove(step) }))).toEqual(REFUSED)
  const alone = await asked()
  expect(outcome(await prove({ challenge: alone.challenge, recoveryCode: codes[0] }))).toEqual(REFUSED)
  // What sets a passkey up signs nobody in.
  const { challenge } = await optionsOf(await signedIn(nelly, ben))
  expect(outcome(await prove({ challenge, recoveryCode: codes[0] }))).toEqual(EXPIRED)
  expect(outcome(await anybody()('POST', '/passkey-challenges', { challenge }))).toEqual(EXPIRED)
})

test('of ten who use one answer at once, one signs in', async () => {
  const { device } = await withPasskey(ana)
  const before = await nelly.parts.db.$count(sessions)
  const step = await asked()
  const passkey = device.prove(step)
  const all = await Promise.all(
    Array.from({ length: 10 }, () => prove({ challenge: step.challenge, passkey })),
  )
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(401)])
  expect(await nelly.parts.db.$count(sessions)).toBe(before + 1)
  const late = await asked()
  nelly.clock.advance(10 * MINUTE)
  expect(outcome(await prove({ challenge: late.challenge, passkey: device.prove(late) }))).toEqual(EXPIRED)
})

test('a passkey is set up by its person, once, on this site', async () => {
  const who = await signedIn(nelly, ana)
  const other = await signedIn(nelly, ben)
  const device = new DeviceWithKeys()
  const options = await optionsOf(who)
  expect(options).toMatchObject({ rp: { id: 'localhost', name: 'Nelly' }, user: { name: ana.email } })
  expect(outcome(await add(other, device.make(options)))).toEqual(NOT_MADE)
  const elsewhere = { origin: 'https://nelly.example.evil' }
  expect(outcome(await add(who, device.make(options, elsewhere)))).toEqual(NOT_MADE)
  expect(outcome(await add(who, device.make(options, { isVerified: false })))).toEqual(NOT_MADE)
  expect((await add(who, device.make(options))).json().recoveryCodes).toHaveLength(10)
  expect(outcome(await add(who, new DeviceWithKeys().make(options)))).toEqual(NOT_MADE)
  // Nobody adds the key of another, nor the same twice.
  expect(outcome(await add(other, device.make(await optionsOf(other))))).toEqual(NOT_MADE)
  const again = await optionsOf(who)
  expect(again.excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }])
  // The recovery codes stay those of the first.
  expect((await add(who, new DeviceWithKeys().make(again))).json()).toEqual({ recoveryCodes: null })
  expect(await nelly.parts.db.$count(passkeys)).toBe(2)
  for (let n = 2; n < 20; n++) await add(who, new DeviceWithKeys().make(await optionsOf(who)))
  expect(outcome(await who.call('POST', '/second-factors/passkeys/options'))).toEqual([
    409,
    'too-many-passkeys',
  ])
})

test('a removed passkey signs in no more; with the last factor the recovery codes go', async () => {
  const { who, device } = await withPasskey(ana)
  const other = await signedIn(nelly, ben)
  const [{ id }] = (await who.call('GET', '/second-factors')).json().passkeys
  const remove = ({ call }: SignedIn) => call('DELETE', `/second-factors/passkeys/${id}`)
  expect(outcome(await remove(other))).toEqual([404, 'passkey-not-found'])
  expect((await remove(who)).statusCode).toBe(204)
  expect(outcome(await remove(who))).toEqual([404, 'passkey-not-found'])
  const alone = await asked()
  expect(outcome(await prove({ challenge: alone.challenge, passkey: device.prove(alone) }))).toEqual(REFUSED)
  expect((await loginOf(nelly.app, ana)).statusCode).toBe(200)
  expect((await who.call('GET', '/second-factors')).json()).toMatchObject({ recoveryCodes: 0, passkeys: [] })
})

test('who has a passkey confirms with it who they are', async () => {
  const { who, device } = await withPasskey(ana)
  const { device: bens } = await withPasskey(ben)
  nelly.clock.advance(16 * MINUTE)
  const CONFIRM = [403, 'confirm-identity']
  expect(outcome(await who.call('POST', '/second-factors/passkeys/options'))).toEqual(CONFIRM)
  const confirm = async (by: DeviceWithKeys) => {
    const step = await asked()
    const body = { challenge: step.challenge, passkey: by.prove(step) }
    return who.call('POST', '/session/confirmation', body)
  }
  expect(outcome(await confirm(bens))).toEqual(REFUSED)
  expect(outcome(await who.call('POST', '/session/confirmation', {}))).toEqual([
    422,
    'current-password-wrong',
  ])
  expect((await confirm(device)).statusCode).toBe(204)
  expect((await who.call('POST', '/second-factors/passkeys/options')).statusCode).toBe(200)
})

test('a browser is remembered for thirty days, for its person, until the password changes or it is forgotten', async () => {
  const { who, device } = await withPasskey(ana)
  await withPasskey(ben)
  const remembered = async () => {
    const step = await asked((await secondStep(ana)).challenge)
    const body = { challenge: step.challenge, passkey: device.prove(step), remember: true }
    const [cookie] = (await prove(body)).cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30 * 24 * 60 * 60 })
    return `${cookie?.name}=${cookie?.value}`
  }
  const loginWith = async ({ email, password }: TestOwner, browser: string) => {
    const pair = await antiForgeryPair(nelly.app)
    const headers = { ...pair, cookie: `${pair.cookie}; ${browser}` }
    const payload = { email, password }
    return (await nelly.app.inject({ method: 'POST', url: '/login-nelly', headers, payload })).statusCode
  }
  const browser = await remembered()
  expect(await loginWith(ana, browser)).toBe(200)
  expect(await loginWith(ben, browser.replace(/\d+/, String(ben.id)))).toBe(401)
  expect(JSON.stringify(await nelly.parts.db.select().from(rememberedBrowsers))).not.toContain(
    browser.split('=')[1],
  )
  expect((await who.call('GET', '/second-factors')).json().rememberedBrowsers).toBe(1)
  expect((await who.call('DELETE', '/second-factors/browsers')).statusCode).toBe(204)
  expect(await loginWith(ana, browser)).toBe(401)

  const second = await remembered()
  const password = 'four words of hers'
  const changed = await who.call('POST', `/users-update/${ana.id}`, {
    password,
    password_confirmation: password,
  })
  expect(changed.statusCode).toBe(200)
  expect(await loginWith({ ...ana, password }, second)).toBe(401)

  ana = { ...ana, password }
  const third = await remembered()
  nelly.clock.advance(30 * DAY - MINUTE)
  expect(await loginWith(ana, third)).toBe(200)
  nelly.clock.advance(MINUTE)
  expect(await loginWith(ana, third)).toBe(401)
})

test('an owner with a factor requires one of the team: who has none can do nothing but set one up', async () => {
  const owner = await signedIn(nelly, ana)
  const require = (requiresFactor: boolean) => owner.call('PUT', '/factor-requirement', { requiresFactor })
  expect(outcome(await require(true))).toEqual([409, 'second-factor-missing'])
  await add(owner, new DeviceWithKeys().make(await optionsOf(owner)))
  const cousin = await addMember(nelly, ana, 'desk')
  const member = await signedIn(nelly, cousin)
  const landingsOf = () => member.call('GET', `/landing/${cousin.id}`)
  expect((await landingsOf()).statusCode).toBe(200)
  expect((await require(true)).statusCode).toBe(204)

  expect(outcome(await landingsOf())).toEqual([403, 'second-factor-due'])
  expect((await member.call('GET', '/membership')).json()).toMatchObject({
    requiresFactor: true,
    isFactorDue: true,
  })
  expect((await owner.call('GET', '/membership')).json()).toMatchObject({ isFactorDue: false })
  const { members } = (await owner.call('GET', '/members')).json()
  expect(members.map(({ hasFactor }: { hasFactor: boolean }) => hasFactor)).toEqual([true, false])

  await add(member, new DeviceWithKeys().make(await optionsOf(member)))
  expect((await landingsOf()).statusCode).toBe(200)
  expect(await nelly.parts.db.$count(challenges)).toBe(0)
})
