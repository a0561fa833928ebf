import type { LandingId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { ratesVersions } from '../../platform/db/schema.ts'
import { placesOf } from './places-of.ts'

let started: TestApp
let ana: SignedIn
let landing: number
let id: number

beforeEach(async () => {
  started = await startTestApp()
  ana = await signedInOwner(started)
  landing = (await madeLanding(started, ana, 'Búho Rent')).id
  id = (await call('POST', `/landings/${landing}/places`, { name: 'Santiago' })).json().id
})

const call = (method: NonNullable<InjectOptions['method']>, path: string, payload?: object) =>
  started.app.inject({ method, url: `/api${path}`, headers: ana.headers, ...(payload && { payload }) })
const change = (payload: object) => call('PUT', `/places/${id}`, payload)

const OFFICE = {
  hours: {
    1: [
      ['08:00', '12:30'],
      ['14:00', '18:00'],
    ],
    6: [['20:00', '24:00']],
    7: [],
  },
  exceptions: [
    { from: '2027-12-25', to: '2027-12-25', hours: [], note: 'Navidad' },
    { from: '2027-12-24', to: '2027-12-31', hours: [['08:00', '12:00']], note: '' },
  ],
  outside: {
    pickup: [
      { from: '06:00', to: '08:00', amount: 15.5 },
      { from: '18:00', to: '24:00', amount: 20 },
    ],
    return: [{ from: '18:00', to: '22:00', amount: 0 }],
  },
}

test('a place has the hours, exceptions and fees that its owner gives, and loses them again', async () => {
  const said = (await change(OFFICE)).json()
  expect(said).toMatchObject({ ...OFFICE, currency: 'USD' })
  expect((await call('GET', `/landings/${landing}/places`)).json()).toEqual([said])
  const added = await call('POST', `/landings/${landing}/places`, { name: 'Samaná', ...OFFICE })
  expect(added.json()).toMatchObject(OFFICE)
  const open = { hours: null, exceptions: [], outside: { pickup: [], return: [] } }
  expect((await change({ hours: {}, exceptions: [], outside: null })).json()).toMatchObject(open)
})

test('times are read as people type them, and a weekday without a word is always open', async () => {
  const typed = { hours: { 2: [['8:00 AM', '5:30 p. m.']], 3: null } }
  expect((await change(typed)).json().hours).toEqual({ 2: [['08:00', '17:30']] })
})

const day = (...hours: unknown[]) => ({ hours: { 1: hours } })
const fee = (window: object) => ({ outside: { pickup: [window] } })

test('what is wrong is refused at its own field, and nothing of it is stored', async () => {
  for (const [sent, field] of [
    [day(['18:00', '08:00']), 'hours.1.0.to'],
    [day(['08:00', '12:00'], ['11:00', '18:00']), 'hours.1.1.from'],
    [fee({ from: '18:00', to: '22:00', amount: 1.005 }), 'outside.pickup.0.amount'],
  ] as const) {
    for (const answer of [
      await change(sent),
      await call('POST', `/landings/${landing}/places`, { name: 'Other', ...sent }),
    ]) {
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
    }
  }
  const places = (await call('GET', `/landings/${landing}/places`)).json()
  expect(places).toMatchObject([{ hours: null, outside: { pickup: [] } }])
})

test('of two owners who change the hours, the second is asked, unless both changed them alike', async () => {
  const base = { hours: null, exceptions: [], outside: { pickup: [], return: [] } }
  await change(OFFICE)
  const refused = await change({ hours: { 1: [] }, outside: OFFICE.outside, base })
  expect([refused.statusCode, refused.json().conflicts]).toEqual([
    409,
    { hours: { yours: { 1: [] }, theirs: OFFICE.hours } },
  ])
  expect((await change({ ...OFFICE, base })).statusCode).toBe(200)
  expect((await change({ hours: { 1: [] }, base: OFFICE })).json().hours).toEqual({ 1: [] })
})

const rates = { currency: 'DOP' }

test('the currency is not changed while places charge for hours, and the answer names them', async () => {
  await change({ name: '{name} $& Santiago', ...OFFICE })
  const path = `/landings/${landing}/rates`
  const refused = await call('PUT', path, { version: 0, rates, prices: [] })
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { 'rates.currency': [expect.stringContaining('{name} $& Santiago')] },
  ])
  await change({ outside: null })
  const version = (await call('GET', path)).json().version
  expect((await call('PUT', path, { version, rates, prices: [] })).statusCode).toBe(200)
  const pesos = await change(fee({ from: '22:00', to: '24:00', amount: 1200.5 }))
  expect(pesos.json()).toMatchObject({ currency: 'DOP', outside: { pickup: [{ amount: 1200.5 }] } })
})

test('a version of the rates keeps the places with their hours as they were', async () => {
  await change(OFFICE)
  await call('PUT', `/landings/${landing}/rates`, { version: 0, rates: { currency: 'USD' } })
  const then = await placesOf(started.parts.db, landing as LandingId)
  await change({ hours: null, name: 'Samaná' })
  const [kept] = await started.parts.db.select().from(ratesVersions).where(eq(ratesVersions.version, 1))
  expect(kept?.snapshot.places).toMatchObject([{ id, name: 'Santiago', hours: then[0]?.hours }])
})
