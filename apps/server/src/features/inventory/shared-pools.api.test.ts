import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { addLanding, addVehicle, booking, from, poolOf, send, walkIn } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { auditReservations } from '../../../tests/support/trust/audit-reservations.ts'
import { emptyLedger } from '../../../tests/support/trust/ledger.ts'
import { createApp } from '../../app.ts'
import { queryRows } from '../../platform/db/database.ts'

let nelly: TestApp
/** An operator with a vehicle of one unit. */
let desk: BlockDesk
/** Another landing of the same operator, and its vehicle of the same unit. */
let other: { landing: LandingId; vehicle: VehicleId }

beforeEach(async () => {
  nelly = await startTestApp()
  desk = await openBlockDesk(nelly, 1)
  const landing = await addLanding(nelly.parts, desk.ana)
  const poolId = await poolOf(nelly.parts.db, desk.vehicle)
  other = { landing, vehicle: await addVehicle(nelly.parts, landing, { poolId, name: 'Kia Rio (EN)' }) }
  await addPicture(nelly.parts, other.vehicle)
})

/** What the audit of all stored reservations and blocks finds. */
const faults = () => auditReservations((text) => queryRows(nelly.parts.db, sql.raw(text)), emptyLedger(0))

const days = from('10 10:00', '12 10:00')
const book = ({ landing, vehicle }: typeof other, app = nelly.app, trip = days) =>
  send(app, booking(landing, vehicle, trip))
/** The same at the desk. */
const reserve = ({ landing, vehicle }: typeof other) =>
  desk.call('POST', `/landings/${landing}/desk-reservations`, {
    ...walkIn(vehicle),
    ...{ pickupDate: '2027-03-10', pickupTime: '10:00', returnDate: '2027-03-12', returnTime: '10:00' },
  })

// Rule of "States and transitions": server/features/inventory/hold-pool.ts, server/features/inventory/availability.ts, server/features/reservations/bookable.ts
test('what is booked on one landing is no longer free on another that offers the same unit', async () => {
  expect((await book(desk)).statusCode).toBe(201)
  const refused = await book(other)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'vehicle-not-available'])
  const touching = await book(other, nelly.app, from('12 10:00', '13 10:00'))
  expect(touching.statusCode).toBe(201)
  expect(await faults()).toEqual([])
})

/** A quote of the desk that holds the vehicle. */
const hold = ({ landing, vehicle }: typeof other) => {
  const { vehicle: _, ...trip } = walkIn(vehicle)
  return desk.call('POST', `/landings/${landing}/desk-quotes`, {
    ...{ ...trip, vehicles: [vehicle], holds: true, notify: false },
    ...{ pickupDate: '2027-03-10', pickupTime: '10:00', returnDate: '2027-03-12', returnTime: '10:00' },
  })
}

/** 64 of all that takes a unit, at once: bookings of both sites, the desk, quotes, a drag and blocks. */
async function race(apps: readonly TestApp['app'][]) {
  const elsewhere = from('20 10:00', '22 10:00')
  const dragged = (await book(desk, nelly.app, elsewhere)).json().id
  const drag = () =>
    desk.call('PATCH', `/reservations/${dragged}`, {
      ...{ revision: 0, pickupDate: '2027-03-10', returnDate: '2027-03-12' },
    })
  const block = () => desk.block('10 10:00', '12 10:00', { unit: 1 })
  const tries = [
    (nth: number) => book(desk, apps[nth % apps.length]),
    (nth: number) => book(other, apps[(nth + 1) % apps.length]),
    () => reserve(desk),
    () => hold(other),
    drag,
    block,
  ]
  const answers = await Promise.all(
    Array.from({ length: 64 }, async (_, nth) => (tries[(nth * 5) % tries.length] ?? drag)(nth)),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(new Set(statuses).difference(new Set([200, 201, 409]))).toEqual(new Set())
  const [held] = await queryRows<{ count: number }>(
    nelly.parts.db,
    // A block may lie on what a quote holds.
    sql`select (count(*) filter (where block_id is null) + least(count(block_id), 1))::int as count from reservations
      where held && '[2027-03-10 10:00,2027-03-12 10:00)' and deleted_at is null and cancelled_at is null`,
  )
  expect(await faults()).toEqual([])
  return held?.count
}

test('of 64 who want the only unit at once, by two landings, desk, quote, drag and block, one has it', async () => {
  expect(await race([nelly.app])).toBe(1)
})

/** The embedded database has one connection: there the second server could only wait for the first. */
const onServer = test.skipIf('dump' in inject('testDatabase'))

onServer('so it is on two servers of one database', async () => {
  const second = await createApp({ ...nelly.parts, db: await connectedAnew(nelly.parts.db) })
  onTestFinished(() => second.close())
  expect(await race([nelly.app, second])).toBe(1)
})

test('a unit is listed once, with the first vehicle that offers it, and for each landing with its own', async () => {
  const listed = async (query = '') =>
    (await desk.call('GET', `/units${query}`)).json().map((unit: { vehicleId: number }) => unit.vehicleId)
  expect(await listed()).toEqual([desk.vehicle])
  expect(await listed(`?landingId=${other.landing}`)).toEqual([other.vehicle])
  await desk.call('DELETE', `/vehicle/${desk.vehicle}`)
  expect(await listed()).toEqual([other.vehicle])
})

test('what is known of a unit is the same by every vehicle that offers it', async () => {
  const put = await desk.call('PUT', `/vehicles/${other.vehicle}/units/1`, { plate: 'A 123456' })
  expect(put.statusCode).toBe(200)
  const [unit] = (await desk.call('GET', `/units?landingId=${desk.landing}`)).json()
  expect(unit).toMatchObject({ vehicleId: desk.vehicle, number: 1, plate: 'A 123456' })
})

test('the number of units is that of the pool, whichever vehicle it is set at', async () => {
  const edited = await desk.call('PUT', `/vehicles/${other.landing}/${other.vehicle}`, { units: 3 })
  expect(edited.json().units).toBe(3)
  expect((await desk.call('GET', `/vehicles/${desk.landing}/${desk.vehicle}`)).json().units).toBe(3)
  for (const one of [desk, other, desk]) await book(one)
  const lowered = await desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: 2 })
  expect(lowered.json().code).toBe('units-below-reservations')
})

test('a block is one in the calendar, whichever landing it was made at, and moves to any vehicle', async () => {
  const third = await addVehicle(nelly.parts, other.landing, {})
  const block = { ...other, from: '2027-03-14T10:00', to: '2027-03-15T10:00', reason: 'own_use' }
  const payload = { ...block, vehicleId: other.vehicle, unit: 1 }
  const { id } = (await desk.call('POST', `/landings/${other.landing}/blocks`, payload)).json()
  const blocks = async () =>
    (await desk.call('GET', '/calendar?from=2027-03-08&days=10'))
      .json()
      .vehicles.map((one: { id: number; blocks: { id: number; vehicleId: number }[] }) => [
        one.id,
        ...one.blocks.map(({ vehicleId }) => vehicleId),
      ])
  expect(await blocks()).toEqual([[desk.vehicle, desk.vehicle], [third]])
  expect((await desk.call('PUT', `/blocks/${id}`, { vehicleId: third })).statusCode).toBe(200)
  expect(await blocks()).toEqual([[desk.vehicle], [third, third]])
})

test('occupancy counts a pool once', async () => {
  await book(other)
  const { occupancy } = (await desk.call('GET', `/figures/${desk.ana.id}`)).json()
  // Of one unit, booked for two of 30 days.
  expect(occupancy.next30Days).toBeCloseTo(2 / 30)
})

test('a landing that shares its units keeps its time zone, as they are in one place', async () => {
  const move = (timezone: string) =>
    desk.call('POST', `/landing-update/${desk.ana.id}/${other.landing}`, {
      ...{ name: 'Airport', color_primary: '#112233', color_secondary: '#ffffff', timezone },
    })
  const refused = await move('Europe/Madrid')
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'zone-shared'])
  await desk.call('DELETE', `/vehicle/${desk.vehicle}`)
  expect((await move('Europe/Madrid')).statusCode).toBe(200)
})

test('a landing deleted for good leaves the units to the others, and frees what it had reserved', async () => {
  await book(other)
  await desk.call('DELETE', `/landing/${other.landing}`)
  expect((await book(desk)).statusCode).toBe(409)
  const gone = await desk.call('DELETE', `/landing/deletedFinal/${other.landing}`)
  expect(gone.statusCode).toBe(200)
  expect((await book(desk)).statusCode).toBe(201)
  expect(await faults()).toEqual([])
})

test('a car that is out stays held where the landing that rented it is deleted for good', async () => {
  const { id } = (await book(other, nelly.app, from('01 11:00', '12 10:00'))).json()
  const out = await desk.call('POST', `/reservations/${id}/steps`, { step: 'hand_over', revision: 0 })
  expect(out.statusCode).toBe(200)
  await desk.call('DELETE', `/landing/${other.landing}`)
  expect((await desk.call('DELETE', `/landing/deletedFinal/${other.landing}`)).statusCode).toBe(200)
  expect((await book(desk)).statusCode).toBe(409)
  expect((await book(desk, nelly.app, from('12 10:00', '13 10:00'))).statusCode).toBe(201)
  const [block] = (await desk.call('GET', `/landings/${desk.landing}/blocks`)).json()
  expect(block).toMatchObject({ unit: 1, from: '2027-03-01T10:00', to: '2027-03-12T10:00' })
  expect(block.note).toMatch(/^[A-Z0-9-]+$/)
  expect(await faults()).toEqual([])
})

test('a copy of a vehicle offers the same units or as many others', async () => {
  const copied = async (body: object) =>
    (await desk.call('POST', `/vehicles/${desk.landing}/${desk.vehicle}/duplicate`, body)).json().id
  const pool = await poolOf(nelly.parts.db, desk.vehicle)
  expect(await poolOf(nelly.parts.db, await copied({ isSamePool: true }))).toBe(pool)
  expect(await poolOf(nelly.parts.db, await copied({}))).not.toBe(pool)
})
