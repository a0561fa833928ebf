import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle, booking, from, poolOf, send, tally } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { auditReservations } from '../../../tests/support/trust/audit-reservations.ts'
import { emptyLedger } from '../../../tests/support/trust/ledger.ts'
import { queryRows } from '../../platform/db/database.ts'

/** A unit of which nothing is known. */
const UNKNOWN = { plate: null, onFleet: null, offFleet: null, fleet: 'on', isOutOfService: false, due: [] }

let nelly: TestApp
/** An operator with one car, and the pool of its vehicle. */
let desk: BlockDesk
let kept: number
/** Another landing of the same operator, where the same car has a pool of its own. */
let other: { landing: LandingId; vehicle: VehicleId }
let joined: number

beforeEach(async () => {
  nelly = await startTestApp()
  desk = await openBlockDesk(nelly, 1)
  const landing = await addLanding(nelly.parts, desk.ana)
  other = { landing, vehicle: await addVehicle(nelly.parts, landing) }
  await addPicture(nelly.parts, other.vehicle)
  kept = await poolOf(nelly.parts.db, desk.vehicle)
  joined = await poolOf(nelly.parts.db, other.vehicle)
})

const book = ({ landing, vehicle }: typeof other, pickup: string, back: string) =>
  send(nelly.app, booking(landing, vehicle, from(pickup, back)))
/** Lets time pass, and Ana sign in again. */
async function waitUntil(at: string) {
  nelly.clock.set(at)
  desk.ana.headers.authorization = `Bearer ${await nelly.signIn(desk.ana)}`
}
const list = async () => (await desk.call('GET', '/pools')).json()
const join = () => desk.call('POST', `/pools/${kept}/join`, { poolId: joined })
const part = () => desk.call('POST', `/pools/${joined}/part`)
/** What the audit of all stored reservations and blocks finds. */
const faults = () => auditReservations((text) => queryRows(nelly.parts.db, sql.raw(text)), emptyLedger(0))
/** What holds units: pool, unit and the number of a reservation, or `block`. */
const held = () =>
  queryRows(
    nelly.parts.db,
    sql`select pool_id as pool, unit, coalesce(block_id, 0) > 0 as block, lower(during)::date::text as day
      from reservations order by day, block, id`,
  )

// Rule of "Entities and their fields": server/features/pools/list-pools.ts, domain/pools/twins.ts
test('the fleet lists pools with what offers them, and those that may be the same cars', async () => {
  await book(desk, '02 10:00', '05 10:00')
  const [first, second] = await list()
  expect(first).toMatchObject({
    id: kept,
    name: 'Kia Rio',
    units: [UNKNOWN],
    offers: [{ vehicleId: desk.vehicle, landingId: desk.landing, isOnSale: true }],
    twin: joined,
    joined: [],
  })
  expect(first.occupancy).toBeCloseTo(3 / 30)
  expect(first.picture).toMatch(/./)
  expect(second).toMatchObject({ id: joined, twin: kept, occupancy: 0 })
})

test('a block of all units that is over makes way for a rental that is out', async () => {
  const { id } = (await book(desk, '10 10:00', '14 10:00')).json()
  await desk.call('POST', `/landings/${other.landing}/blocks`, {
    ...{ vehicleId: other.vehicle, reason: 'maintenance' },
    ...{ from: '2027-03-09T10:00', to: '2027-03-11T10:00' },
  })
  await waitUntil('2027-03-10T14:30:00Z')
  expect((await desk.call('POST', `/reservations/${id}/steps`, { step: 'hand_over' })).statusCode).toBe(200)
  await waitUntil('2027-03-12T14:00:00Z')
  const answer = await join()
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await faults()).toEqual([])
})

// Rule of "States and transitions": server/features/pools/join-pools.ts, domain/pools/held-once.ts, domain/pools/pair-units.ts
test('cars that were two by mistake become one, which is no longer sold twice', async () => {
  await book(desk, '10 10:00', '12 10:00')
  await book(other, '14 10:00', '16 10:00')
  await desk.call('PUT', `/vehicles/${other.vehicle}/units/1`, { plate: 'A 123456', colour: 'rojo' })
  await desk.call('PUT', `/vehicles/${desk.vehicle}/units/1`, { odometer: 42_000 })
  const answer = (await join()).json()
  expect(answer).toMatchObject({ id: kept, units: [{ plate: 'A 123456' }], twin: null })
  expect(answer.offers.map(({ vehicleId }: { vehicleId: number }) => vehicleId)).toEqual([
    desk.vehicle,
    other.vehicle,
  ])
  expect(answer.joined).toEqual([{ id: joined, name: 'Kia Rio' }])
  expect(await list()).toHaveLength(1)
  const [unit] = (await desk.call('GET', '/units')).json()
  expect(unit).toMatchObject({ plate: 'A 123456', colour: 'rojo', odometer: 42_000 })
  expect((await book(desk, '14 10:00', '16 10:00')).json().code).toBe('vehicle-not-available')
  expect((await book(other, '10 10:00', '12 10:00')).json().code).toBe('vehicle-not-available')
  expect((await book(desk, '12 10:00', '14 10:00')).statusCode).toBe(201)
  expect(await faults()).toEqual([])
})

test('units with two plates are two cars, and blocks and channels stay with theirs', async () => {
  await desk.call('PUT', `/vehicles/${desk.vehicle}/units/1`, { plate: 'A 1' })
  await desk.call('PUT', `/vehicles/${other.vehicle}/units/1`, { plate: 'B 2', outFrom: '2027-03-20' })
  const channel = `/landings/${other.landing}/vehicles/${other.vehicle}/calendar`
  const { calendar } = (await desk.call('POST', channel)).json()
  const own = await desk.call('POST', `/landings/${desk.landing}/vehicles/${desk.vehicle}/calendar`)
  await desk.block('12 10:00', '13 10:00', { unit: null })
  expect((await join()).json().units).toEqual([
    { ...UNKNOWN, plate: 'A 1' },
    { ...UNKNOWN, plate: 'B 2' },
  ])
  // The block was of all units there were: the other car is free then.
  expect((await book(other, '12 10:00', '13 10:00')).statusCode).toBe(201)
  expect((await book(desk, '12 10:00', '13 10:00')).statusCode).toBe(409)
  const busy = async (address: string) =>
    (await nelly.app.inject(new URL(address).pathname)).body
      .match(/DTSTART\S*:(\d{8})/g)
      ?.map((text) => text.slice(-2))
  // Ours is taken while both cars are; the other channel reads of the car that it knows: the booking, and that it leaves service.
  expect(await busy(own.json().calendar)).toEqual(['12'])
  expect(await busy(calendar)).toEqual(['12', '20'])
  expect(await faults()).toEqual([])
})

test('reservations make room for each other, which the preview tells', async () => {
  await desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: 2 })
  await book(desk, '10 10:00', '12 10:00')
  await book(other, '10 10:00', '12 10:00')
  const preview = (await desk.call('POST', `/pools/${kept}/join-preview`, { poolId: joined })).json()
  expect(preview).toMatchObject({ units: 2, numbers: [1], displaced: [{ toUnit: 2 }] })
  expect(await list()).toHaveLength(2)
  expect((await join()).statusCode).toBe(200)
  expect(await faults()).toEqual([])
})

test('more bookings to come than there are cars are listed, and nothing is joined', async () => {
  await book(desk, '10 10:00', '12 10:00')
  await book(other, '11 10:00', '13 10:00')
  const before = await held()
  const refused = await join()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'collides'])
  expect(refused.json().collisions).toMatchObject([
    { from: '2027-03-10T10:00' },
    { from: '2027-03-11T10:00' },
  ])
  expect(await held()).toEqual(before)
})

test('what was rented twice before stays in the history of both', async () => {
  await book(desk, '03 10:00', '05 10:00')
  await book(other, '03 10:00', '05 10:00')
  await waitUntil('2027-03-08T12:00:00Z')
  expect((await join()).statusCode).toBe(200)
  expect(await held()).toMatchObject([
    { pool: kept, unit: 1 },
    { pool: kept, unit: 2 },
  ])
})

test('a join is taken back with all that each had, until something new is rented', async () => {
  await book(desk, '10 10:00', '12 10:00')
  await book(other, '14 10:00', '16 10:00')
  await desk.call('POST', `/landings/${other.landing}/blocks`, {
    ...{ vehicleId: other.vehicle, unit: 1, reason: 'maintenance' },
    ...{ from: '2027-03-20T10:00', to: '2027-03-21T10:00' },
  })
  await desk.call('PUT', `/vehicles/${other.vehicle}/units/1`, { plate: 'A 123456' })
  const before = await held()
  await join()
  expect((await part()).json()).toMatchObject({ id: joined, units: [{ plate: 'A 123456' }] })
  expect(await held()).toEqual(before)
  expect((await list()).map(({ units }: { units: object[] }) => units)).toEqual([
    [UNKNOWN],
    [{ ...UNKNOWN, plate: 'A 123456' }],
  ])
  expect((await part()).statusCode).toBe(404)
  await waitUntil('2027-03-02T12:00:00Z')
  await join()
  await waitUntil('2027-03-02T12:05:00Z')
  await book(desk, '24 10:00', '25 10:00')
  const refused = await part()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'join-rented'])
  expect((await list())[0].joined).toEqual([])
  expect(await faults()).toEqual([])
})

test('a rental that was given the other vehicle goes back with it, and what has its car there gets another', async () => {
  const { landing, vehicle } = desk
  const another = await addVehicle(nelly.parts, landing, { units: 2 })
  await addPicture(nelly.parts, another)
  await desk.call('PUT', `/vehicles/${landing}/${vehicle}`, { units: 2 })
  const pool = await poolOf(nelly.parts.db, another)
  const { id } = (await book(desk, '10 10:00', '12 10:00')).json()
  await book({ landing, vehicle: another }, '10 10:00', '12 10:00')
  expect((await desk.call('POST', `/pools/${kept}/join`, { poolId: pool })).statusCode).toBe(200)
  const change = { vehicle: another, revision: 0, override: { reason: 'They like it' } }
  expect((await desk.call('PATCH', `/reservations/${id}`, change)).statusCode).toBe(200)
  const parted = await desk.call('POST', `/pools/${pool}/part`)
  expect([parted.statusCode, parted.json()]).toMatchObject([200, { id: pool }])
  expect(await held()).toMatchObject([
    { pool, unit: 1 },
    { pool, unit: 2 },
  ])
  expect(await faults()).toEqual([])
})

test('pools of two time zones, of others, and one with itself are not joined', async () => {
  const luis = await signedInOwner(nelly)
  const his = await addVehicle(
    nelly.parts,
    await addLanding(nelly.parts, luis, { timezone: 'Europe/Madrid' }),
  )
  const madrid = await addVehicle(
    nelly.parts,
    await addLanding(nelly.parts, desk.ana, { timezone: 'Europe/Madrid' }),
  )
  const pools = [kept, await poolOf(nelly.parts.db, his), await poolOf(nelly.parts.db, madrid)]
  const codes = []
  for (const poolId of pools)
    codes.push((await desk.call('POST', `/pools/${kept}/join`, { poolId })).json().code)
  expect(codes).toEqual(['pool-same', 'pool-not-found', 'pools-zones-differ'])
})

test('bookings of both sites while their cars become one are never two', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, nth) => book(nth % 2 ? desk : other, '10 10:00', '12 10:00')),
    join(),
    ...Array.from({ length: 8 }, (_, nth) => book(nth % 2 ? desk : other, '10 10:00', '12 10:00')),
  ])
  expect(Object.keys(tally(answers)).sort()).toEqual(
    ['201', '409'].concat(answers[8]?.statusCode === 200 ? '200' : []).sort(),
  )
  expect(await faults()).toEqual([])
})
