import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { vehicleFeeds } from './schema.ts'

test('calendars of before are read anew, and those that fail have failed since their last look', async () => {
  const pglite = await databaseUpTo(43)
  await pglite.exec(`
    insert into accounts (email, created_at) values ('sol@example.com', now());
    insert into landings
      (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
      values (1, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now());
    insert into vehicles
      (landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, units, created_at, updated_at)
      values (1, 'Kia', 'Kia', 4500, 2, 5, 'sedan', 'automatic', 1, now(), now());
    insert into vehicle_feeds (vehicle_id, name, url, etag, due_at, looked_at, error, created_at) values
      (1, 'read', 'https://example.com', '"1"', now(), '2026-11-25T10:00Z', null, now()),
      (1, 'failing', 'https://example.com', '"1"', now(), '2026-11-25T10:00Z', 'failed', now());`)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const stored = await db.select().from(vehicleFeeds).orderBy(vehicleFeeds.id)
  expect(
    stored.map(({ name, etag, failingSince, dayStarts, dayEnds }) => [
      name,
      etag,
      failingSince,
      dayStarts,
      dayEnds,
    ]),
  ).toEqual([
    ['read', null, null, '00:00', '00:00'],
    ['failing', null, new Date('2026-11-25T10:00Z'), '00:00', '00:00'],
  ])
})
