import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { ratesVersions, reservations } from './schema.ts'

const RATES = { currency: 'USD', tiers: [1, 7] }
const SNAPSHOT = { vehicles: [{ id: 1, name: 'Kia', price: 4500 }], places: [] }

/** A landing with a version of its rates, and three reservations of one unit at the same time, of which one stands. */
const BEFORE = `
  insert into accounts (email, created_at) values ('sol@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now());
  insert into vehicles
    (landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, units, created_at, updated_at)
    values (1, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', 1, now(), now());
  insert into rates_versions (landing_id, version, rates, snapshot, digest, created_at)
    values (1, 1, '${JSON.stringify(RATES)}', '${JSON.stringify(SNAPSHOT)}', 'abc', now());
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, currency, total_minor, created_at, cancelled_at, cancellation_fee_minor, deleted_at)
    select reference, 1, 1, 1, '[2027-03-10 10:00,2027-03-12 10:00)', 'Kia', 1, 1, 'Eva', 'Paz', '1', 'eva@example.com',
      'here', 'there', '[]', '{}', 'USD', 100, now(), cancelled_at, fee, deleted_at
    from (values ('stands', null::timestamptz, null::int, null::timestamptz), ('cancelled', now(), 50, null), ('deleted', null, null, now()))
      as given (reference, cancelled_at, fee, deleted_at)`

async function migrated() {
  const pglite = await databaseUpTo(22)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  return { pglite, db }
}

test('reservations of before, standing, cancelled or deleted, hold their unit for the rental alone', async () => {
  const { pglite, db } = await migrated()
  const stored = await db.select().from(reservations).orderBy(reservations.id)
  expect(stored.map(({ reference }) => reference)).toEqual(['stands', 'cancelled', 'deleted'])
  for (const { during, held, blockId, turnaroundMinutes } of stored)
    expect({ held, blockId, turnaroundMinutes }).toEqual({
      held: during,
      blockId: null,
      turnaroundMinutes: 0,
    })
  for (const [reference, undone] of [
    ['cancelled', "status = 'confirmed', cancelled_at = null, cancellation_fee_minor = null"],
    ['deleted', 'deleted_at = null'],
  ])
    await expect(
      pglite.exec(`update reservations set ${undone} where reference = '${reference}'`),
    ).rejects.toThrow('reservations_never_double_booked')
})

test('nobody was asked for an age before, and no version says what it changed', async () => {
  const { db } = await migrated()
  const stored = await db.select().from(reservations)
  expect(
    stored.map(({ driverAge, isAgeAsked, additionalDrivers }) => [driverAge, isAgeAsked, additionalDrivers]),
  ).toEqual(stored.map(() => [null, false, 0]))
  expect(await db.select().from(ratesVersions)).toMatchObject([
    { version: 1, rates: RATES, snapshot: SNAPSHOT, digest: 'abc', changes: null },
  ])
})
