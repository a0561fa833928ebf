import type { LandingPrices, PublicSite, TripWish } from '@nelly/contract/public-site'
import type { LandingId, PlaceId, VehicleId } from '@nelly/domain/ids'
import type { PlaceHours } from '@nelly/domain/opening-hours'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import { percent } from '@nelly/domain/rates/rates'
import { extraRate, offer, season } from '@nelly/domain/rates/testing/wishes'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { anyHours, anyRuledRates } from '@nelly/domain/rules/testing/any-rules'
import { daily, rulesWith } from '@nelly/domain/rules/testing/requests'
import { addMinutes, type WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { places } from '../../platform/db/schema.ts'
import { saveRates } from '../rates/save-rates.ts'

const NAMES = ['Oficina', 'Aeropuerto', 'Playa']
const NOW = '2027-05-01T10:00' as WallClock

let nelly: TestApp
let nextPage: () => Promise<PublicSite>
let landing: LandingId
let vehicle: VehicleId
let placeIds: PlaceId[]
let save: (rates: Partial<Rates>) => Promise<void>

beforeEach(async () => {
  let asked: PublicSite | undefined
  nelly = await startTestApp({
    site: async (_request, context) => {
      asked = context.site
      return new Response('')
    },
  })
  nelly.clock.set('2027-05-01T14:00:00Z')
  nextPage = async () => {
    await nelly.app.inject({ url: '/any' })
    if (!asked) throw new Error('no page was asked for')
    return asked
  }
  const { db, now } = nelly.parts
  const owner = await nelly.addOwner()
  landing = await addLanding(nelly.parts, owner, { name: 'by-rules' })
  vehicle = await addVehicle(nelly.parts, landing)
  const rows = await db
    .insert(places)
    .values(
      NAMES.map((name, position) => ({
        ...{ landingId: landing, name, position, isPickup: true, isReturn: true, createdAt: now() },
      })),
    )
    .returning({ id: places.id })
  placeIds = rows.map(({ id }) => id as PlaceId)
  const who = { account: owner.account, actor: { kind: 'system' }, landing } as const
  let edited = 0
  save = async (rates) => {
    const saved = await saveRates(
      db,
      who,
      { edited, rates: { ...DEFAULT_RATES, ...rates }, prices: [] },
      now(),
    )
    if (!saved.ok) throw new Error(saved.refusal)
    edited += 1
  }
})

const open = (index: number, hours: Partial<PlaceHours>) =>
  nelly.parts.db
    .update(places)
    .set(hours)
    .where(eq(places.id, placeIds[index] ?? 0))

const between = (pickup: string, back: string) => ({
  date_of_departure: pickup.slice(0, 10),
  time_of_departure: pickup.slice(11),
  date_of_arrival: back.slice(0, 10),
  time_of_arrival: back.slice(11),
})
const at = (pickupPlace: string, returnPlace = pickupPlace) => ({
  place_of_departure: pickupPlace,
  arrival_place: returnPlace,
})
const ask = (payload: object) =>
  nelly.app.inject({
    method: 'POST',
    url: '/api/quotes',
    payload,
    headers: { 'accept-language': 'en' },
  })
/** Monday 10 May to Wednesday 12 May 2027, 10:00. */
const wish = (changes: object = {}) =>
  booking(landing, vehicle, { ...between('2027-05-10 10:00', '2027-05-12 10:00'), ...changes })

describe('a wish for 10 to 12 May is refused', () => {
  const alta = season('alta', { name: { es: 'Alta', en: 'High season' }, minDays: 3 })
  for (const { what, set, changes, is } of [
    {
      what: 'where the season wants more days',
      set: () => save({ seasons: [alta] }),
      is: {
        code: 'period-too-short',
        message: 'High season: 3 days or more.',
        errors: { date_of_arrival: ['High season: 3 days or more.'] },
        rule: { kind: 'length', text: 'High season: 3 days or more.' },
        nearest: between('2027-05-10 10:00', '2027-05-13 10:00'),
      },
    },
    {
      what: 'where the place opens later',
      set: () => open(0, { hours: daily('11:00-18:00') }),
      changes: { ...at('oficina', 'Samaná') },
      is: {
        code: 'outside-opening-hours',
        errors: { time_of_departure: [expect.stringContaining('Oficina is open on Monday, May 10')] },
        rule: { kind: 'opening_hours' },
        nearest: { ...between('2027-05-10 11:00', '2027-05-12 10:00'), ...at('oficina', 'Samaná') },
      },
    },
    {
      what: 'where the place is closed on the day of return',
      set: () => open(1, { hours: { 3: [] } }),
      changes: at('Samaná', 'Aeropuerto'),
      is: {
        code: 'place-closed',
        errors: { date_of_arrival: [expect.any(String)] },
        nearest: between('2027-05-11 10:00', '2027-05-13 10:00'),
      },
    },
    {
      what: 'where the vehicle can’t be returned there',
      set: () =>
        save({
          oneWay: {
            ...DEFAULT_RATES.oneWay,
            pairs: [
              { from: placeIds[0] as PlaceId, to: placeIds[1] as PlaceId, amount: null, forbidden: true },
            ],
          },
        }),
      changes: at('Oficina', 'Aeropuerto'),
      is: {
        code: 'one-way-forbidden',
        errors: { arrival_place: [expect.stringContaining('Oficina can’t be returned at Aeropuerto')] },
        nearest: at('Oficina'),
      },
    },
    {
      what: 'where the driver is too young, and nothing is offered instead',
      set: () => save({ drivers: { ...DEFAULT_RATES.drivers, minAge: 21 } }),
      changes: { driver_age: 20 },
      is: { code: 'driver-too-young', errors: { driver_age: [expect.any(String)] }, nearest: null },
    },
  ]) {
    test(what, async () => {
      await set()
      for (const url of ['/api/quotes', '/api/reservations', '/reservations']) {
        const refused = await nelly.app.inject({
          method: 'POST',
          url,
          payload: wish(changes),
          headers: { 'accept-language': 'en' },
        })
        expect([refused.statusCode, refused.json()]).toMatchObject([422, is])
      }
    })
  }
})

test('who does not tell an age is not refused for it', async () => {
  await save({ drivers: { ...DEFAULT_RATES.drivers, minAge: 21 } })
  expect((await send(nelly.app, wish())).statusCode).toBe(201)
})

test('a wish that is refused by a rule and taken as well is refused by the rule, and offered what is free', async () => {
  await send(nelly.app, wish({ ...between('2027-05-10 10:00', '2027-05-20 10:00') }))
  await save({ rules: rulesWith({ minDays: 3 }) })
  const refused = (await send(nelly.app, wish())).json()
  expect(refused).toMatchObject({
    code: 'period-too-short',
    nearest: between('2027-05-07 10:00', '2027-05-10 10:00'),
  })
})

test('what is offered has its extras in stock, and a price with its code', async () => {
  const gps = extraRate({ code: 'gps', stock: 1 })
  const other = await addVehicle(nelly.parts, landing)
  const code = offer('mayo', { kind: 'code', code: 'MAYO', percent: percent(10) })
  const late = { ...code, pickup: { from: '2027-05-01', to: '2027-05-25' } as Rates['offers'][0]['pickup'] }
  await save({ extras: [gps], offers: [late] })
  const extras = [{ code: 'gps', quantity: 1 }]
  const taken = { id_vehicle: other, ...between('2027-05-10 10:00', '2027-05-15 10:00'), extras }
  expect((await send(nelly.app, wish(taken))).statusCode).toBe(201)
  await save({ extras: [gps], offers: [late], seasons: [season('all', { noPickup: [1] })] })
  const refused = (await send(nelly.app, wish({ extras, discount_code: 'MAYO' }))).json()
  expect(refused).toMatchObject({
    code: 'no-pickup-that-day',
    nearest: { ...between('2027-05-08 10:00', '2027-05-10 10:00'), extras, discount_code: 'MAYO' },
  })
  expect((await send(nelly.app, refused.nearest)).statusCode).toBe(201)
  const wrong = (await ask(wish({ discount_code: 'JUNIO' }))).json()
  expect(wrong).toMatchObject({ code: 'no-pickup-that-day', nearest: null })
})

test('random refusals: call, page and nearest dates say the same, and what is offered instead is booked', async () => {
  const second = await addVehicle(nelly.parts, landing, { units: 2 })
  let site = await nextPage()
  const visit = await site.visit('by-rules')
  if (visit.kind !== 'found') throw new Error('the landing is not found')
  const tried = { booked: 0 }
  const compare = async (
    prices: LandingPrices,
    asked: { id: VehicleId; trip: TripWish; payload: object },
  ) => {
    const { id, trip, payload } = asked
    expect((await ask(payload)).json().code).toBe(prices.broken(id, trip)[0]?.code)
    const isAllowed = (vehicle: VehicleId, period: RentalPeriod) =>
      prices.broken(vehicle, { ...trip, period }).length === 0
    for (const free of (await site.freePeriods([id], trip.period, isAllowed)).get(id) ?? []) {
      const other = await ask({ ...payload, ...between(free.pickup, free.return) })
      expect(other.json()).toMatchObject({ available: true })
    }
  }
  const anyCase = fc.record({
    rates: anyRuledRates([vehicle, second], placeIds),
    hours: fc.tuple(anyHours, anyHours, anyHours),
    wishes: fc.array(
      fc.record({
        from: fc.nat({ max: 60 * 24 * 4 }),
        quarters: fc.integer({ min: 1, max: 10 * 24 * 4 }),
        pickup: fc.constantFrom(...NAMES, 'Samaná'),
        back: fc.constantFrom(...NAMES, 'Samaná'),
        driverAge: fc.constantFrom(undefined, undefined, 30),
        vehicle: fc.constantFrom(vehicle, second),
      }),
      { minLength: 25, maxLength: 25 },
    ),
  })
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ rates, hours, wishes }) => {
      await save(rates)
      for (const [index, each] of hours.entries()) await open(index, each)
      site = await nextPage()
      const prices = await site.prices(visit.landing)
      for (const [index, { from, quarters, pickup, back, driverAge, vehicle: id }] of wishes.entries()) {
        const start = addMinutes(NOW, from * 15)
        const period = { pickup: start, return: addMinutes(start, quarters * 15) }
        const trip = {
          period,
          pickupPlace: pickup,
          returnPlace: back,
          extras: [],
          ...(driverAge && { driverAge }),
        }
        const [rule] = prices.broken(id, trip)
        const payload = {
          ...wish({ id_vehicle: id, ...between(period.pickup, period.return), ...at(pickup, back) }),
          ...(driverAge && { driver_age: driverAge }),
        }
        if (index < 4) await compare(prices, { id, trip, payload })
        if (!rule) continue
        const refused = (await send(nelly.app, payload)).json()
        expect(refused.code).toBe(rule.code)
        if (!refused.nearest) continue
        tried.booked++
        const booked = await send(nelly.app, refused.nearest)
        expect([booked.statusCode, booked.json().code]).toEqual([201, undefined])
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
  expect(tried.booked).toBeGreaterThan(30)
}, 120_000)
