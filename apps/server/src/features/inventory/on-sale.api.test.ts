import { randomUUID } from 'node:crypto'
import type { PublicSite, VisitedLanding } from '@nelly/contract/public-site/public-site'
import { reservationBody, toBooking } from '@nelly/contract/specified/reservation-body'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dollars } from '@nelly/domain/testing/dollars'
import type { WallClock } from '@nelly/domain/wall-clock'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { echoSite } from '../../../tests/support/echo-site.ts'
import { listening } from '../../../tests/support/listening.ts'
import { openCache } from '../../../tests/support/page-counts.ts'
import { booking, from, send, tally } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { openVehicleDesk, type VehicleDesk } from '../../../tests/support/vehicle-desk.ts'

let nelly: TestApp
let site: PublicSite
let desk: VehicleDesk
let landing: LandingId
let address: string

beforeAll(async () => {
  nelly = await startTestApp({
    site: async (_request, context) => {
      site = context.site
      return new Response('')
    },
  })
  await nelly.app.inject('/any')
})
beforeEach(async () => {
  desk = await openVehicleDesk(nelly)
  landing = desk.landing as LandingId
  address = (await desk.call('GET', `/landings/${desk.ana.id}/${landing}`, desk.ana)).json().name
})

const urlOf = (vehicle: number) => `/vehicles/${landing}/${vehicle}`
const switchSale = async (vehicle: number, on_sale: boolean, who = desk.ana) =>
  desk.call('PUT', urlOf(vehicle), who, { on_sale })
const json = async (url: string) => (await nelly.app.inject(url)).json()
const visited = async (): Promise<VisitedLanding> => {
  const visit = await site.visit(address)
  if (visit.kind !== 'found') throw new Error('no landing')
  return visit.landing
}
const PERIOD: RentalPeriod = {
  pickup: '2027-03-10T10:00' as WallClock,
  return: '2027-03-12T10:00' as WallClock,
}

/** Every place where visitors may find a vehicle, and whether they find this one. */
const PUBLIC_PLACES: Readonly<Record<string, (vehicle: VehicleId) => Promise<boolean>>> = {
  'the landing that the API answers': async (vehicle) =>
    (await json(`/api/publicLanding/${address}`)).vehicles.some(({ id }: { id: number }) => id === vehicle),
  'the vehicle that the API answers': async (vehicle) =>
    (await json(`/api/publicLanding/${address}/vehicle/${vehicle}`)).code !== 'vehicle-not-found',
  'its special features in the API': async (vehicle) =>
    (await json(`/api/vehicle/${vehicle}/special-features-public`)).code !== 'vehicle-not-found',
  'the list, and with it the counts of its choices': async (vehicle) =>
    (await site.vehicles(landing, {})).some(({ id }) => id === vehicle),
  'the list for a period': async (vehicle) =>
    (await site.vehicles(landing, { period: PERIOD })).some(({ id }) => id === vehicle),
  'the home page': async (vehicle) =>
    (await site.vehicles(landing, { limit: 3 })).some(({ id }) => id === vehicle),
  'the vehicle page, and what follows it': async (vehicle) =>
    (await site.vehicle(landing, vehicle)) !== undefined,
  'the same for a period': async (vehicle) =>
    (await site.vehicle(landing, vehicle, { period: PERIOD })) !== undefined,
  'its nearest free dates': async (vehicle) =>
    (await site.freePeriods([vehicle], PERIOD, () => true)).has(vehicle),
  'its picture for previews': async (vehicle) =>
    (await nelly.app.inject(`/${address}/vehicles/${vehicle}/share.jpg`)).statusCode !== 404,
  'the site map': async (vehicle) =>
    (await nelly.app.inject('/sitemap.xml')).body.includes(`/${address}/vehicles/${vehicle}<`),
  'a booking by the API': async (vehicle) =>
    (await send(nelly.app, booking(landing, vehicle, from('20 10:00', '21 10:00')))).json().code !==
    'vehicle-not-found',
  'a booking on the page': async (vehicle) => {
    const made = await site.reserve(
      toBooking(reservationBody.parse(booking(landing, vehicle, from('22 10:00', '23 10:00')))),
      randomUUID(),
    )
    return made.ok || made.refusal !== 'vehicle-not-found'
  },
}

for (const [place, finds] of Object.entries(PUBLIC_PLACES)) {
  test(`visitors find a vehicle only while it is on sale: ${place}`, async () => {
    const vehicle = (await madeVehicle(nelly, desk.ana, landing)).id as VehicleId
    expect(await finds(vehicle)).toBe(true)
    expect((await switchSale(vehicle, false)).json().on_sale).toBe(false)
    expect(await finds(vehicle)).toBe(false)
    expect((await switchSale(vehicle, true)).json().on_sale).toBe(true)
    expect(await finds(vehicle)).toBe(true)
  })
}

test('to visitors a vehicle off sale looks like one that does not exist', async () => {
  const { id } = await madeVehicle(nelly, desk.ana, landing, { on_sale: 0 })
  const never = 2_000_000_000
  for (const respond of [
    (vehicle: number) => json(`/api/publicLanding/${address}/vehicle/${vehicle}`),
    (vehicle: number) => json(`/api/vehicle/${vehicle}/special-features-public`),
    async (vehicle: number) => (await send(nelly.app, booking(landing, vehicle as VehicleId))).json(),
  ]) {
    const { instance: _, request_id: __, ...hidden } = await respond(id)
    const { instance: ___, request_id: ____, ...absent } = await respond(never)
    expect(hidden).toEqual(absent)
  }
})

test("a landing's share picture uses price and photograph of vehicles on sale only", async () => {
  const share = async () => (await site.landingPictures(await visited())).share
  const none = await share()
  const { id } = await madeVehicle(nelly, desk.ana, landing, { price: '45' })
  const dear = await share()
  const cheap = await madeVehicle(nelly, desk.ana, landing, { price: '20' })
  expect(new Set([none, dear, await share()]).size).toBe(3)
  await switchSale(cheap.id, false)
  expect(await share()).toBe(dear)
  await switchSale(id, false)
  expect(await share()).toBe(none)
})

test('switching the sale invalidates cached pages at once', async () => {
  const keeping = await startTestApp({ site: echoSite, pageCacheBytes: 1024 * 1024 })
  const ask = await listening(keeping.app)
  await openCache(keeping.app)
  const { ana, landing: id, call } = await openVehicleDesk(keeping)
  const { name } = (await call('GET', `/landings/${ana.id}/${id}`, ana)).json()
  const vehicle = await madeVehicle(keeping, ana, id, { name: 'Toyota Corolla' })
  const pages = [`/${name}`, `/${name}/vehicle`, `/${name}/vehicles/${vehicle.id}`]
  const shown = () =>
    Promise.all(pages.map(async (page) => (await ask(page)).text.includes('Toyota Corolla')))
  for (const on_sale of [true, false, true]) {
    const answer = await call('PUT', `/vehicles/${id}/${vehicle.id}`, ana, { on_sale })
    expect(answer.statusCode).toBe(200)
    expect(await shown()).toEqual([on_sale, on_sale, on_sale])
  }
})

test('its owner sees it in every response, with its state', async () => {
  const { ana } = desk
  const { id } = await madeVehicle(nelly, ana, landing)
  await switchSale(id, false)
  const list = async (url: string) => (await desk.call('GET', url, ana)).json()
  expect(await list(urlOf(id))).toMatchObject({ id, on_sale: false })
  expect(await list(`/vehicles/${landing}`)).toMatchObject([{ id, on_sale: false }])
  expect((await list(`/landings/${ana.id}/${landing}`)).vehicles).toMatchObject([{ id, on_sale: false }])
  expect((await list(`/reviews/${address}`)).vehicles).toMatchObject([{ id, on_sale: false }])
  expect((await list('/api/calendar')).vehicles).toMatchObject([{ id, isOnSale: false }])
  expect((await list(`/landing/${ana.id}`))[0].vehicles_count).toBe(1)
  expect(await json(`/api/publicLanding/${address}`)).toMatchObject({ vehicles: [] })
})

test('nobody else switches it, and no public response has its state', async () => {
  const { id } = await madeVehicle(nelly, desk.ana, landing)
  expect((await switchSale(id, false, desk.luis)).statusCode).toBe(404)
  const answers = [
    await json(`/api/publicLanding/${address}`),
    await json(`/api/publicLanding/${address}/vehicle/${id}`),
  ]
  expect(JSON.stringify(answers)).toContain('Kia Sportage')
  expect(JSON.stringify(answers)).not.toContain('on_sale')
})

for (const [sent, on_sale] of [
  [undefined, true],
  [1, true],
  [0, false],
  ['off', false],
] as const) {
  test(`a new vehicle with on_sale ${sent} begins ${on_sale ? 'on' : 'off'} sale, and other changes leave it so`, async () => {
    const { id, ...made } = await madeVehicle(nelly, desk.ana, landing, { on_sale: sent })
    expect(made.on_sale).toBe(on_sale)
    const changed = await desk.call('PUT', urlOf(id), desk.ana, { price: 60 })
    expect(changed.json()).toMatchObject({ price: 60, on_sale })
  })
}

test('putting it on sale in one tab does not undo a change of another tab', async () => {
  const { id, revision } = await madeVehicle(nelly, desk.ana, landing)
  await switchSale(id, false)
  const edit = { on_sale: true, price: 60, revision }
  const refused = await desk.call('PUT', urlOf(id), desk.ana, edit)
  expect([refused.statusCode, refused.json().newest]).toMatchObject([409, { on_sale: false, price: 45.5 }])
})

for (const on_sale of [true, false]) {
  test(`a copy of a vehicle that is ${on_sale ? 'on' : 'off'} sale begins off sale and leaves the other as it is`, async () => {
    const { id } = await madeVehicle(nelly, desk.ana, landing, { on_sale })
    const copy = (await desk.call('POST', `${urlOf(id)}/duplicate`, desk.ana)).json()
    expect(copy.on_sale).toBe(false)
    expect((await desk.call('GET', urlOf(id), desk.ana)).json().on_sale).toBe(on_sale)
  })
}

test('its reservations are not affected', async () => {
  const { ana } = desk
  const vehicle = (await madeVehicle(nelly, ana, landing)).id as VehicleId
  const secret = 'a-secret-of-a-browser-that-booked'
  const request = toBooking(reservationBody.parse(booking(landing, vehicle)))
  expect(await site.reserve(request, 'a-key', { secret })).toMatchObject({ ok: true })
  await switchSale(vehicle, false)

  expect(await site.reserve(request, 'a-key', { secret })).toMatchObject({
    ok: true,
    value: { stands: true },
  })
  const mine = await site.myReservation(address, secret)
  if (mine.kind !== 'found') throw new Error('no reservation')
  expect(mine.reservation.vehicle).toMatchObject({
    name: 'Kia Sportage',
    picture: { path: expect.any(String) },
  })
  const { reservations } = (await desk.call('GET', `/landings/${ana.id}/${landing}`, ana)).json()
  expect(reservations).toHaveLength(1)
  expect((await desk.call('GET', urlOf(vehicle), ana)).json().coming_reservations).toBe(1)
  const days = (await desk.call('GET', '/api/calendar?from=2027-03-10', ana)).json()
  expect(days.vehicles[0].units[0].bars).toHaveLength(1)
  expect(await site.cancelMyReservation(mine.reservation, { seenFee: dollars(100), secret })).toMatchObject({
    ok: true,
  })
})

test('concurrent bookings come before the switch or find no vehicle', async () => {
  const { ana } = desk
  const vehicle = (await madeVehicle(nelly, ana, landing, { units: 50 })).id as VehicleId
  const book = (nth: number) =>
    send(nelly.app, booking(landing, vehicle, { email: `${nth}@example.com` }), `key-${nth}`)
  const early = Array.from({ length: 6 }, (_, nth) => book(nth))
  const switched = switchSale(vehicle, false)
  const late = Array.from({ length: 6 }, (_, nth) => book(6 + nth))
  expect((await switched).statusCode).toBe(200)
  const answers = await Promise.all([...early, ...late])
  const { 201: made = 0, 404: refused = 0 } = tally(answers)
  expect(made + refused).toBe(12)
  expect((await book(12)).json().code).toBe('vehicle-not-found')
  expect((await desk.call('GET', urlOf(vehicle), ana)).json().coming_reservations).toBe(made)
})

test('occupancy only counts vehicles on sale; revenue counts all', async () => {
  const { ana } = desk
  const vehicle = (await madeVehicle(nelly, ana, landing)).id as VehicleId
  const figures = async () => (await desk.call('GET', `/figures/${ana.id}`, ana)).json()
  const days = { date_of_departure: '2027-03-02', date_of_arrival: '2027-03-05' }
  expect((await send(nelly.app, booking(landing, vehicle, days))).statusCode).toBe(201)
  const before = await figures()
  expect(before.occupancy.next7Days).toBeGreaterThan(0)
  await switchSale(vehicle, false)
  const after = await figures()
  expect(after.occupancy.next7Days).toBeNull()
  expect(after.weeks.at(-1).revenues).toEqual(before.weeks.at(-1).revenues)
})
