import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { reservations, units } from './schema.ts'

const BEFORE = `
  insert into accounts (email, created_at) values ('sol@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now());
  insert into vehicles
    (landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, units, created_at, updated_at)
    values (1, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', 3, now(), now());
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, currency, total_minor, created_at)
    values ('one', 1, 1, 3, '[2027-03-10 10:00,2027-03-12 10:00)', 'Kia', 1, 1, 'Eva', 'Paz', '1', 'eva@example.com',
      'here', 'there', '[]', '{}', 'USD', 100, now());`

test('reservations of before keep their unit and are not pinned, and nothing is known of units', async () => {
  const pglite = await databaseUpTo(26)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const stored = await db.select().from(reservations)
  expect(stored.map(({ unit, isPinned }) => [unit, isPinned])).toEqual([[3, false]])
  expect(await db.select().from(units)).toEqual([])
})

test('what is known of a unit is within bounds, and goes with its vehicle', async () => {
  const pglite = await databaseUpTo(26)
  await pglite.exec(BEFORE)
  await migrateEmbedded(drizzle(pglite))
  const insert = (columns: string, values: string) =>
    pglite.exec(`insert into units (vehicle_id, number, ${columns}) values (1, 1, ${values})`)
  for (const [columns, values] of [
    ['odometer', '-1'],
    ['year', '1949'],
    ['fuel', "'steam'"],
    ['plate', "'A1'"],
  ] as const)
    await expect(insert(columns, values)).rejects.toThrow('violates check constraint')
  await insert('plate, plate_key, insurance_until', "'A 1', 'A1', '2027-12-31'")
  await expect(insert('odometer', '1')).rejects.toThrow('units_vehicle_id_number_pk')
  await pglite.exec('delete from vehicles')
  expect((await pglite.query('select * from units')).rows).toEqual([])
})
