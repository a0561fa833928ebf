import type { OfferedVehicle, PublicSite } from '@nelly/contract/public-site/public-site'
import { reservationBody, toBooking } from '@nelly/contract/specified/reservation-body'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { addLanding, addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import {
  formerNames,
  landings,
  places,
  specialFeatures,
  vehicleSpecialFeatures,
  vehicles,
} from '../../platform/db/schema.ts'

/** The site as a page gets it. */
async function openSite(more = {}) {
  let site: PublicSite | undefined
  const started = await startTestApp({
    ...more,
    site: async (_request, context) => {
      site = context.site
      return new Response('')
    },
  })
  await started.app.inject({ url: '/any' })
  if (!site) throw new Error('no page was asked for')
  const owner = await started.addOwner()
  const landing = await addLanding(started.parts, owner, { name: 'sun-cars', displayName: 'Sun Cars' })
  return { ...started, site, owner, landing, db: started.parts.db }
}

const period = (pickup: string, back: string): RentalPeriod => ({
  pickup: `2027-03-${pickup.replace(' ', 'T')}` as WallClock,
  return: `2027-03-${back.replace(' ', 'T')}` as WallClock,
})

/** No rule refuses any dates. */
const always = () => true

test('a visitor finds a published landing by its address, with the places that it offers', async () => {
  const { site, landing, db, clock } = await openSite()
  const place = (name: string, position: number, offered: Partial<typeof places.$inferInsert>) => ({
    ...{ landingId: landing, name, position, isPickup: false, isReturn: false, createdAt: clock.now() },
    ...offered,
  })
  await db
    .insert(places)
    .values([
      place('La Romana', 2, { isReturn: true, returnPosition: 0 }),
      place('Punta Cana', 1, { isPickup: true }),
      place('Higüey', 4, {}),
      place('Santiago', 0, { isPickup: true }),
      place('Samaná', 3, { isReturn: true, returnPosition: 1 }),
      place('Monte Cristi', 5, { isPickup: true, isReturn: true, deletedAt: clock.now() }),
    ])
  expect(await site.visit('sun-cars')).toMatchObject({
    kind: 'found',
    landing: {
      id: landing,
      address: 'sun-cars',
      displayName: 'Sun Cars',
      pickupPlaces: ['Santiago', 'Punta Cana'],
      returnPlaces: ['La Romana', 'Samaná'],
    },
  })
})

test('capitals and a former name redirect to the address, unpublished and deleted landings are not found', async () => {
  const { site, landing, db, clock } = await openSite()
  await db.insert(formerNames).values({ name: 'moon-cars', landingId: landing, createdAt: clock.now() })
  expect(await site.visit('Sun-CARS')).toEqual({ kind: 'moved', to: 'sun-cars' })
  expect(await site.visit('Moon-cars')).toEqual({ kind: 'moved', to: 'sun-cars' })
  expect(await site.visit('nobody')).toEqual({ kind: 'not-found' })
  expect(await site.visit("sun-cars' or 1=1 --\0")).toEqual({ kind: 'not-found' })
  await db.update(landings).set({ status: 'draft' }).where(eq(landings.id, landing))
  expect(await site.visit('sun-cars')).toEqual({ kind: 'not-found' })
  expect(await site.visit('moon-cars')).toEqual({ kind: 'not-found' })
})

test('list and single vehicle agree with what can be booked', async () => {
  const { app, site, parts, landing } = await openSite()
  const one = await addVehicle(parts, landing)
  const two = await addVehicle(parts, landing, { units: 2, gps: true })
  await send(app, booking(landing, one, from('10 10:00', '12 10:00')))
  await send(app, booking(landing, two, from('10 10:00', '12 10:00')))
  for (const [pickup, back, free] of [
    ['10 10:00', '12 10:00', [false, true]],
    ['12 10:00', '13 10:00', [true, true]],
    ['08 10:00', '10 10:01', [false, true]],
  ] as const) {
    const requested = period(pickup, back)
    const list = await site.vehicles(landing, { period: requested })
    expect(list.map(({ available }) => available)).toEqual(free)
    const single = [
      await site.vehicle(landing, one, { period: requested }),
      await site.vehicle(landing, two, { period: requested }),
    ]
    expect(single.map((vehicle) => vehicle?.available)).toEqual(free)
    const written = await send(app, booking(landing, one, from(pickup, back)))
    expect(written.statusCode).toBe(free[0] ? 201 : 409)
  }
  expect((await site.vehicles(landing, { limit: 1 })).map(({ id, available }) => [id, available])).toEqual([
    [one, undefined],
  ])
  expect((await site.vehicle(landing, two))?.equipment).toEqual(['gps'])
})

// Rule of "States and transitions": server/features/vehicles/whole-vehicles.ts, server/features/landings/read-landing.api.test.ts
test('a list has the first picture of each vehicle only, the single vehicle all of them', async () => {
  const { site, parts, landing } = await openSite()
  const [one, two, bare] = [
    await addVehicle(parts, landing),
    await addVehicle(parts, landing),
    await addVehicle(parts, landing),
  ]
  for (const position of [2, 0, 1]) await addPicture(parts, one, position)
  await addPicture(parts, two)
  const paths = (vehicle: OfferedVehicle | undefined) => vehicle?.pictures.map(({ path }) => path)
  expect((await site.vehicles(landing, {})).map(paths)).toEqual([
    [`vehicles/${one}-0.jpg`],
    [`vehicles/${two}-0.jpg`],
    [],
  ])
  expect(paths(await site.vehicle(landing, one))).toEqual(
    [0, 1, 2].map((nth) => `vehicles/${one}-${nth}.jpg`),
  )
  expect(paths(await site.vehicle(landing, bare))).toEqual([])
})

test('a visitor sees the special features of each vehicle, with their descriptions', async () => {
  const { site, parts, owner, landing, db, clock } = await openSite()
  const [one, two] = [await addVehicle(parts, landing), await addVehicle(parts, landing)]
  const both = [
    { name: 'Techo', description: 'Se abre con un botón.' },
    { name: 'Cámara', description: '' },
  ]
  const rows = both.map((feature) => ({
    accountId: owner.id,
    ...feature,
    createdAt: clock.now(),
  }))
  const added = await db.insert(specialFeatures).values(rows).returning()
  await db
    .insert(vehicleSpecialFeatures)
    .values(added.map(({ id }) => ({ vehicleId: two, specialFeatureId: id })))
  const shown = await site.vehicles(landing, {})
  expect(shown.map((vehicle) => vehicle.specialFeatures)).toEqual([[], both])
  expect((await site.vehicle(landing, one))?.specialFeatures).toEqual([])
  expect((await site.vehicle(landing, two))?.specialFeatures).toEqual(both)
})

test('deleted vehicles and those of other landings are not shown', async () => {
  const { site, parts, owner, landing, db, clock } = await openSite()
  const deleted = await addVehicle(parts, landing)
  await db.update(vehicles).set({ deletedAt: clock.now() }).where(eq(vehicles.id, deleted))
  const elsewhere = await addVehicle(parts, await addLanding(parts, owner))
  expect(await site.vehicles(landing, {})).toEqual([])
  expect([await site.vehicle(landing, deleted), await site.vehicle(landing, elsewhere)]).toEqual([
    undefined,
    undefined,
  ])
  expect(await site.freePeriods([deleted], period('10 10:00', '12 10:00'), always)).toEqual(new Map())
})

test('a taken vehicle comes with the nearest free dates of the same length', async () => {
  const { app, site, parts, landing } = await openSite()
  const vehicle = await addVehicle(parts, landing)
  await send(app, booking(landing, vehicle, from('10 10:00', '12 10:00')))
  const requested = period('10 10:00', '12 10:00')
  expect((await site.freePeriods([vehicle], requested, always)).get(vehicle)).toEqual([
    period('08 10:00', '10 10:00'),
    period('12 10:00', '14 10:00'),
    period('07 10:00', '09 10:00'),
  ])
})

test('the free dates of many vehicles are found at once, each by its own bookings and units', async () => {
  const { app, site, parts, landing } = await openSite()
  const [one, two] = [await addVehicle(parts, landing), await addVehicle(parts, landing, { units: 2 })]
  await send(app, booking(landing, one, from('10 10:00', '12 10:00')))
  await send(app, booking(landing, one, from('12 10:00', '20 10:00')))
  for (const unit of [1, 2]) {
    await send(app, booking(landing, two, { ...from('10 10:00', '12 10:00'), email: `${unit}@example.com` }))
  }
  const free = await site.freePeriods([one, two], period('10 10:00', '12 10:00'), always)
  expect(free.get(one)).toEqual([
    period('08 10:00', '10 10:00'),
    period('07 10:00', '09 10:00'),
    period('06 10:00', '08 10:00'),
  ])
  expect(free.get(two)).toEqual([
    period('08 10:00', '10 10:00'),
    period('12 10:00', '14 10:00'),
    period('07 10:00', '09 10:00'),
  ])
})

const attempt = { key: 'a-key-of-a-browser', secret: 'a-secret-of-a-browser' }

test('the secret of a booking opens it, also after it was sent twice', async () => {
  const { site, parts, landing } = await openSite()
  const vehicle = await addVehicle(parts, landing)
  const request = toBooking(reservationBody.parse(booking(landing, vehicle)))
  const made = await site.reserve(request, attempt.key, { secret: attempt.secret })
  expect(made).toMatchObject({ ok: true, value: { stands: true, opensWithSecret: true } })
  expect(await site.reserve(request, attempt.key, { secret: attempt.secret })).toEqual(made)
  expect(await site.reserve(request, attempt.key)).toMatchObject({
    ok: true,
    value: { opensWithSecret: false },
  })
  expect(await site.myReservation('sun-cars', attempt.secret)).toMatchObject({
    kind: 'found',
    reservation: { customer: { firstName: 'María' }, mayCorrectContact: true },
  })
})

test('an attempt finds its reservation by its key, on its own landing only', async () => {
  const { site, parts, owner, landing } = await openSite()
  const vehicle = await addVehicle(parts, landing)
  await site.reserve(toBooking(reservationBody.parse(booking(landing, vehicle))), attempt.key, attempt)
  expect(await site.reservationOfAttempt(landing, attempt)).toMatchObject({
    reservation: { customer: { email: 'maria@example.com' } },
    opensWithSecret: true,
  })
  expect(await site.reservationOfAttempt(landing, { ...attempt, secret: 'another' })).toMatchObject({
    opensWithSecret: false,
  })
  expect(await site.reservationOfAttempt(landing, { ...attempt, key: 'a-key-of-another' })).toBeUndefined()
  expect(await site.reservationOfAttempt(await addLanding(parts, owner), attempt)).toBeUndefined()
})

test('a network can make a hundred and twenty bookings within ten minutes, the next is refused', async () => {
  const { app, parts, landing, clock } = await openSite({ rateLimits: true })
  const vehicle = await addVehicle(parts, landing)
  const ask = async () => (await send(app, booking(landing, vehicle))).statusCode
  const statuses = new Set<number>()
  for (let times = 0; times < 120; times++) statuses.add(await ask())
  expect(statuses).toEqual(new Set([201, 409]))
  expect(await ask()).toBe(429)
  clock.advance(10 * 60_000)
  expect(await ask()).toBe(409)
})

test('a form that is submitted within two seconds of its rendering, or with a forged stamp, is too soon', async () => {
  const { site, clock } = await openSite({ bookingForm: { secret: 'a secret', shortestMs: 2000 } })
  const stamp = site.stampForm('a-key')
  clock.advance(1999)
  expect(site.cameForm('a-key', stamp)).toEqual({ stamp, isTooSoon: true })
  const foreign = site.cameForm('a-key', 'made-up')
  expect(foreign).toEqual({ stamp: expect.stringMatching(/^\w+\.[\w-]{43}$/), isTooSoon: true })
  clock.advance(1)
  expect(site.cameForm('a-key', stamp)).toEqual({ stamp, isTooSoon: false })
  // A later rendering counts from then on, and another attempt's stamp is invalid.
  expect(site.cameForm('a-key', foreign.stamp)).toMatchObject({ isTooSoon: true })
  expect(site.cameForm('b-key', stamp)).toMatchObject({ isTooSoon: true })
  clock.advance(7 * 24 * 60 * 60_000)
  expect(site.cameForm('a-key', stamp)).toEqual({ stamp, isTooSoon: false })
})

test('without a minimum time every form is accepted', async () => {
  const { site } = await openSite()
  expect(site.cameForm('a-key', '')).toMatchObject({ isTooSoon: false })
})

test('ten wrong discount codes of a network are looked at; right ones and the same one again are not counted', async () => {
  const { site, clock } = await openSite({ rateLimits: true })
  const tried = async (codes: readonly string[], isRight: boolean) => {
    const outcomes: string[] = []
    for (const code of codes) outcomes.push(await site.tryDiscountCode(code, () => isRight))
    return outcomes
  }
  expect(await tried(Array(12).fill('VERANO'), true)).toEqual(Array(12).fill('right'))
  expect(await tried(Array(12).fill('WRONG'), false)).toEqual(Array(12).fill('wrong'))
  const others = Array.from({ length: 11 }, (_, number) => `WRONG${number}`)
  expect(await tried(others, false)).toEqual([...Array(9).fill('wrong'), 'too-many', 'too-many'])
  expect(await tried(['VERANO'], true)).toEqual(['too-many'])
  clock.advance(10 * 60 * 1000)
  expect(await tried(['VERANO'], true)).toEqual(['right'])
})
