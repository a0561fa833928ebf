import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle, poolOf } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { auditReservations } from '../../../tests/support/trust/audit-reservations.ts'
import { emptyLedger } from '../../../tests/support/trust/ledger.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { queryRows } from '../../platform/db/database.ts'

let nelly: TestApp
/** An operator with two cars of one kind, and their pool. */
let desk: BlockDesk
let pool: number

beforeEach(async () => {
  nelly = await startTestApp()
  desk = await openBlockDesk(nelly)
  pool = await poolOf(nelly.parts.db, desk.vehicle)
})

const remove = (who = desk.ana) => desk.call('DELETE', `/pools/${pool}`, undefined, who)
const stopOffering = () => desk.call('DELETE', `/vehicle/${desk.vehicle}`)
const faults = () => auditReservations((text) => queryRows(nelly.parts.db, sql.raw(text)), emptyLedger(0))
const count = async (table: string) =>
  (
    await queryRows<{ count: number }>(
      nelly.parts.db,
      sql`select count(*)::int as count from ${sql.identifier(table)} where pool_id = ${pool}`,
    )
  )[0]?.count
/** Lets time pass, and Ana sign in again. */
async function waitUntil(at: string) {
  nelly.clock.set(at)
  desk.ana.headers.authorization = `Bearer ${await nelly.signIn(desk.ana)}`
}

// Rule of "States and transitions": server/features/pools/delete-pool.ts
test('cars that nothing offers are deleted, not their reservations', async () => {
  const { id } = (await desk.book('10 10:00', '12 10:00')).json()
  await desk.call('PUT', `/vehicles/${desk.vehicle}/units/1`, { plate: 'A 123456' })
  await desk.block('20 10:00', '25 10:00')
  await desk.call('POST', `/landings/${desk.landing}/vehicles/${desk.vehicle}/calendar`)
  expect((await remove()).json()).toMatchObject({ code: 'pool-offered' })
  await stopOffering()
  expect((await remove()).json()).toMatchObject({ code: 'pool-rented' })
  await waitUntil('2027-03-15T12:00:00Z')
  expect((await remove(await signedInOwner(nelly))).statusCode).toBe(404)
  const answer = await remove()
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await desk.call('GET', '/pools')).json()).toEqual([])
  for (const table of ['units', 'blocks', 'pool_calendars'])
    expect([table, await count(table)]).toEqual([table, 0])
  const kept = (await desk.call('GET', `/reservations/${id}/details`)).json()
  expect(kept).toMatchObject({ vehicleName: 'Kia Rio', quote: { total: expect.any(Number) } })
  const exported = (await desk.call('GET', `/users/export/${desk.ana.id}`)).json()
  expect(exported.reservations).toHaveLength(1)
  expect(exported.pools).toMatchObject([{ id: pool, deleted_at: expect.any(String) }])
  expect((await remove()).statusCode).toBe(404)
  expect(await faults()).toEqual([])
  // The plate is free for another car.
  const other = await addVehicle(nelly.parts, desk.landing)
  const plated = await desk.call('PUT', `/vehicles/${other}/units/1`, { plate: 'A 123456' })
  expect(plated.statusCode, plated.body).toBe(200)
})

test('a landing that can be restored still offers its cars', async () => {
  await desk.call('DELETE', `/landing/${desk.landing}`)
  expect((await remove()).json()).toMatchObject({ code: 'pool-offered' })
})

test('what was joined to them goes along, and what is deleted and to come is not restored', async () => {
  const twin = await addVehicle(nelly.parts, await addLanding(nelly.parts, desk.ana))
  const joined = await poolOf(nelly.parts.db, twin)
  const { id } = (await desk.book('10 10:00', '12 10:00')).json()
  expect((await desk.call('POST', `/pools/${pool}/join`, { poolId: joined })).statusCode).toBe(200)
  await desk.call('DELETE', `/reservations/${id}`)
  await stopOffering()
  await desk.call('DELETE', `/vehicle/${twin}`)
  expect((await remove()).statusCode).toBe(200)
  expect((await desk.call('GET', '/pools')).json()).toEqual([])
  const restored = await desk.call('POST', `/reservations/${id}/restoration`)
  expect(restored.json()).toMatchObject({ code: 'vehicle-not-available' })
})

test('of an offer and a deletion at once, one is refused', async () => {
  await stopOffering()
  const offered = () =>
    madeVehicle(nelly, desk.ana, desk.landing, { id_pool: pool }).then(
      ({ id }) => id,
      () => undefined,
    )
  const [made, deleted, again] = await Promise.all([offered(), remove(), offered()])
  const ids = [made, again].filter((id) => id !== undefined)
  expect(deleted.statusCode).toBe(ids.length > 0 ? 409 : 200)
  for (const id of ids) expect(await poolOf(nelly.parts.db, id)).toBe(pool)
  expect((await desk.call('GET', '/pools')).json()).toHaveLength(ids.length > 0 ? 1 : 0)
})
