import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { reservations } from './schema.ts'

const BEFORE = `
  insert into accounts (email, created_at) values ('sol@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now());
  insert into vehicles
    (landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, units, created_at, updated_at)
    values (1, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', 1, now(), now());`

const reserve = (reference: string, during: string) => `
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, currency, total_minor, created_at)
    values ('${reference}', 1, 1, 1, '${during}', 'Kia', 1, 1, 'Eva', 'Paz', '1', 'eva@example.com', 'here', 'there', '[]', '{}', 'USD', 100, now());`

test('reservations of before hold their unit for the rental alone, and still exclude each other', async () => {
  const pglite = await databaseUpTo(22)
  await pglite.exec(BEFORE)
  await pglite.exec(reserve('one', '[2027-03-10 10:00,2027-03-12 10:00)'))
  await pglite.exec(reserve('two', '[2027-03-12 10:00,2027-03-14 10:00)'))
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const stored = await db.select().from(reservations).orderBy(reservations.id)
  expect(
    stored.map(({ turnaroundMinutes, held, during, blockId }) => [turnaroundMinutes, blockId, held, during]),
  ).toEqual(stored.map(({ during }) => [0, null, during, during]))
  await expect(pglite.exec(reserve('three', '[2027-03-13 10:00,2027-03-15 10:00)'))).rejects.toThrow(
    'reservations_never_double_booked',
  )
  await pglite.exec(reserve('four', '[2027-03-14 10:00,2027-03-15 10:00)'))
  await pglite.exec("update reservations set turnaround_minutes = 0 where reference = 'four'")
  await expect(
    pglite.exec("update reservations set turnaround_minutes = 1 where reference = 'one'"),
  ).rejects.toThrow('reservations_never_double_booked')
})
