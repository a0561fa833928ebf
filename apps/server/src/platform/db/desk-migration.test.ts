import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { landings, reservations } from './schema.ts'

const BEFORE = `
  insert into accounts (email, created_at) values ('sol@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now());
  insert into vehicles
    (landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, units, created_at, updated_at)
    values (1, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', 1, now(), now());
  insert into reservations
    (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, currency, total_minor, cancelled_at, cancellation_fee_minor, created_at)
    select reference, 1, 1, 1, '[2027-03-10 10:00,2027-03-12 10:00)', 'Kia', 1, 1, 'Eva', 'Paz', '1', 'eva@example.com',
      'here', 'there', '[]', '{}', 'USD', 100, cancelled_at, fee, now()
    from (values ('stands', null::timestamptz, null::bigint), ('cancelled', now(), 50)) of (reference, cancelled_at, fee);`

test('a reservation of before is confirmed or cancelled, and its landing confirms at once and asks for no reviews', async () => {
  const pglite = await databaseUpTo(25)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const stored = await db.select().from(reservations).orderBy(reservations.id)
  expect(stored.map(({ reference, status, revision }) => [reference, status, revision])).toEqual([
    ['stands', 'confirmed', 0],
    ['cancelled', 'cancelled', 0],
  ])
  const [landing] = await db.select().from(landings)
  expect(landing).toMatchObject({ bookingMode: 'instant', answerHours: 24, asksForReviews: false })
})

test('a status that ends a reservation and the end itself are stored together', async () => {
  const pglite = await databaseUpTo(26)
  await pglite.exec(BEFORE.replace(", ('cancelled', now(), 50)", ''))
  for (const change of [
    "status = 'cancelled'",
    "status = 'requested'",
    'answer_by = now()',
    'cancelled_at = now(), cancellation_fee_minor = 0',
  ])
    await expect(pglite.exec(`update reservations set ${change} where reference = 'stands'`)).rejects.toThrow(
      'violates check constraint',
    )
})
