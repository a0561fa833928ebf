import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { transaction } from '../../platform/db/in-transaction.ts'
import { landings, reservations, vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import { ratesOf } from '../rates/rates-store.ts'

/** A vehicle on sale with two pictures, and a way to see which request waits for it. */
async function startVehicle() {
  const { app, parts, addOwner, signIn } = await startTestApp()
  const owner = await addOwner()
  const landing = await addLanding(parts, owner)
  const vehicle = await addVehicle(parts, landing)
  for (const position of [0, 1]) await addPicture(parts, vehicle, position)
  const headers = { authorization: `Bearer ${await signIn(owner)}` }
  const edit = (payload: object) =>
    app.inject({ method: 'PUT', url: `/api/vehicles/${landing}/${vehicle}`, headers, payload })
  const waiting = async () => {
    const waiters = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return (await queryRows(parts.db, waiters)).length
  }
  const waitFor = (count: number) => expect.poll(waiting, { timeout: 20_000 }).toBe(count)
  const duplicate = () =>
    app.inject({ method: 'POST', url: `/api/vehicles/${landing}/${vehicle}/duplicate`, headers })
  return { app, db: parts.db, landing, vehicle, edit, duplicate, waitFor }
}

/** Saves rates that name the vehicle. */
async function ratesWithDeposit(db: Database, landing: LandingId, vehicleId: VehicleId) {
  const [found] = await db.select().from(landings).where(eq(landings.id, landing))
  await ratesOf(found?.accountId as AccountId, db).add(landing, {
    revision: 1,
    rates: { ...DEFAULT_RATES, deposit: [{ vehicleId, amount: minorUnits(30_000) }] },
    snapshot: { vehicles: [], places: [] },
    person: null,
    now: new Date(),
  })
}

test('a booking that waits for an edit uses no picture that the edit removed', async () => {
  const { app, db, landing, vehicle, waitFor } = await startVehicle()
  const sent = await transaction(db, async (tx) => {
    await tx.select().from(vehicles).where(eq(vehicles.id, vehicle)).for('update')
    const answer = send(app, booking(landing, vehicle))
    await waitFor(1)
    const ofVehicle = eq(vehiclePictures.vehicleId, vehicle)
    await tx.delete(vehiclePictures).where(and(ofVehicle, eq(vehiclePictures.position, 0)))
    return { answer }
  })
  expect((await sent.answer).statusCode).toBe(201)
  const [made] = await db.select().from(reservations)
  expect(made?.vehiclePicture).toBe(`vehicles/${vehicle}-1.jpg`)
})

test('the second of two concurrent edits of pictures gets the result of the first', async () => {
  const { db, vehicle, edit, waitFor } = await startVehicle()
  const pictures = await db.select().from(vehiclePictures).orderBy(vehiclePictures.position)
  const [first, second] = pictures.map(({ id }) => id)
  const [before] = await db.select().from(vehicles).where(eq(vehicles.id, vehicle))
  const revision = before?.revision
  const sent = await transaction(db, async (tx) => {
    await tx.select().from(vehicles).where(eq(vehicles.id, vehicle)).for('update')
    const removed = edit({ image_ids: [second], revision })
    await waitFor(1)
    const turned = edit({ image_ids: [second, first], revision })
    await waitFor(2)
    return { removed, turned }
  })
  expect((await sent.removed).statusCode).toBe(200)
  const refused = await sent.turned
  expect([refused.statusCode, refused.json().newest]).toMatchObject([409, { images: [{ id: second }] }])
})

test('two copies of a vehicle wait for the landing before they add anything, so that they do not deadlock', async () => {
  const { db, landing, vehicle, duplicate, waitFor } = await startVehicle()
  await db.delete(vehiclePictures).where(eq(vehiclePictures.vehicleId, vehicle))
  await ratesWithDeposit(db, landing, vehicle)
  const sent = await transaction(db, async (tx) => {
    await tx.select().from(landings).where(eq(landings.id, landing)).for('share')
    const copies = [duplicate(), duplicate()]
    await waitFor(2)
    // Databases made from one template name their tables by the same numbers.
    const adding = sql`select pid from pg_locks
      where relation = 'vehicles'::regclass and mode = 'RowExclusiveLock'
        and database = (select oid from pg_database where datname = current_database())`
    expect(await queryRows(db, adding)).toEqual([])
    return { copies }
  })
  expect((await Promise.all(sent.copies)).map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const [found] = await db.select().from(landings).where(eq(landings.id, landing))
  expect(found?.ratesVersion).toBe(3)
})
