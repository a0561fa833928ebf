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
    values (1, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', 3, now(), now());
  insert into units (vehicle_id, number, plate, plate_key)
    values (1, 1, 'g-123456', 'G123456'), (1, 2, 'A654321', 'A654321'), (1, 3, null, null);`

test('plates that were stored as they were typed are in capitals', async () => {
  const pglite = await databaseUpTo(46)
  await pglite.exec(BEFORE)
  await migrateEmbedded(drizzle(pglite))
  const { rows } = await pglite.query('select plate, plate_key from units order by number')
  expect(rows).toEqual([
    { plate: 'G-123456', plate_key: 'G123456' },
    { plate: 'A654321', plate_key: 'A654321' },
    { plate: null, plate_key: null },
  ])
})
