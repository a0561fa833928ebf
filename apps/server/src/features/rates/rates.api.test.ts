import { LARGEST_ID } from '@nelly/contract/wire'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accountOf } from '../../../tests/support/account-of.ts'
import type { Call } from '../../../tests/support/call.ts'
import { type SignedIn, signedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle, booking, send, tally } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { watchQueries } from '../../../tests/support/watched-queries.ts'
import { landings, ratesVersions, reservations, vehicles } from '../../platform/db/schema.ts'
import { currentRates } from '../inventory/current-rates.ts'
import { ratesHistory } from './rates-history.ts'
import { ratesOf } from './rates-store.ts'
import { saveIn } from './save-rates.ts'

let started: TestApp
let ana: SignedIn
let ben: SignedIn
let landing: LandingId
let kia: VehicleId
let honda: VehicleId

beforeAll(async () => {
  started = await startTestApp()
})

beforeEach(async () => {
  started.clock.set('2027-03-01T14:00:00Z')
  ana = await signedInOwner(started)
  ben = await signedInOwner(started)
  landing = await addLanding(started.parts, ana)
  kia = await addVehicle(started.parts, landing)
  honda = await addVehicle(started.parts, landing, { name: 'Honda Fit' })
})

const call = (
  ...[method, path, payload, { inEnglish } = ana, at = landing]: [
    ...Parameters<Call>,
    who?: SignedIn,
    at?: LandingId,
  ]
) => inEnglish(method, `/landings/${at}${path}`, payload)
const read = async (at = landing) => (await call('GET', '/rates', undefined, ana, at)).json()
const save = (revision: number, rates: object, more: object = {}, owner = ana) =>
  call('PUT', '/rates', { revision, rates: { currency: 'USD', ...rates }, ...more }, owner)
const history = async () => (await call('GET', '/rates/history')).json()
const place = async (name: string): Promise<number> => (await call('POST', '/places', { name })).json().id

const wishFor = (vehicle: VehicleId) => ({
  vehicle,
  period: { pickup: '2027-03-10T10:00', return: '2027-03-13T10:00' },
  pickupPlace: 'Aeropuerto',
  returnPlace: 'Aeropuerto',
})

const christmas = { id: 'navidad', name: { es: 'Navidad', en: 'Christmas' }, percent: 5000 }
const cell = (amount: number, vehicle = kia) => ({ vehicleId: vehicle, season: 'navidad', amount })

test('a landing whose owner saved no rates has revision 0, the default document', async () => {
  expect(await read()).toMatchObject({
    revision: 0,
    rates: {
      currency: 'USD',
      tax: { percent: 1800, included: false },
      extras: [{ code: 'damage_waiver', amount: 1200 }, {}, {}],
      fees: [{ amount: 995 }, { amount: 350 }],
      seasons: [],
    },
  })
  expect(await history()).toEqual([])
})

test('saved rates are the next version and hold at once, whole', async () => {
  const saved = await save(0, { seasons: [christmas], prices: [cell(6000)] })
  expect([saved.statusCode, saved.json().revision, saved.json().warnings]).toEqual([200, 1, []])
  expect(saved.json().rates).toMatchObject({
    seasons: [{ ...christmas, ranges: [], minDays: null }],
    prices: [{ vehicleId: kia, season: 'navidad', fromDays: 1, amount: 6000, perDays: 1 }],
    extras: [],
  })
  const { warnings, ...stored } = saved.json()
  expect(await read()).toEqual(stored)
  const current = await currentRates(started.parts.db, landing)
  expect([current.version, current.compiled.rates.seasons[0]?.percent]).toEqual([1, 5000])
})

test('rates that were read before are current as soon as they are saved', async () => {
  const percent = async () => {
    const { compiled } = await currentRates(started.parts.db, landing)
    return compiled.rates.tax.percent
  }
  expect(await percent()).toBe(1800)
  for (const [revision, given] of [1600, 1800, 1600].entries()) {
    await save(revision, { tax: { percent: given } })
    expect([await percent(), await percent()]).toEqual([given, given])
  }
})

test('an answer can be saved as it is', async () => {
  const { revision, rates } = await read()
  const saved = await save(revision, rates)
  expect([saved.statusCode, saved.json().rates]).toEqual([200, rates])
})

test('of two people who save at the same revision one is refused with what is stored, and nothing of the other is lost', async () => {
  const answers = await Promise.all([1600, 1700].map((percent) => save(0, { tax: { percent } })))
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  const stored = await read()
  expect(refused).toMatchObject({ code: 'changed-meanwhile', newest: stored })
  const won = answers.find(({ statusCode }) => statusCode === 200)?.json()
  expect(stored).toEqual({ revision: 1, rates: won.rates })
  const percent = won.rates.tax.percent === 1600 ? 1700 : 1600
  expect((await save(refused.newest.revision, { tax: { percent } })).json().revision).toBe(2)
  expect((await history()).length).toBe(2)
})

test('without a revision the last save of rates wins, and the last restoration', async () => {
  await save(0, { tax: { percent: 1600 } })
  const saved = await call('PUT', '/rates', { rates: { currency: 'USD', tax: { percent: 1700 } } })
  expect(saved.json()).toMatchObject({ revision: 2, rates: { tax: { percent: 1700 } } })
  const restored = await call('POST', '/rates/history/1/restore', { prices: true })
  expect(restored.json()).toMatchObject({ revision: 3, rates: { tax: { percent: 1600 } } })
})

test('the copy of a vehicle has the prices of the vehicle, in a version by whoever made the copy', async () => {
  const copied = async () => {
    const url = `/api/vehicles/${landing}/${kia}/duplicate`
    return (await started.app.inject({ method: 'POST', url, headers: ana.headers })).json().id
  }
  await copied()
  expect((await read()).revision).toBe(0)
  await save(0, { seasons: [christmas], prices: [cell(6000), cell(7000, honda)] })
  const copy = await copied()
  expect(await read()).toMatchObject({
    revision: 2,
    rates: {
      prices: [
        { vehicleId: kia, amount: 6000 },
        { vehicleId: honda, amount: 7000 },
        { vehicleId: copy, amount: 6000 },
      ],
    },
  })
  expect((await history())[0].by).toMatchObject({ id: ana.id })
})

test("another account's landing is not found, by any of the calls", async () => {
  await save(0, {})
  const calls = [
    call('GET', '/rates', undefined, ben),
    save(1, {}, {}, ben),
    call('GET', '/rates/history', undefined, ben),
    call('GET', '/rates/history/1', undefined, ben),
    call('POST', '/rates/history/1/restore', { revision: 1 }, ben),
    call('GET', '/rates/export', undefined, ben),
  ]
  for (const answer of await Promise.all(calls)) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'landing-not-found'])
  }
  expect((await read()).revision).toBe(1)
})

test("saving another account's rates locks none of its vehicles", async () => {
  const { db } = started.parts
  const edit = {
    revision: 0,
    rates: DEFAULT_RATES,
    prices: [{ id: kia, pricePerDay: minorUnits(5000) }],
  }
  const locked = async ({ id }: SignedIn) => {
    const watched = watchQueries(db)
    const who = { account: await accountOf(db, id), actor: { kind: 'person', id } as const, landing }
    const saved = await saveIn(watched.db, who, edit, started.clock.now())
    return [saved.ok, watched.queries.some(({ text }) => /"vehicles".* for update/.test(text))]
  }
  expect(await locked(ben)).toEqual([false, false])
  expect(await locked(ana)).toEqual([true, true])
})

test('every mistake is told at its field, and nothing is saved', async () => {
  const refused = await save(0, {
    seasons: [{ ...christmas, ranges: [{ from: '2027-02-30', to: '2027-03-01' }] }],
    offers: [{ id: 'nothing', name: { es: 'Nada' }, kind: 'early' }],
    colour: 'red',
  })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'fields-invalid'])
  expect(Object.keys(refused.json().errors)).toEqual([
    'rates.colour',
    'rates.seasons.0.ranges.0.from',
    'rates.offers.0.percent',
  ])
  expect((await read()).revision).toBe(0)
})

test('a document with a price in every cell is read, however long its ids are', async () => {
  const seasons = Array.from({ length: 20 }, (_, n) => ({
    id: `${n}`.padStart(40, 's'),
    name: { es: `Temporada ${n}` },
  }))
  const tiers = [1, 2, 3, 4, 5, 6, 7, 8]
  const vehicles = Array.from({ length: 63 }, (_, n) => LARGEST_ID - n)
  const prices = vehicles.flatMap((vehicleId) =>
    seasons.flatMap(({ id }) =>
      tiers.map((fromDays) => ({ vehicleId, season: id, fromDays, amount: 9_999_999, perDays: 1 })),
    ),
  )
  expect(JSON.stringify(prices).length).toBeGreaterThan(1024 * 1024)
  const saved = await save(0, { tiers, seasons, prices })
  expect([saved.statusCode, Object.keys(saved.json().errors)[0]]).toEqual([422, 'rates.prices.0.vehicleId'])
})

test('half of a surrogate pair in a name is refused at its field', async () => {
  const refused = await save(0, { seasons: [{ ...christmas, name: { es: 'Navidad \ud800' } }] })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['rates.seasons.0.name.es']])
})

for (const [what, payload, status, code] of [
  ['a document of 5 MB', { name: 'x'.repeat(5_000_000) }, 413, 'body-too-large'],
  [
    'a document of 20,000 prices',
    { prices: Array.from({ length: 20_000 }, () => ({ vehicleId: 1, amount: 1 })) },
    422,
    'fields-invalid',
  ],
] as const) {
  test(`${what} is refused`, async () => {
    const refused = await save(0, payload)
    expect([refused.statusCode, refused.json().code]).toEqual([status, code])
  })
}

test('an id that the landing never had is refused at its field, also one of another landing of the owner', async () => {
  const other = await addVehicle(started.parts, await addLanding(started.parts, ana))
  const refused = await save(
    0,
    {
      seasons: [christmas],
      prices: [cell(6000), cell(6000, 999_999 as VehicleId), cell(6000, other)],
      fees: [{ code: 'airport', name: { es: 'Aeropuerto' }, when: 'place', places: [77], amount: 500 }],
    },
    { prices: [{ id: other, pricePerDay: 5000 }] },
  )
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json().errors)).toEqual([
    'rates.prices.1.vehicleId',
    'rates.prices.2.vehicleId',
    'rates.fees.0.places.0',
    'prices.0.id',
  ])
})

test('what was said of a deleted vehicle or place is dropped with a warning', async () => {
  const [airport, hotel] = [await place('Aeropuerto'), await place('Hotel')]
  const rates = {
    seasons: [christmas],
    prices: [cell(6000), cell(7000, honda)],
    oneWay: { pairs: [{ from: airport, to: hotel, amount: 500 }] },
  }
  await save(0, rates)
  await started.app.inject({ method: 'DELETE', url: `/api/vehicle/${landing}/${kia}`, headers: ana.headers })
  await started.app.inject({ method: 'DELETE', url: `/api/places/${hotel}`, headers: ana.headers })
  const saved = (await save(1, rates)).json()
  expect(saved.rates).toMatchObject({ prices: [{ vehicleId: honda }], oneWay: { pairs: [] } })
  expect(saved.warnings).toEqual([
    {
      code: 'vehicle-deleted',
      field: 'rates.prices.0.vehicleId',
      message: 'This vehicle was deleted; it was taken out of the prices.',
    },
    {
      code: 'place-deleted',
      field: 'rates.oneWay.pairs.0.to',
      message: 'This place was deleted; it was taken out of the prices.',
    },
  ])
})

test('a text in one language alone is shown in both, with a warning', async () => {
  const saved = (await save(0, { seasons: [{ ...christmas, name: { es: 'Navidad' } }] })).json()
  expect(saved.rates.seasons[0].name).toEqual({ es: 'Navidad', en: 'Navidad' })
  expect(saved.warnings).toMatchObject([{ code: 'text-in-one-language', field: 'rates.seasons.0.name' }])
})

test("vehicles' prices per day are changed in the same save, or not at all", async () => {
  const prices = [{ id: kia, pricePerDay: 5250 }]
  const price = async () => {
    const [row] = await started.parts.db.select().from(vehicles).where(eq(vehicles.id, kia))
    return row?.pricePerDay
  }
  await save(7, {}, { prices })
  expect(await price()).toBe(4500)
  await save(0, {}, { prices })
  expect(await price()).toBe(5250)
  const tooHigh = await save(1, {}, { prices: [{ id: kia, pricePerDay: 1_000_001 }] })
  expect(Object.keys(tooHigh.json().errors)).toEqual(['prices.0.pricePerDay'])
})

for (const { currency, given, says } of [
  { currency: 'USD', given: 45.5, says: 'Give a whole number.' },
  { currency: 'JPY', given: 0.4, says: 'Give a whole number.' },
  { currency: 'USD', given: 0, says: 'Give a price above zero that is not extremely high.' },
  { currency: 'USD', given: -1, says: 'Give a price above zero that is not extremely high.' },
  { currency: 'USD', given: 1_000_001, says: 'Give a price above zero that is not extremely high.' },
]) {
  test(`${given} ${currency} is no price per day, neither to save nor to test`, async () => {
    const prices = [kia, honda].map((vehicle) => ({ id: vehicle, pricePerDay: given }))
    const errors = { 'prices.0.pricePerDay': [says], 'prices.1.pricePerDay': [says] }
    const saved = await save(0, { currency }, { prices })
    expect([saved.statusCode, saved.json().errors]).toEqual([422, errors])
    const tested = await call('POST', '/rates/test', { wish: wishFor(kia), rates: { currency }, prices })
    expect([tested.statusCode, tested.json().errors]).toEqual([422, errors])
    expect((await read()).revision).toBe(0)
  })
}

test('two prices per day of one vehicle are refused', async () => {
  const prices = [5000, 6000].map((pricePerDay) => ({ id: kia, pricePerDay }))
  const errors = { 'prices.1.id': ['This is already in the list.'] }
  expect((await save(0, {}, { prices })).json().errors).toEqual(errors)
})

test('another currency wants the price of every vehicle', async () => {
  const first = await save(0, { currency: 'DOP' }, { prices: [{ id: kia, pricePerDay: 270_000 }] })
  expect(first.json().errors).toEqual({
    prices: ['With another currency, confirm or convert the price of every vehicle.'],
  })
  const prices = [kia, honda].map((vehicle) => ({ id: vehicle, pricePerDay: 270_000 }))
  expect((await save(0, { currency: 'DOP' }, { prices })).json()).toMatchObject({
    revision: 1,
    rates: { currency: 'DOP' },
  })
})

test('in another currency an amount with the number of before is refused unless it is said to stay', async () => {
  const prices = [kia, honda].map((vehicle) => ({ id: vehicle, pricePerDay: 270_000 }))
  const { extras, fees, cancellation } = (await call('GET', '/rates')).json().rates
  const rates = { currency: 'DOP', extras, cancellation, fees: [{ ...fees[0], amount: 59_000 }] }
  const refused = await save(0, rates, { prices })
  const fields = [
    ...[0, 1, 2].map((n) => `rates.extras.${n}.amount`),
    'rates.cancellation.earlier.amount',
    'rates.cancellation.within.0.amount',
  ]
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual(
    Object.fromEntries(
      fields.map((field) => [
        field,
        ['The currency is another and this number is the same. Convert it, or confirm that it stays.'],
      ]),
    ),
  )
  const [, ...most] = fields
  const half = await save(0, rates, { prices, keptAmounts: most })
  expect(Object.keys(half.json().errors)).toEqual(['rates.extras.0.amount'])
  expect((await save(0, rates, { prices, keptAmounts: fields })).statusCode).toBe(200)
  // The other way the same is asked.
  const back = await save(
    1,
    { ...rates, currency: 'USD' },
    { prices: prices.map((one) => ({ ...one, pricePerDay: 4500 })) },
  )
  expect(back.statusCode).toBe(422)
})

test('the currency stays while reservations are to come, and can change once they are over or cancelled', async () => {
  const { app, clock } = started
  await send(app, booking(landing, kia))
  const prices = [kia, honda].map((vehicle) => ({ id: vehicle, pricePerDay: 270_000 }))
  const refused = await save(0, { currency: 'DOP' }, { prices })
  expect(refused.json().errors).toEqual({
    'rates.currency': ['Reservations to come are in another currency.'],
  })
  clock.set('2027-03-13T14:01:00Z')
  const owner = await signedIn(started, ana)
  expect((await save(0, { currency: 'DOP' }, { prices }, owner)).statusCode).toBe(200)
})

test('the history tells who changed what and when, the newest first', async () => {
  await save(0, { seasons: [christmas] }, { prices: [{ id: kia, pricePerDay: 5000 }] })
  started.clock.advance(60_000)
  await save(1, { seasons: [{ ...christmas, percent: 6000 }] })
  expect(await history()).toMatchObject([
    {
      revision: 2,
      createdAt: '2027-03-01T14:01:00.000Z',
      by: { id: ana.id, name: expect.stringMatching(/^Owner \d+$/) },
      changes: [
        {
          es: 'Temporada «Navidad»: porcentaje 50 % → 60 %',
          en: 'Season “Christmas”: percent 50 % → 60 %',
        },
      ],
    },
    {
      revision: 1,
      changes: expect.arrayContaining([
        { es: 'Temporada «Navidad»: se agregó', en: 'Season “Christmas”: added' },
      ]),
    },
  ])
  const older = await call('GET', '/rates/history?before=2')
  expect(older.json().map(({ revision }: { revision: number }) => revision)).toEqual([1])
  const beyond = await call('GET', '/rates/history?before=3000000000')
  expect([beyond.statusCode, Object.keys(beyond.json().errors)]).toEqual([422, ['before']])
})

test('the history says what a version changed at the time it was saved, also of versions from before that was stored', async () => {
  const { db } = started.parts
  await save(0, { seasons: [christmas] }, { prices: [{ id: kia, pricePerDay: 5000 }] })
  await save(1, { seasons: [{ ...christmas, percent: 6000 }] })
  await save(2, {})
  const told = await history()
  const versions = async () =>
    Promise.all([1, 2, 3].map(async (n) => (await call('GET', `/rates/history/${n}`)).json().changes))
  const each = await versions()
  expect(told.map(({ changes }: { changes: unknown[] }) => changes)).toEqual(each.toReversed())

  await db.update(ratesVersions).set({ changes: null })
  expect(await history()).toEqual(told)
  expect(await versions()).toEqual(each)
})

test('the history of stored changes reads no document', async () => {
  await save(0, { seasons: [christmas] })
  await save(1, {})
  const { db, queries } = watchQueries(started.parts.db)
  const told = await ratesHistory(db, await accountOf(db, ana.id), landing, undefined)
  expect(told.ok && told.value.length).toBe(2)
  expect(queries.filter(({ text }) => text.includes('"rates_versions"."rates"'))).toEqual([])
})

test('a version keeps the document, the prices per day and the places as they were', async () => {
  const hotel = await place('Hotel')
  await save(0, { seasons: [christmas] })
  await save(1, {}, { prices: [{ id: kia, pricePerDay: 9900 }] })
  const version = await call('GET', '/rates/history/1')
  expect(version.json()).toMatchObject({
    revision: 1,
    rates: { seasons: [christmas] },
    vehicles: [
      { id: kia, name: 'Kia Rio', pricePerDay: 4500 },
      { id: honda, name: 'Honda Fit', pricePerDay: 4500 },
    ],
    places: [{ id: hotel, name: 'Hotel' }],
  })
  expect((await call('GET', '/rates/history/3')).json().code).toBe('rates-version-not-found')
})

test('a restored version is the next one, with the prices per day of that time only where that is wished', async () => {
  await save(0, { seasons: [christmas] })
  await save(1, {}, { prices: [{ id: kia, pricePerDay: 9900 }] })
  const restore = (payload: object) => call('POST', '/rates/history/1/restore', payload)
  const prices = async () => {
    const rows = await started.parts.db.select().from(vehicles).where(eq(vehicles.landingId, landing))
    return rows.sort((one, other) => one.id - other.id).map(({ pricePerDay }) => pricePerDay)
  }
  expect((await restore({ revision: 1 })).json()).toMatchObject({
    code: 'changed-meanwhile',
    newest: { revision: 2 },
  })
  expect((await restore({ revision: 2 })).json()).toMatchObject({
    revision: 3,
    rates: { seasons: [christmas] },
  })
  expect(await prices()).toEqual([9900, 4500])
  expect((await restore({ revision: 3, prices: true })).json().revision).toBe(4)
  expect(await prices()).toEqual([4500, 4500])
})

// Rule of "An operator's own prices": server/features/rates/restore-rates.ts, server/features/places/restore-places.ts, domain/places/restored-places.ts, web/owner/rates/history/restore-dialog.tsx, domain/places/restored-places.test.ts
test('a restored version brings its places back where that is wished, and keeps those that were added since', async () => {
  const details = {
    ...{ address: 'Calle 1', instructionsEs: 'Salida A', instructionsEn: 'Exit A' },
    hours: { '1': [{ from: '08:00', to: '12:00' }] },
  }
  const airport = (await call('POST', '/places', { name: 'Aeropuerto', ...details })).json()
  const hotel = await place('Hotel')
  const fee = { code: 'a', name: { es: 'A' }, when: 'place', places: [airport.id, hotel], amount: 500 }
  await save(0, { fees: [fee] })
  const changed = {
    ...{ name: 'Norte', address: 'Calle 2', instructionsEs: 'Salida B', instructionsEn: null },
    hours: null,
  }
  await ana.call('PUT', `/places/${airport.id}`, changed)
  await ana.call('DELETE', `/places/${hotel}`)
  const added = await place('Samaná')
  const listed = async () => (await call('GET', '/places')).json()
  const before = await listed()
  const restore = (revision: number, payload: object) =>
    call('POST', `/rates/history/${revision}/restore`, payload)

  // Without the wish the places stay as they are, and the deleted one is left out of the fee.
  const alone = (await restore(1, { revision: 1 })).json()
  expect(alone).toMatchObject({ revision: 2, rates: { fees: [{ places: [airport.id] }] } })
  expect(await listed()).toEqual(before)

  const whole = (await restore(1, { revision: 2, places: true })).json()
  expect(whole).toMatchObject({ revision: 3, rates: { fees: [fee] }, warnings: [] })
  expect(await listed()).toMatchObject([
    { id: airport.id, name: 'Aeropuerto', ...details },
    { id: hotel, name: 'Hotel' },
    { id: added, name: 'Samaná' },
  ])
  // Undone: the address, the instructions and the hours of before are there again; the place that came back stays.
  await restore(2, { revision: 3, places: true })
  expect(await listed()).toMatchObject([
    { id: airport.id, ...changed },
    { id: added, name: 'Samaná' },
    { id: hotel, name: 'Hotel' },
  ])
})

test('prices and places that no version has are saved before they are replaced', async () => {
  await save(0, { seasons: [christmas] })
  const hotel = await place('Hotel')
  const restored = await call('POST', '/rates/history/1/restore', { revision: 1, places: true })
  expect(restored.json().revision).toBe(3)
  expect((await call('GET', '/rates/history/2')).json().places).toEqual([{ id: hotel, name: 'Hotel' }])
})

test('a restoration that is refused leaves the places as they were', async () => {
  const hotel = await place('Hotel')
  await save(0, { seasons: [christmas] })
  await started.app.inject({ method: 'DELETE', url: `/api/places/${hotel}`, headers: ana.headers })
  await save(1, { currency: 'DOP' }, { prices: [kia, honda].map((id) => ({ id, pricePerDay: 90_000 })) })
  const refused = await call('POST', '/rates/history/1/restore', { revision: 2, places: true })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['prices']])
  expect((await call('GET', '/places')).json()).toEqual([])
  expect((await history()).length).toBe(2)
})

test('an exported file is read into another landing by the names of vehicles and places, and what is missing there is listed', async () => {
  const [airport, hotel] = [await place('Aeropuerto'), await place('Hotel')]
  await save(0, {
    seasons: [christmas],
    prices: [cell(6000), cell(7000, honda)],
    oneWay: { pairs: [{ from: airport, to: hotel, amount: 500 }] },
    fees: [{ code: 'a', name: { es: 'A' }, when: 'place', places: [airport], amount: 500 }],
  })
  const file = (await call('GET', '/rates/export')).json()
  const other = await addLanding(started.parts, ana)
  const rio = await addVehicle(started.parts, other, { name: 'KIA RIO' })
  const theirs = (await call('POST', '/places', { name: 'aeropuerto' }, ana, other)).json().id
  const read = await call('POST', '/rates/import', { file }, ana, other)
  expect(read.json()).toMatchObject({
    rates: {
      prices: [{ vehicleId: rio, amount: 6000 }],
      oneWay: { pairs: [] },
      fees: [{ places: [theirs] }],
    },
    unmatched: [
      { kind: 'vehicle', id: honda, name: 'Honda Fit' },
      { kind: 'place', id: hotel, name: 'Hotel' },
    ],
  })
  const [row] = await started.parts.db.select().from(landings).where(eq(landings.id, other))
  expect(row?.ratesVersion).toBe(0)
})

const atReturn = {
  fuel: { perEighth: 500, serviceFee: 1000, taxable: true },
  priceList: [
    { code: 'cleaning', name: { es: 'Limpieza', en: 'Cleaning' }, amount: 4500, taxable: true },
    { code: 'key', name: { es: 'Llave perdida', en: 'Lost key' }, amount: 12_000, taxable: false },
  ],
}

test('fuel and the list of prices are saved, told in the history, exported and copied with the landing', async () => {
  expect((await read()).rates).toMatchObject({ fuel: null, priceList: [] })
  expect((await save(0, atReturn)).json().rates).toMatchObject(atReturn)
  const [key] = atReturn.priceList.slice(1)
  const dearer = { ...atReturn.fuel, perEighth: 600 }
  await save(1, { fuel: dearer, priceList: [key] })
  expect((await history())[0].changes).toEqual([
    {
      es: 'Combustible al devolver: por octavo de tanque US$5.00 → US$6.00',
      en: 'Fuel at the return: per eighth of a tank US$5.00 → US$6.00',
    },
    { es: 'Precio «Limpieza»: se quitó', en: 'Price “Cleaning”: removed' },
  ])
  const file = (await call('GET', '/rates/export')).json()
  const imported = async (rates: object) =>
    (await call('POST', '/rates/import', { file: { ...file, rates } })).json().rates
  expect(await imported(file.rates)).toMatchObject({ fuel: dearer, priceList: [key] })
  const { fuel, priceList, ...former } = file.rates
  expect(await imported(former)).toMatchObject({ fuel: null, priceList: [] })

  const copy = await call('POST', '/duplicate', { name: `otra-${landing}` })
  expect(copy.statusCode).toBe(201)
  expect((await read(copy.json().id)).rates).toMatchObject({ fuel: dearer, priceList: [key] })
})

// Rule of "An operator's own prices": domain/rates/rates.ts, web/owner/rates/forms/fuel-fields.tsx, web/owner/rates/forms/price-list-fields.tsx, web/visitor/booking/condition-words.ts, domain/rates/quote-rental.property.test.ts, web/visitor/faq/facts.test.ts
test('a reservation keeps the fuel and the list of prices of the version it was made at', async () => {
  await save(0, atReturn)
  const booked = await send(started.app, booking(landing, kia))
  await save(1, {})
  const { db } = started.parts
  const [row] = await db.select().from(reservations).where(eq(reservations.landingId, landing))
  const version = row?.quote.ratesVersion ?? 0
  // Three days at 45.00 and 18 % of tax: the list is no part of the price.
  expect([booked.json().total_price, version]).toEqual([159.3, 1])
  const kept = await ratesOf(await accountOf(db, ana.id), db).document(landing, version)
  expect(kept).toMatchObject(atReturn)
})

test('an imported document is saved as it is and costs the same; of two vehicles of one name each is taken once', async () => {
  const airport = await place('Aeropuerto')
  const twin = await addVehicle(started.parts, landing, { name: 'kia río' })
  const made = await save(0, {
    seasons: [{ ...christmas, weekdays: [3, 4, 5] }],
    prices: [cell(6000), cell(7000, twin), cell(8000, honda)],
    fees: [{ code: 'a', name: { es: 'A' }, when: 'place', places: [airport], amount: 500 }],
  })
  expect(made.statusCode).toBe(200)
  const file = (await call('GET', '/rates/export')).json()
  const other = await addLanding(started.parts, ana)
  const [first, second] = [
    await addVehicle(started.parts, other, { name: 'KIA RÍO' }),
    await addVehicle(started.parts, other, { name: 'Honda Fit' }),
  ]
  await call('POST', '/places', { name: 'AEROPUERTO' }, ana, other)
  const { rates, unmatched } = (await call('POST', '/rates/import', { file }, ana, other)).json()
  expect(unmatched).toEqual([{ kind: 'vehicle', id: twin, name: 'kia río' }])
  const saved = await call('PUT', '/rates', { revision: 0, rates }, ana, other)
  expect(saved.json()).toMatchObject({
    revision: 1,
    warnings: [],
    rates: { prices: [{ vehicleId: first }, { vehicleId: second }] },
  })
  const total = async (at: LandingId, vehicle: VehicleId) =>
    (await send(started.app, booking(at, vehicle, { place_of_departure: 'aeropuerto' }))).json().total_price
  // Three days at 60.00, the fee of the place, and 18 % of tax.
  expect([await total(landing, kia), await total(other, first)]).toEqual([218.3, 218.3])
})
