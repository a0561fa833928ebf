import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type BlockDesk, march, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { connectedAnew, urlOfDatabase } from '../../../tests/support/test-database.ts'
import { auditReservations } from '../../../tests/support/trust/audit-reservations.ts'
import { emptyLedger } from '../../../tests/support/trust/ledger.ts'
import { createApp } from '../../app.ts'
import { queryRows } from '../../platform/db/database.ts'

/** Pairs of rows on one unit at the same time, one of them a reservation: found without the constraint. */
const overlapsOf = ({ parts: { db } }: TestApp, { vehicle }: BlockDesk) =>
  queryRows(
    db,
    sql`select a.id, b.id from reservations a join reservations b
      on a.pool_id = b.pool_id and a.unit = b.unit and a.id < b.id and a.held && b.held
      where a.pool_id = (select pool_id from vehicles where id = ${vehicle}) and (a.block_id is null or b.block_id is null)
        and a.deleted_at is null and a.cancelled_at is null and b.deleted_at is null and b.cancelled_at is null`,
  )

const rowsOf = async ({ parts: { db } }: TestApp, { vehicle }: BlockDesk) => {
  const [counted] = await queryRows<{ booked: number; blocked: number }>(
    db,
    sql`select count(*) filter (where block_id is null)::int as booked, count(block_id)::int as blocked
      from reservations where pool_id = (select pool_id from vehicles where id = ${vehicle})`,
  )
  return counted
}

/** Fifty bookings of four days around a block, and blocks of it, all at the same moment. */
async function race(nelly: TestApp, desk: BlockDesk, apps: readonly TestApp['app'][]) {
  const book = (nth: number) => {
    const day = 8 + (nth % 4)
    const period = from(`${String(day).padStart(2, '0')} 10:00`, `${day + 2} 10:00`)
    return send(apps[nth % apps.length] as TestApp['app'], booking(desk.landing, desk.vehicle, period))
  }
  const block = (nth: number) =>
    (apps[nth % apps.length] as TestApp['app']).inject({
      method: 'POST',
      url: `/api/landings/${desk.landing}/blocks`,
      headers: desk.ana.headers,
      payload: {
        vehicleId: desk.vehicle,
        unit: nth + 1,
        from: march('10 08:00'),
        to: march('12 18:00'),
        reason: 'maintenance',
      },
    })
  const answers = await Promise.all(
    Array.from({ length: 53 }, (_, nth) => (nth % 18 === 9 ? block((nth - 9) / 18) : book(nth))),
  )
  const made = (path: string) =>
    answers.filter((answer) => answer.statusCode === 201 && String(answer.raw.req.url).startsWith(path))
      .length
  expect(new Set(answers.map(({ statusCode }) => statusCode)).difference(new Set([201, 409]))).toEqual(
    new Set(),
  )
  expect(await overlapsOf(nelly, desk)).toEqual([])
  const rows = await rowsOf(nelly, desk)
  expect(rows).toEqual({ booked: made('/api/reservations'), blocked: made('/api/landings/') })
  expect(rows?.booked).toBeGreaterThan(0)
  expect(await faultsOf(nelly)).toEqual([])
}

/** What the audit of all stored reservations and blocks finds. */
const faultsOf = ({ parts: { db } }: TestApp, ledger = emptyLedger(0)) =>
  auditReservations((text) => queryRows(db, sql.raw(text)), ledger)

test('fifty bookings around blocks that are made at the same moment never overlap them', async () => {
  const nelly = await startTestApp()
  const desk = await openBlockDesk(nelly, 3)
  await race(nelly, desk, [nelly.app])
})

test('nor do they on two servers of one database', async () => {
  const nelly = await startTestApp()
  const desk = await openBlockDesk(nelly, 3)
  const other = await createApp({ ...nelly.parts, db: await connectedAnew(nelly.parts.db) })
  onTestFinished(() => other.close())
  await race(nelly, desk, [nelly.app, other])
})

test('of a block of all units and bookings of the same days, one side succeeds', async () => {
  const nelly = await startTestApp()
  const desk = await openBlockDesk(nelly, 2)
  const [blocked, ...booked] = await Promise.all([
    desk.block('10 10:00', '12 10:00'),
    desk.book('10 10:00', '12 10:00'),
    desk.book('11 10:00', '12 10:00'),
  ])
  const anyBooked = booked.some(({ statusCode }) => statusCode === 201)
  expect(blocked.statusCode).toBe(anyBooked ? 409 : 201)
  expect(await overlapsOf(nelly, desk)).toEqual([])
})

test('a block that is moved while its days are booked never stands on a booking', async () => {
  const nelly = await startTestApp()
  const desk = await openBlockDesk(nelly, 1)
  const { id } = (await desk.block('10 10:00', '12 10:00')).json()
  await Promise.all([
    ...[14, 15, 16].map((day) =>
      desk.call('PUT', `/blocks/${id}`, { from: march(`${day} 10:00`), to: march(`${day + 2} 10:00`) }),
    ),
    ...[10, 12, 14, 16].map((day) => desk.book(`${day} 10:00`, `${day + 2} 10:00`)),
  ])
  expect(await overlapsOf(nelly, desk)).toEqual([])
})

test('a block of all units is deleted while the units of its vehicle change', async () => {
  const nelly = await startTestApp()
  const { db } = nelly.parts
  const desk = await openBlockDesk(nelly, 2)
  const { id } = (await desk.block('10 10:00', '12 10:00')).json()
  const url = await urlOfDatabase(db)
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  const waiting = async (count: number) =>
    await expect
      .poll(
        () =>
          queryRows(
            db,
            sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        { timeout: 15_000 },
      )
      .toHaveLength(count)
  // Both wait for the block, or one for the other's vehicle: the deletion is first.
  await holder.query('begin')
  await holder.query('select from blocks where id = $1 for update', [id])
  const removal = desk.call('DELETE', `/blocks/${id}`)
  await waiting(1)
  const edit = desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: 3 })
  await waiting(2)
  await holder.query('rollback')
  expect([(await removal).statusCode, (await edit).statusCode]).toEqual([200, 200])
  expect((await rowsOf(nelly, desk))?.blocked).toBe(0)
})

test('blocks of all units move to another vehicle while the units of theirs change', async () => {
  const nelly = await startTestApp()
  const desk = await openBlockDesk(nelly, 2)
  const other = await addVehicle(nelly.parts, desk.landing)
  for (let round = 0; round < 3; round++) {
    const days = [10, 12, 14, 16, 18, 20, 22, 24]
    const made = await Promise.all(days.map((day) => desk.block(`${day} 10:00`, `${day + 1} 10:00`)))
    const move = (nth: number) => desk.call('PUT', `/blocks/${made[nth]?.json().id}`, { vehicleId: other })
    const answers = await Promise.all([
      ...[0, 1, 2, 3].map(move),
      desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: 3 + round }),
      ...[4, 5, 6, 7].map(move),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200))
    expect((await rowsOf(nelly, desk))?.blocked).toBe(0)
    expect(await faultsOf(nelly)).toEqual([])
  }
})

test('the audit finds a block without its units, and a reservation that stands on one', async () => {
  const nelly = await startTestApp()
  const desk = await openBlockDesk(nelly, 2)
  const { id } = (await desk.block('10 10:00', '12 10:00', { unit: 1 })).json()
  const { reference } = (await desk.book('20 10:00', '22 10:00')).json()
  expect(await faultsOf(nelly)).toEqual([])
  await queryRows(
    nelly.parts.db,
    sql`update blocks set during = '[2027-03-21 10:00,2027-03-23 10:00)' where id = ${id}`,
  )
  expect(await faultsOf(nelly)).toEqual([
    `reservation ${reference} stands on block ${id}`,
    `block ${id} does not hold its units`,
  ])
})

test('the audit finds blocks and reservations that were acknowledged and are lost, and blocks that are still there', async () => {
  const nelly = await startTestApp()
  const desk = await openBlockDesk(nelly, 2)
  const { id } = (await desk.block('10 10:00', '12 10:00', { unit: 1 })).json()
  const { id: reserved } = (await desk.book('20 10:00', '22 10:00')).json()
  const known = { [reserved]: { status: 'confirmed', revision: 0 } }
  expect(await faultsOf(nelly, { ...emptyLedger(0), desk: known, blocks: { [id]: 'held' } })).toEqual([])
  const lost = { [reserved + 100]: { status: 'confirmed', revision: 0 } }
  const blocks = { [id]: 'removed', [id + 100]: 'held', [id + 101]: 'removing' } as const
  expect(await faultsOf(nelly, { ...emptyLedger(0), desk: lost, blocks })).toEqual([
    `a change of reservation ${reserved + 100} was acknowledged and is lost`,
    `block ${id} was removed and is there`,
    `block ${id + 100} was acknowledged and is lost`,
  ])
})
