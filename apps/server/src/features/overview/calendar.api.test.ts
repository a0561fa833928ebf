import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { addLanding, addVehicle, poolOf, setUnits } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { reservations, vehiclePictures } from '../../platform/db/schema.ts'

let nelly: TestApp
let ana: Rental
let luis: Rental

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await rental(nelly, { units: 2 })
  luis = await rental(nelly)
})

interface Unit {
  unit: number
  bars: { id: number; firstName: string }[]
}
interface Shown {
  id: number
  picture: string | null
  deleted: boolean
  units: Unit[]
}

const fleet = (query: string, { headers } = ana) =>
  nelly.app.inject({ url: `/api/calendar?${query}`, headers })
const shown = async (query: string, of = ana): Promise<Shown[]> => (await fleet(query, of)).json().vehicles
/** The customer of each unit, as `1: Bea Cid`. */
const rows = ({ units }: Shown) =>
  units.map(({ unit, bars }) => [unit, ...bars.map(({ firstName }) => firstName)].join(' '))

test("an owner sees each unit's reservations by day", async () => {
  const other = await addVehicle(nelly.parts, ana.landing, { name: 'Škoda Fabia' })
  const path = 'vehicles/7/picture.jpg'
  const picture = { path, width: 1, height: 1, sources: [] }
  const createdAt = nelly.clock.now()
  await nelly.parts.db.insert(vehiclePictures).values([
    { vehicleId: other, position: 1, picture: { ...picture, path: 'vehicles/7/second.jpg' }, createdAt },
    { vehicleId: other, position: 0, picture, createdAt },
  ])
  const bea = await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-12T09:30'], { name: 'Bea' })
  await booked(nelly, ana, ['2027-03-11T10:00', '2027-03-13T10:00'], { name: 'Cid' })
  await booked(nelly, ana, ['2027-03-12T10:00', '2027-03-14T10:00'], { name: 'Dan' })
  await booked(nelly, luis, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Luz' })
  const answer = await fleet('from=2027-03-08&days=7')
  const timezone = 'America/Santo_Domingo'
  expect(answer.json()).toMatchObject({
    today: '2027-03-01',
    from: '2027-03-08',
    days: 7,
    vehicles: [
      { id: ana.vehicle, name: 'Kia Rio', timezone, picture: null, deleted: false },
      {
        id: other,
        name: 'Škoda Fabia',
        picture: path,
        deleted: false,
        offers: [{ vehicleId: other, landingId: ana.landing }],
        units: [{ unit: 1, plate: null, place: null, isOut: false, isOutOfService: false, bars: [] }],
      },
    ],
  })
  const [first] = answer.json().vehicles
  expect(rows(first)).toEqual(['1 Bea Dan', '2 Cid'])
  expect(first.units[0].bars[0]).toEqual({
    id: bea,
    reference: expect.stringMatching(/^[0-9A-Z]{4}-/),
    landingId: ana.landing,
    vehicleId: ana.vehicle,
    firstName: 'Bea',
    lastName: 'Peña',
    pickup: { date: '2027-03-10', time: '10:00' },
    return: { date: '2027-03-12', time: '09:30' },
    pickupPlace: 'Santiago',
    returnPlace: 'La Romana',
    turnaroundMinutes: 0,
    isPinned: false,
    status: 'confirmed',
    isOverdue: false,
    isAtRisk: false,
    isDoNotRent: false,
    revision: 0,
  })
})

test('only reservations that overlap the requested days are included', async () => {
  const of = await rental(nelly)
  await booked(nelly, of, ['2027-03-10T10:00', '2027-03-12T00:00'], { name: 'Bea' })
  const names = async (from: string, days: number) =>
    (await shown(`from=${from}&days=${days}`, of)).flatMap(({ units }) =>
      units.flatMap((unit) => unit.bars.map(({ firstName }) => firstName)),
    )
  expect(await names('2027-03-09', 1)).toEqual([])
  expect(await names('2027-03-09', 2)).toEqual(['Bea'])
  expect(await names('2027-03-11', 1)).toEqual(['Bea'])
  // It is back at midnight, when the 12th begins.
  expect(await names('2027-03-12', 62)).toEqual([])
})

test('by default the calendar begins today at the first landing and shows two weeks', async () => {
  const owner = await nelly.addOwner()
  const of = { ...ana, headers: { authorization: `Bearer ${await nelly.signIn(owner)}` } }
  const shown = { days: 14, vehicles: [], next: null }
  expect((await fleet('', of)).json()).toEqual({ ...shown, from: '2027-03-01', today: '2027-03-01' })
  await addLanding(nelly.parts, owner, { timezone: 'Pacific/Kiritimati' })
  await addLanding(nelly.parts, owner)
  expect((await fleet('', of)).json()).toEqual({ ...shown, from: '2027-03-02', today: '2027-03-02' })
})

test('landings are on one calendar: units that two of them offer are one row, with the bookings of both', async () => {
  const of = await rental(nelly, { units: 2 })
  const airport = await addLanding(nelly.parts, { id: of.owner })
  const poolId = await poolOf(nelly.parts.db, of.vehicle)
  const same = await addVehicle(nelly.parts, airport, { poolId, name: 'Rio (EN)' })
  const own = await addVehicle(nelly.parts, airport, { name: 'Škoda Fabia' })
  await booked(nelly, of, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Bea' })
  await booked(nelly, { ...of, landing: airport, vehicle: same }, ['2027-03-11T10:00', '2027-03-13T10:00'], {
    name: 'Cid',
  })
  const found = (await fleet('from=2027-03-08&days=7', of)).json().vehicles
  expect(found).toMatchObject([
    {
      id: of.vehicle,
      name: 'Kia Rio',
      offers: [
        { vehicleId: of.vehicle, landingId: of.landing },
        { vehicleId: same, landingId: airport },
      ],
      units: [
        { bars: [{ firstName: 'Bea', landingId: of.landing, vehicleId: of.vehicle }] },
        { bars: [{ firstName: 'Cid', landingId: airport, vehicleId: same }] },
      ],
    },
    { id: own, offers: [{ vehicleId: own, landingId: airport }] },
  ])
  const { headers } = of
  await nelly.app.inject({ method: 'DELETE', url: `/api/vehicle/${of.vehicle}`, headers })
  const [left] = await shown('from=2027-03-08&days=7', of)
  expect([left?.id, left?.deleted, left && rows(left)]).toEqual([same, false, ['1 Bea', '2 Cid']])
  // With its landing deleted, nothing offers the units that only it had.
  await nelly.app.inject({ method: 'DELETE', url: `/api/landing/${airport}`, headers })
  const others = await shown('from=2027-03-08&days=7', of)
  expect(others.map((one) => [one.id, one.deleted, rows(one)])).toEqual([
    [of.vehicle, true, ['1 Bea', '2 Cid']],
  ])
})

test('cancelled and deleted reservations hold no unit and are left out', async () => {
  const of = await rental(nelly)
  const { db } = nelly.parts
  const during = ['2027-03-10T10:00', '2027-03-12T10:00'] as const
  const cancelled = await booked(nelly, of, during)
  await db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: nelly.clock.now(), cancellationFeeMinor: minorUnits(0) })
    .where(eq(reservations.id, cancelled))
  const deleted = await booked(nelly, of, during)
  await db.update(reservations).set({ deletedAt: nelly.clock.now() }).where(eq(reservations.id, deleted))
  const [vehicle] = await shown('from=2027-03-10&days=1', of)
  expect(vehicle?.units.flatMap((unit) => unit.bars)).toEqual([])
  expect(vehicle?.units).toHaveLength(9)
})

test('a vehicle that is no longer offered is shown while it has reservations, with their units only', async () => {
  const of = await rental(nelly)
  await booked(nelly, of, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Bea' })
  const { headers } = of
  await nelly.app.inject({ method: 'DELETE', url: `/api/vehicle/${of.vehicle}`, headers })
  const [vehicle] = await shown('from=2027-03-10&days=1', of)
  expect([vehicle?.deleted, vehicle && rows(vehicle)]).toEqual([true, ['1 Bea']])
  expect(await shown('from=2027-03-13&days=9', of)).toEqual([])
})

test('a reservation of a unit that was removed later is still shown', async () => {
  const of = await rental(nelly, { units: 2 })
  await booked(nelly, of, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Bea' })
  await booked(nelly, of, ['2027-03-11T10:00', '2027-03-14T10:00'], { name: 'Cid' })
  await setUnits(nelly.parts.db, of.vehicle, 1)
  const [vehicle] = await shown('from=2027-03-13&days=3', of)
  expect(vehicle && rows(vehicle)).toEqual(['1', '2 Cid'])
})

test('a large fleet is read in parts, which end with a vehicle', async () => {
  const of = await rental(nelly, { units: 3 })
  const [second, third] = [
    await addVehicle(nelly.parts, of.landing, { units: 2 }),
    await addVehicle(nelly.parts, of.landing, { units: 1 }),
  ]
  await booked(nelly, { ...of, vehicle: third }, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Bea' })
  const part = async (query: string) => {
    const { vehicles: found, next } = (await fleet(`from=2027-03-08&days=7&${query}`, of)).json()
    return [found.map(({ id, units }: Shown) => [id, units.length]), next]
  }
  expect(await part('')).toEqual([
    [
      [of.vehicle, 3],
      [second, 2],
      [third, 1],
    ],
    null,
  ])
  expect(await part('units=2')).toEqual([[[of.vehicle, 3]], of.vehicle])
  expect(await part('units=4')).toEqual([
    [
      [of.vehicle, 3],
      [second, 2],
    ],
    second,
  ])
  expect(await part(`units=4&after=${second}`)).toEqual([[[third, 1]], null])
  expect(await part('units=6')).toEqual([
    [
      [of.vehicle, 3],
      [second, 2],
      [third, 1],
    ],
    null,
  ])
  expect(await part(`after=${third}`)).toEqual([[], null])
  const [, , last] = await shown('from=2027-03-08&days=7', of)
  expect(last && rows(last)).toEqual(['1 Bea'])
})

test('units have their plate, and say whether they are out of service', async () => {
  const of = await rental(nelly, { units: 3 })
  const put = (unit: number, payload: object) =>
    nelly.app.inject({
      method: 'PUT',
      url: `/api/vehicles/${of.vehicle}/units/${unit}`,
      headers: of.headers,
      payload,
    })
  await put(2, { plate: 'A123456', outFrom: '2027-03-01' })
  await put(3, { outFrom: '2027-03-02' })
  const [vehicle] = await shown('from=2027-03-01&days=7', of)
  expect(vehicle?.units).toMatchObject([
    { plate: null, isOutOfService: false },
    { plate: 'A123456', isOutOfService: true },
    { plate: null, isOutOfService: false },
  ])
})

test("another owner's fleet is not shown, and the number of days is 1 to 62, of units 1 to 1000", async () => {
  const own = (await shown('from=2027-03-08', luis)).map(({ id }) => id)
  expect(own).toEqual([luis.vehicle])
  expect((await fleet('days=62')).statusCode).toBe(200)
  for (const [query, field] of [
    ['days=0', 'days'],
    ['days=63', 'days'],
    ['days=1.5', 'days'],
    ['from=2027-02-30', 'from'],
    ['units=0', 'units'],
    ['units=1001', 'units'],
    ['after=x', 'after'],
  ]) {
    const refused = await fleet(query ?? '')
    expect([query, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([query, 422, [field]])
  }
})

// Last, as its time ends the others' sessions.
describe('a vehicle that is late with its unit', () => {
  const noon = '2027-03-10T16:00:00Z'
  let of: Rental
  let late: number
  beforeAll(async () => {
    of = await rental(nelly, { units: 2 })
    late = await booked(nelly, of, ['2027-03-05T10:00', '2027-03-08T10:00'], { name: 'Bea' })
    await booked(nelly, of, ['2027-03-11T10:00', '2027-03-14T10:00'], { name: 'Cid' })
    await booked(nelly, of, ['2027-03-11T10:00', '2027-03-14T10:00'], { name: 'Dan' })
    await booked(nelly, of, ['2027-03-14T12:00', '2027-03-16T10:00'], { name: 'Eva' })
    await nelly.parts.db
      .update(reservations)
      .set({ status: 'out', outAt: new Date('2027-03-05T14:00:00Z'), revision: 1 })
      .where(eq(reservations.id, late))
  })
  /** The bars at a time, on days from one on. */
  const barsAt = async (time: string, days: string) => {
    const began = nelly.clock.now()
    nelly.clock.set(time)
    const headers = { authorization: `Bearer ${await nelly.signIn({ id: of.owner })}` }
    const vehicles = await shown(days, { ...of, headers })
    nelly.clock.set(began.toISOString())
    return vehicles.flatMap(({ units }) => units.flatMap((unit) => unit.bars))
  }

  test('is shown until now, and what comes next of that unit is at risk', async () => {
    const bars = await barsAt(noon, 'from=2027-03-10&days=7')
    expect(bars).toMatchObject([
      { id: late, firstName: 'Bea', status: 'out', isOverdue: true, isAtRisk: false, revision: 1 },
      { firstName: 'Cid', status: 'confirmed', isOverdue: false, isAtRisk: true },
      { firstName: 'Eva', isAtRisk: false },
      { firstName: 'Dan', isOverdue: false, isAtRisk: false },
    ])
  })

  test('is not shown on days to come, before its return it is not late', async () => {
    expect(await barsAt(noon, 'from=2027-03-12&days=7')).toMatchObject([
      { firstName: 'Cid', isAtRisk: true },
      { firstName: 'Eva' },
      { firstName: 'Dan' },
    ])
    expect(await barsAt('2027-03-08T14:00:00Z', 'from=2027-03-05&days=10')).toMatchObject([
      { firstName: 'Bea', status: 'out', isOverdue: false },
      { firstName: 'Cid', isAtRisk: false },
      { firstName: 'Eva' },
      { firstName: 'Dan' },
    ])
  })

  test('is late by the clock of its own place', async () => {
    const west = await addLanding(nelly.parts, { id: of.owner }, { timezone: 'Pacific/Honolulu' })
    const vehicle = await addVehicle(nelly.parts, west, {})
    const there = { ...of, landing: west, vehicle }
    const id = await booked(nelly, there, ['2027-03-05T10:00', '2027-03-08T10:00'], { name: 'Lei' })
    await nelly.parts.db
      .update(reservations)
      .set({ status: 'out', outAt: new Date('2027-03-05T20:00:00Z') })
      .where(eq(reservations.id, id))
    // Noon in Santo Domingo, and six in the morning in Honolulu.
    expect(await barsAt('2027-03-08T16:00:00Z', 'from=2027-03-08&days=1')).toMatchObject([
      { firstName: 'Bea', isOverdue: true },
      { firstName: 'Lei', isOverdue: false },
    ])
    await nelly.app.inject({ method: 'DELETE', url: `/api/vehicle/${vehicle}`, headers: of.headers })
    await nelly.parts.db.delete(reservations).where(eq(reservations.id, id))
  })

  test('once it is cancelled, deleted or back, nothing is late', async () => {
    const { db } = nelly.parts
    const back = { status: 'returned', returnedAt: new Date(noon) } as const
    await db.update(reservations).set(back).where(eq(reservations.id, late))
    expect(await barsAt(noon, 'from=2027-03-10&days=7')).toMatchObject([
      { firstName: 'Cid', isAtRisk: false },
      { firstName: 'Eva' },
      { firstName: 'Dan' },
    ])
  })
})
