import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'

const BEFORE = `
  insert into accounts (email, created_at) values ('sol@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now());
  insert into vehicles
    (landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, units, created_at, updated_at)
    values (1, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', 2, now(), now());
  insert into units (vehicle_id, number, out_from, out_reason) values (1, 1, '2027-03-05', 'Caja'), (1, 2, null, null);`

const reserve = (reference: string, during: string, unit = 1) => `
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, currency, total_minor, created_at)
    values ('${reference}', 1, 1, ${unit}, '${during}', 'Kia', 1, 1, 'Eva', 'Paz', '1', 'eva@example.com', 'here', 'there', '[]', '{}', 'USD', 100, now());`

test('a unit that was out of service is blocked from that day on, but for what was booked on it before', async () => {
  const pglite = await databaseUpTo(42)
  await pglite.exec(BEFORE)
  await pglite.exec(reserve('one', '[2027-03-10 10:00,2027-03-12 10:00)'))
  await pglite.exec(reserve('over', '[2027-03-01 10:00,2027-03-05 10:00)'))
  await migrateEmbedded(drizzle(pglite))
  const rowsOf = async (query: string) => (await pglite.query(query)).rows
  expect(await rowsOf('select unit, reason, note, during::text from blocks')).toEqual([
    { unit: 1, reason: 'stop_sell', note: 'Caja', during: '["2027-03-05 00:00:00","9999-12-31 00:00:00")' },
  ])
  expect(
    await rowsOf('select reference, held::text from reservations where block_id is not null order by held'),
  ).toEqual([
    { reference: 'block-1-1', held: '["2027-03-05 10:00:00","2027-03-10 10:00:00")' },
    { reference: 'block-1-1-2', held: '["2027-03-12 10:00:00","9999-12-31 00:00:00")' },
  ])
  await expect(pglite.exec(reserve('new', '[2030-03-13 10:00,2030-03-15 10:00)'))).rejects.toThrow(
    'reservations_never_double_booked',
  )
  await pglite.exec(reserve('other', '[2030-03-13 10:00,2030-03-15 10:00)', 2))
})
