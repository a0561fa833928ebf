import type { FeedId, LandingId, VehicleId } from '@nelly/domain/ids'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { type BlockDesk, march, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { calendarEvent, calendarFile, startChannel } from '../../../tests/support/channel.ts'
import {
  addLanding,
  addVehicle,
  booking,
  from,
  moved,
  poolOf,
  send,
  walkIn,
} from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { auditReservations } from '../../../tests/support/trust/audit-reservations.ts'
import { emptyLedger } from '../../../tests/support/trust/ledger.ts'
import { createApp } from '../../app.ts'
import { queryRows } from '../../platform/db/database.ts'
import type { Parts } from '../../platform/parts.ts'
import { lookAtFeed } from '../feeds/look-at-feed.ts'

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
// Rule of "States and transitions": server/features/inventory/hold-pool.ts, server/features/inventory/availability.ts, server/features/reservations/bookable.ts
test('what is booked on one landing is no longer free on another that offers the same unit', async () => {
  expect((await book(desk)).statusCode).toBe(201)
  const refused = await book(other)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'vehicle-not-available'])
  const touching = await book(other, nelly.app, from('12 10:00', '13 10:00'))
  expect(touching.statusCode).toBe(201)
  expect(await faults()).toEqual([])
})

/** What takes the unit from the 10th to the 12th, sent to one of the servers. */
type Ways = ReturnType<typeof waysOf>

function waysOf({ app, db }: Pick<TestApp, 'app'> & Pick<Parts, 'db'>, dragged: number, feed: FeedId) {
  const call = callsWith(app, desk.ana.headers)
  const { vehicle, ...wish } = { ...walkIn(other.vehicle), ...moved('10 10:00', '12 10:00') }
  return {
    booking: () => book(desk, app),
    'booking of the other landing': () => book(other, app),
    desk: () => call('POST', `/landings/${other.landing}/desk-reservations`, { ...wish, vehicle }),
    quote: () =>
      call('POST', `/landings/${other.landing}/desk-quotes`, {
        ...{ ...wish, vehicles: [vehicle], holds: true, notify: false },
      }),
    drag: () => call('PATCH', `/reservations/${dragged}`, { revision: 0, vehicle: desk.vehicle, unit: 1 }),
    block: () =>
      call('POST', `/landings/${desk.landing}/blocks`, {
        ...{ vehicleId: desk.vehicle, unit: 1, reason: 'maintenance' },
        ...{ from: march('10 10:00'), to: march('12 10:00') },
      }),
    feed: async () => {
      const failed = await lookAtFeed({ db, now: nelly.clock.now, isAllowed: () => true }, feed)
      return { statusCode: failed ? 500 : 200 }
    },
  }
}

/** The calendar of a channel, read from the other landing, that is busy then. */
async function addBusyFeed(): Promise<FeedId> {
  const busy = calendarEvent('UID:turo', 'DTSTART:20270310T100000', 'DTEND:20270312T100000')
  const url = await startChannel((_, reply) => reply.end(calendarFile(busy)))
  const feeds = `/landings/${other.landing}/vehicles/${other.vehicle}/feeds`
  return (await desk.call('POST', feeds, { name: 'Turo', url })).json().id
}

/** Sends 64 at once to two servers, in this order, and returns how many have the unit. */
async function race(order: readonly (keyof Ways)[]) {
  const { parts, app } = nelly
  const car = await addVehicle(parts, desk.landing)
  await addPicture(parts, car)
  const dragged = (await book({ landing: desk.landing, vehicle: car })).json().id
  const feed = await addBusyFeed()
  const db = await connectedAnew(parts.db)
  const second = await createApp({ ...parts, db })
  onTestFinished(() => second.close())
  const servers = [waysOf({ app, db: parts.db }, dragged, feed), waysOf({ app: second, db }, dragged, feed)]
  const tries = servers.flatMap((ways) => order.map((way) => ways[way]))
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, nth) => (tries[nth % tries.length] as Ways[keyof Ways])()),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(new Set(statuses).difference(new Set([200, 201, 409]))).toEqual(new Set())
  expect(await faults()).toEqual([])
  const [held] = await queryRows<{ count: number }>(
    parts.db,
    // Blocks may lie on each other, and on what a quote holds.
    sql`select (count(*) filter (where block_id is null) + least(count(block_id), 1))::int as count from reservations
      where pool_id = ${await poolOf(parts.db, desk.vehicle)} and deleted_at is null and cancelled_at is null
        and held && '[2027-03-10 10:00,2027-03-12 10:00)'`,
  )
  return held?.count
}

const WAYS = ['booking', 'booking of the other landing', 'desk', 'quote', 'drag', 'block', 'feed'] as const

/** In any order, as who is first mostly has it. */
const anyOrder = fc.shuffledSubarray<keyof Ways>([...WAYS], { minLength: WAYS.length })

test('of 64 who want the only unit at once, by two landings and servers, desk, quote, drag, block and feed, one has it', () =>
  fc.assert(
    fc.asyncProperty(anyOrder, async (order) => {
      expect(await race(order)).toBe(1)
    }),
    { numRuns: 1, endOnFailure: true },
  ))

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
  expect((await desk.call('GET', '/search?q=a123456')).json().units).toMatchObject([
    { vehicleId: desk.vehicle },
  ])
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
