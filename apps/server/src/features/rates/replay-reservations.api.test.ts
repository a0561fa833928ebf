import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle, booking, send, tally } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { reservations, vehicles } from '../../platform/db/schema.ts'

let started: TestApp
let ana: SignedIn
let landing: LandingId
let kia: VehicleId

beforeAll(async () => {
  started = await startTestApp()
})

beforeEach(async () => {
  started.clock.set('2027-03-01T14:00:00Z')
  ana = await signedInOwner(started)
  landing = await addLanding(started.parts, ana)
  kia = await addVehicle(started.parts, landing, { units: 200 })
})

const owned = (method: 'PUT' | 'POST', path: string, payload: object, { inEnglish } = ana) =>
  inEnglish(method, `/landings/${landing}${path}`, payload)
const replay = (body: object = {}, owner = ana) => owned('POST', '/rates/replay', body, owner)
const unsaved = (rates: object, more: object = {}) => ({
  rates: { currency: 'USD', ...rates },
  ...more,
})
/** Three days at 45.00 and the default rates' extras and fees: 175.17. */
const book = async (changes: object = {}): Promise<number> => {
  const made = await send(started.app, booking(landing, kia, { ...changes }))
  expect(made.statusCode, made.body).toBe(201)
  return made.json().id
}

interface Part {
  done: number
  of: number
  reservations: object[]
  next: object | null
}

/** A whole replay, part by part. */
async function wholeReplay(body: object) {
  const parts: Part[] = []
  let next: object | null = null
  do {
    const answer: Part = (await replay({ ...body, next })).json()
    parts.push(answer)
    next = answer.next
  } while (next)
  return { parts, reservations: parts.flatMap((part) => part.reservations) }
}

test('reservations are replayed by unsaved rates, at the moment they were booked', async () => {
  const first = await book()
  started.clock.advance(60_000)
  const second = await book({ extras: [{ code: 'baby_seat' }] })
  const offers = [{ id: 'early', name: { es: 'Pronto' }, kind: 'early', percent: 1000, leadDays: { min: 9 } }]
  const answer = await replay(
    unsaved({ offers, extras: [{ code: 'baby_seat', name: { es: 'Silla' }, per: 'day', amount: 2000 }] }),
  )
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      of: 2,
      done: 2,
      next: null,
      reservations: [
        { id: first, kind: 'priced', before: 17517, after: 14337 },
        {
          id: second,
          vehicle: { id: kia, name: 'Kia Rio' },
          kind: 'priced',
          before: 21765,
          after: 23010,
        },
      ],
    },
  ])
  expect(answer.json().reservations[0]).toMatchObject({
    period: { pickup: '2027-03-10T10:00', return: '2027-03-13T10:00' },
  })
})

test('by the current rates nothing changes, but what was saved since', async () => {
  await book()
  const prices = [{ id: kia, pricePerDay: 6000 }]
  const revision = (await owned('PUT', '/rates', { revision: 0, ...unsaved({}), prices })).json().revision
  expect(revision).toBe(1)
  const [own] = (await replay(unsaved({}))).json().reservations
  expect(own).toMatchObject({ before: 17517, after: 15930 })
  const [priced] = (await replay(unsaved({}, { prices }))).json().reservations
  expect(priced).toMatchObject({ before: 17517, after: 21240 })
  expect((await replay()).json().reservations).toEqual([own])
})

test('what a rule refuses is said with the rule', async () => {
  await book()
  const [refused] = (await replay(unsaved({ rules: { minDays: 5 } }))).json().reservations
  expect(refused).toMatchObject({ kind: 'refused', rule: 'period-too-short' })
})

test('a vehicle that was deleted and another currency are left out; what was cancelled or deleted is not listed', async () => {
  const other = await addVehicle(started.parts, landing)
  const euro = await book()
  const gone = await book({ id_vehicle: other })
  const [cancelled, deleted] = [await book(), await book()]
  const { db, now } = started.parts
  await db.update(vehicles).set({ deletedAt: now() }).where(eq(vehicles.id, other))
  const inEuro = sql`jsonb_set(${reservations.quote}, '{currency}', '"EUR"')`
  await db.update(reservations).set({ quote: inEuro }).where(eq(reservations.id, euro))
  await db.update(reservations).set({ deletedAt: now() }).where(eq(reservations.id, deleted))
  await db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: now(), cancellationFeeMinor: sql`0` })
    .where(eq(reservations.id, cancelled))
  expect((await replay(unsaved({}))).json()).toMatchObject({
    of: 2,
    reservations: [
      { id: euro, kind: 'omitted', why: 'other-currency' },
      { id: gone, kind: 'omitted', why: 'vehicle-deleted' },
    ],
  })
})

test('a long replay is answered in parts, twice alike, and an offer is given as often as it may be', async () => {
  const before = await Promise.all(Array.from({ length: 8 }, () => book()))
  const after = await Promise.all(Array.from({ length: 50 }, () => book()))
  const all = [...before, ...after].sort((one, other) => one - other)
  const offers = [{ id: 'few', name: { es: 'Pocos' }, kind: 'early', percent: 5000, uses: 53 }]
  const first = await wholeReplay(unsaved({ fees: [], offers }))
  expect(first.parts.map(({ done, of }) => [done, of])).toEqual([
    [50, 58],
    [58, 58],
  ])
  expect(first.reservations.map((one) => (one as { id: number }).id)).toEqual(all)
  expect(first.reservations.map((one) => (one as { after: number }).after)).toEqual(
    all.map((_, n) => (n < 53 ? 7965 : 15930)),
  )
  expect(await wholeReplay(unsaved({ fees: [], offers }))).toEqual(first)
}, 60_000)

test('what is booked meanwhile is not part of a replay under way', async () => {
  await Promise.all(Array.from({ length: 51 }, () => book()))
  const { next } = (await replay(unsaved({}))).json()
  await book()
  expect((await replay(unsaved({}, { next }))).json()).toMatchObject({ of: 51, done: 51, next: null })
}, 60_000)

test('a replay without reservations has none', async () => {
  expect((await replay(unsaved({}))).json()).toEqual({
    ...{ currency: 'USD', of: 0, done: 0, reservations: [], next: null },
  })
})

test('an operator replays nothing of another account', async () => {
  await book()
  const ben = await signedInOwner(started)
  expect((await replay(unsaved({}), ben)).json().code).toBe('landing-not-found')
  const foreign = await addVehicle(started.parts, await addLanding(started.parts, ben))
  const refused = await replay(unsaved({}, { prices: [{ id: foreign, pricePerDay: 5000 }] }))
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['prices.0.id']])
})

test('a cursor that is none is refused by its field', async () => {
  const answers = await Promise.all(
    [
      { through: 'x', after: 1, uses: [] },
      { through: 1, after: 1, uses: [{ offer: 'a', count: -1 }] },
      7,
    ].map((next) => replay(unsaved({}, { next }))),
  )
  expect(tally(answers)).toEqual({ 422: 3 })
  expect(answers.flatMap((answer) => Object.keys(answer.json().errors))).toEqual([
    'next.through',
    'next.uses.0.count',
    'next',
  ])
})
