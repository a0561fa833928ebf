import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle, booking, send, tally } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let started: TestApp
let ana: SignedIn
let landing: LandingId
let kia: VehicleId

beforeAll(async () => {
  started = await startTestApp()
})

beforeEach(async () => {
  ana = await signedInOwner(started)
  landing = await addLanding(started.parts, ana)
  kia = await addVehicle(started.parts, landing)
})

const owned = (method: 'PUT' | 'POST', path: string, payload: object, { inEnglish } = ana) =>
  inEnglish(method, `/landings/${landing}${path}`, payload)
const save = (revision: number, rates: object) =>
  owned('PUT', '/rates', { revision, rates: { currency: 'USD', ...rates } })
const place = async (name: string): Promise<number> => (await owned('POST', '/places', { name })).json().id

/** Three days from 10 March 2027. */
const wish = (changes: object = {}) => ({
  id_vehicle: kia,
  date_of_departure: '2027-03-10',
  time_of_departure: '10:00',
  date_of_arrival: '2027-03-13',
  time_of_arrival: '10:00',
  place_of_departure: 'Aeropuerto',
  arrival_place: 'Aeropuerto',
  ...changes,
})
/** The same to be tested. */
const ownWish = (changes: object = {}) => ({
  vehicle: kia,
  period: { pickup: '2027-03-10T10:00', return: '2027-03-13T10:00' },
  pickupPlace: 'Aeropuerto',
  returnPlace: 'Aeropuerto',
  ...changes,
})
const ask = (changes: object = {}, { app } = started) =>
  app.inject({ method: 'POST', url: '/api/quotes', payload: { id_landing: landing, ...wish(changes) } })

test('a quote has every line of the price that a reservation would have', async () => {
  const quoted = await ask({ extras: [{ code: 'baby_seat' }] })
  expect([quoted.statusCode, quoted.json()]).toMatchObject([
    200,
    {
      available: true,
      currency: 'USD',
      days: 3,
      clock_days: 3,
      rates_version: 0,
      lines: [
        { kind: 'rental', days: 3, unit_amount: 45, amount: 135, reason: { kind: 'vehicle_price' } },
        { kind: 'extra', code: 'baby_seat', amount: 36 },
        { kind: 'fee', amount: 9.95 },
        { kind: 'fee', amount: 3.5 },
      ],
      subtotal: 184.45,
      tax: 33.2,
      total: 217.65,
      cancellation: { earlier: { amount: 100 }, within: [{ hours: 24, amount: 200 }], after_pickup: 'all' },
      hints: [],
    },
  ])
  const { available, cancellation, hints, ...quote } = quoted.json()
  const places = { place_of_departure: 'Aeropuerto', arrival_place: 'Aeropuerto' }
  const made = await send(started.app, booking(landing, kia, { ...places, extras: [{ code: 'baby_seat' }] }))
  expect(made.json().quote).toEqual(quote)
  expect((await ask()).json().available).toBe(false)
})

test('fees of places and one-way prices go by the names of the places', async () => {
  const [airport, hotel] = [await place('Aeropuerto'), await place('Hotel')]
  await save(0, {
    fees: [{ code: 'airport', name: { es: 'Aeropuerto' }, when: 'place', places: [airport], amount: 1000 }],
    oneWay: {
      amount: 500,
      pairs: [
        { from: airport, to: hotel, amount: 5000 },
        { from: hotel, to: airport, forbidden: true },
      ],
    },
  })
  const lines = async (pickup: string, back: string) => {
    const quoted = await ask({ place_of_departure: pickup, arrival_place: back })
    return quoted.statusCode === 200
      ? quoted
          .json()
          .lines.slice(1)
          .map((line: { code: string; amount: number }) => [line.code, line.amount])
      : quoted.json().code
  }
  expect(await lines('AEROPUERTO', 'hotel')).toEqual([
    ['airport', 10],
    ['one_way', 50],
  ])
  expect(await lines('Hotel', 'Aeropuerto')).toBe('one-way-forbidden')
  expect(await lines('Hotel', 'Hotel')).toEqual([])
  expect(await lines('Elsewhere', 'Aeropuerto')).toEqual([
    ['airport', 10],
    ['one_way', 5],
  ])
})

test('a longer rental that costs less is told while the vehicle is free for it', async () => {
  await save(0, { tiers: [1, 4], prices: [{ vehicleId: kia, fromDays: 4, amount: 2000 }] })
  const hints = async () => (await ask()).json().hints
  expect(await hints()).toEqual([{ kind: 'longer-costs-less', days: 4, total: 94.4, saved: 64.9 }])
  const later = { date_of_departure: '2027-03-13', date_of_arrival: '2027-03-14' }
  expect((await send(started.app, booking(landing, kia, later))).statusCode).toBe(201)
  expect(await hints()).toEqual([])
})

test('a wish that can’t be reserved is refused in the same way', async () => {
  for (const changes of [
    { date_of_arrival: '2027-03-09' },
    { date_of_departure: '2026-03-10' },
    { extras: [{ code: 'sauna' }] },
    { extras: [{ code: 'baby_seat', quantity: 11 }] },
    { discount_code: 'NOPE' },
    { id_vehicle: 2_000_000_000 },
  ]) {
    const quoted = await ask(changes)
    const made = await send(started.app, booking(landing, kia, changes))
    expect([quoted.statusCode, quoted.json().code]).toEqual([made.statusCode, made.json().code])
    expect(quoted.statusCode).toBeGreaterThanOrEqual(400)
  }
})

test('a code that is wrong, expired or used up is answered alike, and ten wrong ones are too many', async () => {
  const limited = await startTestApp({ rateLimits: true })
  const owner = await signedInOwner(limited)
  const at = await addLanding(limited.parts, owner)
  const vehicle = await addVehicle(limited.parts, at)
  const offers = [
    { id: 'now', name: { es: 'A' }, kind: 'code', code: 'NOW', percent: 500 },
    {
      id: 'past',
      name: { es: 'B' },
      kind: 'code',
      code: 'PAST',
      percent: 500,
      booked: { from: '2026-01-01', to: '2026-01-02' },
    },
  ]
  await limited.app.inject({
    method: 'PUT',
    url: `/api/landings/${at}/rates`,
    headers: owner.headers,
    payload: { revision: 0, rates: { currency: 'USD', offers } },
  })
  const tried = (discount_code: string | undefined) =>
    limited.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: { id_landing: at, ...wish({ id_vehicle: vehicle }), discount_code },
    })
  const { body } = await tried('WRONG')
  expect((await tried('PAST')).body).toBe(body)
  const right = await Promise.all(Array.from({ length: 3 }, () => tried('now')))
  expect(tally(right)).toEqual({ 200: 3 })
  const wrong = await Promise.all(Array.from({ length: 12 }, (_, n) => tried(`WRONG${n}`)))
  expect(tally(wrong)).toEqual({ 422: 8, 429: 4 })
  expect((await tried('NOW')).statusCode).toBe(429)
  expect((await tried(undefined)).statusCode).toBe(200)
})

test('wrong codes of bookings count with those of quotes', async () => {
  const limited = await startTestApp({ rateLimits: true })
  const owner = await signedInOwner(limited)
  const at = await addLanding(limited.parts, owner)
  const vehicle = await addVehicle(limited.parts, at)
  const book = (code?: string) =>
    send(limited.app, booking(at, vehicle, { ...(code && { discount_code: code }) }))
  const wrong = await Promise.all(Array.from({ length: 12 }, (_, n) => book(`WRONG${n}`)))
  expect(tally(wrong)).toEqual({ 422: 10, 429: 2 })
  expect(wrong.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toMatch(/^\d+$/)
  const quoted = await limited.app.inject({
    method: 'POST',
    url: '/api/quotes',
    payload: { id_landing: at, ...wish({ id_vehicle: vehicle }), discount_code: 'WRONG' },
  })
  expect(quoted.statusCode).toBe(429)
  expect((await book()).statusCode).toBe(201)
})

test('of what rules refuse, a code counts as a wrong one only where it is why nothing is offered', async () => {
  const limited = await startTestApp({ rateLimits: true })
  const owner = await signedInOwner(limited)
  const at = await addLanding(limited.parts, owner)
  const vehicle = await addVehicle(limited.parts, at)
  const rates = {
    currency: 'USD',
    offers: [{ id: 'now', name: { es: 'A' }, kind: 'code', code: 'NOW', percent: 500 }],
    drivers: { minAge: 21 },
    rules: { minDays: 2 },
  }
  await limited.app.inject({
    method: 'PUT',
    url: `/api/landings/${at}/rates`,
    headers: owner.headers,
    payload: { revision: 0, rates },
  })
  const ask = async (changes: object) => {
    const payload = { id_landing: at, ...wish({ id_vehicle: vehicle }), ...changes }
    const answer = await limited.app.inject({ method: 'POST', url: '/api/quotes', payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  const oneDay = { date_of_departure: '2027-03-10', date_of_arrival: '2027-03-11' }
  const refusals = [
    { driver_age: 20, discount_code: 'NOW' },
    { ...oneDay, discount_code: 'WRONG', extras: [{ code: 'none', quantity: 1 }] },
  ]
  for (const changes of refusals)
    for (let nth = 0; nth < 11; nth++)
      expect(await ask(changes)).toMatchObject({ status: 422, nearest: null, rule: expect.anything() })
  expect(await ask({ ...oneDay, discount_code: 'NOW' })).toMatchObject({ nearest: expect.anything() })
  for (let nth = 0; nth < 10; nth++)
    expect(await ask({ ...oneDay, discount_code: `WRONG${nth}` })).toMatchObject({ nearest: null })
  expect((await ask({ discount_code: 'NOW' })).status).toBe(429)
})

test('more than 120 quotes in ten minutes from one network are too many', async () => {
  const limited = await startTestApp({ rateLimits: true })
  const one = () =>
    limited.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: { id_landing: 1, ...wish({ id_vehicle: 1 }) },
    })
  const answers = await Promise.all(Array.from({ length: 122 }, one))
  expect(tally(answers)).toEqual({ 404: 120, 429: 2 })
}, 60_000)

// Rule of "An operator's own prices": server/features/rates/quote-wish.ts, domain/rates/not-applied.ts, domain/rates/not-applied.test.ts
test('an operator tests a price by unsaved rates and prices, and is told what does not apply', async () => {
  const season = {
    id: 'marzo',
    name: { es: 'Marzo', en: 'March' },
    ranges: [{ from: '03-01', to: '03-31' }],
    percent: 5000,
  }
  const other = {
    ...season,
    id: 'mayo',
    name: { es: 'Mayo', en: 'May' },
    ranges: [{ from: '05-01', to: '05-31' }],
  }
  const tested = await owned('POST', '/rates/test', {
    wish: ownWish(),
    rates: { currency: 'USD', seasons: [season, other] },
    prices: [{ id: kia, pricePerDay: 6000 }],
  })
  expect(tested.json()).toMatchObject({
    quote: { lines: [{ code: 'marzo', days: 3, unitAmount: 9000, amount: 27_000 }], total: 31_860 },
    refusal: null,
    skipped: [
      {
        list: 'season',
        name: { es: 'Mayo', en: 'May' },
        why: { es: 'Ningún día del alquiler cae en ella.', en: 'None of the days belongs to it.' },
      },
    ],
  })
  expect((await ask()).json().total).toBe(175.17)
  const refused = await owned('POST', '/rates/test', { wish: ownWish({ discountCode: 'NOPE' }) })
  expect(refused.json()).toMatchObject({ quote: null, refusal: { code: 'discount-code-invalid' } })
})

test('a price in another currency is tested only with the vehicle’s price in it', async () => {
  const inPesos = (prices: object[]) =>
    owned('POST', '/rates/test', { wish: ownWish(), rates: { currency: 'DOP' }, prices })
  const refused = await inPesos([])
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { prices: ['With another currency, confirm or convert the price of every vehicle.'] },
  ])
  const tested = await inPesos([{ id: kia, pricePerDay: 270_000 }])
  expect(tested.json().quote).toMatchObject({ currency: 'DOP', lines: [{ kind: 'rental', amount: 810_000 }] })
})

test('unsaved rates that name vehicles or places the landing never had are not tested', async () => {
  const other = await addVehicle(started.parts, await addLanding(started.parts, ana))
  const tested = await owned('POST', '/rates/test', {
    wish: ownWish(),
    rates: { currency: 'USD', oneWay: { pairs: [{ from: 77, to: 78, amount: 500 }] } },
    prices: [{ id: other, pricePerDay: 5000 }],
  })
  expect([tested.statusCode, Object.keys(tested.json().errors)]).toEqual([
    422,
    ['rates.oneWay.pairs.0.from', 'rates.oneWay.pairs.0.to', 'prices.0.id'],
  ])
})

test('an operator can’t test a vehicle or landing of another account', async () => {
  const ben = await signedInOwner(started)
  const foreign = await addVehicle(started.parts, await addLanding(started.parts, ben))
  expect((await owned('POST', '/rates/test', { wish: ownWish() }, ben)).json().code).toBe('landing-not-found')
  expect((await owned('POST', '/rates/test', { wish: ownWish({ vehicle: foreign }) })).json().code).toBe(
    'vehicle-not-found',
  )
})
