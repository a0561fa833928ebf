import type { LandingId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { ratesVersions } from '../../platform/db/schema.ts'
import { placesOf } from '../inventory/places-of.ts'

let started: TestApp
let ana: SignedIn
let landing: number
let id: number

beforeEach(async () => {
  started = await startTestApp()
  ana = await signedInOwner(started)
  landing = (await madeLanding(started, ana, 'Búho Rent')).id
  id = (await ana.call('POST', `/landings/${landing}/places`, { name: 'Santiago' })).json().id
})

const change = (payload: object) => ana.call('PUT', `/places/${id}`, payload)

const OFFICE = {
  hours: {
    1: [
      { from: '08:00', to: '12:30' },
      { from: '14:00', to: '18:00' },
    ],
    6: [{ from: '20:00', to: '24:00' }],
    7: [],
  },
  exceptions: [
    { from: '2027-12-25', to: '2027-12-25', hours: [], note: 'Navidad' },
    { from: '2027-12-24', to: '2027-12-31', hours: [{ from: '08:00', to: '12:00' }], note: '' },
  ],
  outside: {
    pickup: [
      { from: '06:00', to: '08:00', amount: 1550 },
      { from: '18:00', to: '24:00', amount: 2000 },
    ],
    return: [{ from: '18:00', to: '22:00', amount: 0 }],
  },
}

test('a place has the hours, exceptions and fees that its owner gives, and loses them again', async () => {
  const said = (await change(OFFICE)).json()
  expect(said).toMatchObject({ ...OFFICE, currency: 'USD' })
  expect((await ana.call('GET', `/landings/${landing}/places`)).json()).toEqual([said])
  const added = await ana.call('POST', `/landings/${landing}/places`, { name: 'Samaná', ...OFFICE })
  expect(added.json()).toMatchObject(OFFICE)
  const open = { hours: null, exceptions: [], outside: { pickup: [], return: [] } }
  expect(
    (await change({ hours: {}, exceptions: [], outside: { pickup: [], return: [] } })).json(),
  ).toMatchObject(open)
})

test('times are read as people type them, and a weekday without a word is always open', async () => {
  const typed = { hours: { 2: [{ from: '8:00 AM', to: '5:30 p. m.' }], 3: null } }
  expect((await change(typed)).json().hours).toEqual({ 2: [{ from: '08:00', to: '17:30' }] })
})

const day = (...hours: unknown[]) => ({ hours: { 1: hours } })
const fee = (window: object) => ({ outside: { pickup: [window] } })

test('what is wrong is refused at its own field, and nothing of it is stored', async () => {
  for (const [sent, field] of [
    [day({ from: '18:00', to: '08:00' }), 'hours.1.0.to'],
    [day({ from: '08:00', to: '12:00' }, { from: '11:00', to: '18:00' }), 'hours.1.1.from'],
    [fee({ from: '18:00', to: '22:00', amount: 1.005 }), 'outside.pickup.0.amount'],
  ] as const) {
    for (const answer of [
      await change(sent),
      await ana.call('POST', `/landings/${landing}/places`, { name: 'Other', ...sent }),
    ]) {
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
    }
  }
  const places = (await ana.call('GET', `/landings/${landing}/places`)).json()
  expect(places).toMatchObject([{ hours: null, outside: { pickup: [] } }])
})

test('of two owners who change the hours, the second is refused with what is stored, and goes on from there', async () => {
  const saved = (await change({ ...OFFICE, revision: 0 })).json()
  const refused = await change({ hours: { 1: [] }, revision: 0 })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'changed-meanwhile', newest: saved },
  ])
  const { revision } = refused.json().newest
  expect((await change({ hours: { 1: [] }, revision })).json()).toMatchObject({ ...OFFICE, hours: { 1: [] } })
})

test('fees that were typed in a currency are not stored in another', async () => {
  const fees = { outside: { pickup: [{ from: '18:00', to: '22:00', amount: 2000 }] } }
  const refused = await change({ ...fees, currency: 'DOP' })
  expect([refused.json().code, refused.json().newest]).toMatchObject([
    'changed-meanwhile',
    { currency: 'USD' },
  ])
  expect((await change({ ...fees, currency: 'USD' })).statusCode).toBe(200)
})

const rates = { currency: 'DOP' }

test('the currency is not changed while places charge for hours, and the answer names them', async () => {
  await change({ name: '{name} $& Santiago', ...OFFICE })
  const path = `/landings/${landing}/rates`
  const refused = await ana.call('PUT', path, { revision: 0, rates, prices: [] })
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { 'rates.currency': [expect.stringContaining('{name} $& Santiago')] },
  ])
  await change({ outside: { pickup: [], return: [] } })
  const revision = (await ana.call('GET', path)).json().revision
  expect((await ana.call('PUT', path, { revision, rates, prices: [] })).statusCode).toBe(200)
  const pesos = await change(fee({ from: '22:00', to: '24:00', amount: 120050 }))
  expect(pesos.json()).toMatchObject({ currency: 'DOP', outside: { pickup: [{ amount: 120050 }] } })
})

test('a version of the rates keeps the places with their hours as they were', async () => {
  await change(OFFICE)
  await ana.call('PUT', `/landings/${landing}/rates`, { revision: 0, rates: { currency: 'USD' } })
  const then = await placesOf(started.parts.db, landing as LandingId)
  await change({ hours: null, name: 'Samaná' })
  const [kept] = await started.parts.db.select().from(ratesVersions).where(eq(ratesVersions.version, 1))
  expect(kept?.snapshot.places).toMatchObject([{ id, name: 'Santiago', hours: then[0]?.hours }])
})
