import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { type Database, queryRows } from './database.ts'
import { transaction } from './in-transaction.ts'
import { migrateFrom, migrationTimes, remakeTables } from './run-migrations.ts'

/** The last migration before pools. */
const BEFORE = migrationTimes()[2] as number

/** A landing with two vehicles, of which the second is deleted, as a version before pools stored them. */
const ROWS = [
  `insert into accounts (email, created_at) values ('a@example.com', now())`,
  `insert into landings (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone,
      created_at, updated_at)
    select id, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'America/Santo_Domingo', now(), now() from accounts`,
  `insert into vehicles (id, landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, units,
      created_at, updated_at, deleted_at) overriding system value
    select n, id, 'Kia ' || n, 'Red', 4500, 2, 5, 'sedan', 'automatic', n, now(), now(), case n when 9 then now() end
    from landings, unnest(array[7, 9]) n`,
  `insert into units (vehicle_id, number, plate, plate_key) values (7, 2, 'A 1', 'A1')`,
  `insert into vehicle_feeds (vehicle_id, name, url, due_at, created_at)
    values (7, 'Turo', 'https://example.com', now(), now())`,
  `insert into vehicle_calendars (vehicle_id, secret, created_at) values (7, 'secret', now())`,
  `insert into blocks (landing_id, vehicle_id, unit, during, reason, created_at)
    select landing_id, id, 1, '[2027-03-01 10:00,2027-03-05 10:00)', 'maintenance', now() from vehicles where id = 7`,
  `insert into reservations (reference, landing_id, vehicle_id, unit, during, block_id, vehicle_name, persons, bags, first_name,
      last_name, phone, email, pickup_place, return_place, extras, quote, currency, total_minor, created_at)
    select 'block-1-1', landing_id, vehicle_id, unit, during, id, '', 0, 0, '', '', '', '', '', '', '[]', '{}', 'USD', 0, now()
    from blocks`,
  `insert into reservations (reference, landing_id, vehicle_id, unit, during, vehicle_name, persons, bags, first_name,
      last_name, phone, email, pickup_place, return_place, extras, quote, currency, total_minor, created_at)
    select 'A' || id, landing_id, id, 1, '[2027-04-01 10:00,2027-04-05 10:00)', name, 1, 1, 'Eva', 'Paz', '1', 'e@example.com',
      'Here', 'There', '[]', '{}', 'USD', 100, now() from vehicles`,
]

let db: Database
const rows = (query: string) => queryRows(db, sql.raw(query))

beforeAll(async () => {
  const opened = await openTestDatabase()
  db = opened.db
  await transaction(db, async (tx) => {
    await remakeTables(tx, BEFORE)
    for (const row of ROWS) await tx.execute(sql.raw(row))
    await migrateFrom(tx, BEFORE)
  })
  return opened.close
})

test('each vehicle has a pool of its account, with its name, its units and the zone of its landing', async () => {
  expect(
    await rows(`select v.id, p.name, p.units, p.timezone, p.account_id = l.account_id as own
    from vehicles v join pools p on p.id = v.pool_id join landings l on l.id = v.landing_id order by v.id`),
  ).toEqual([
    { id: 7, name: 'Kia 7', units: 7, timezone: 'America/Santo_Domingo', own: true },
    { id: 9, name: 'Kia 9', units: 9, timezone: 'America/Santo_Domingo', own: true },
  ])
})

test('units, calendars, blocks and reservations are of the pool of their vehicle', async () => {
  const [pool] = await rows('select pool_id as id from vehicles where id = 7')
  for (const table of ['units', 'pool_feeds', 'pool_calendars', 'blocks'])
    expect([table, await rows(`select pool_id as id from ${table}`)]).toEqual([table, [pool]])
  expect(
    await rows(`select reference, r.vehicle_id as vehicle, r.pool_id = v.pool_id as own
    from reservations r left join vehicles v on v.id = r.vehicle_id order by r.id`),
  ).toEqual([
    { reference: 'block-1-1', vehicle: null, own: null },
    { reference: 'A7', vehicle: 7, own: true },
    { reference: 'A9', vehicle: 9, own: true },
  ])
})

test('a new pool is numbered after them', async () => {
  const added = await rows(
    `insert into pools (account_id, name, timezone, created_at) select id, 'New', 'UTC', now() from accounts returning id`,
  )
  expect(added).toEqual([{ id: 10 }])
})

test('no unit of a pool is held twice', async () => {
  const columns = `landing_id, vehicle_id, pool_id, unit, during, vehicle_name, persons, bags, first_name, last_name, phone, email,
    pickup_place, return_place, extras, quote, currency, total_minor, created_at`
  const again = rows(
    `insert into reservations (reference, ${columns}) select 'again', ${columns} from reservations where reference = 'A7'`,
  )
  await expect(again).rejects.toMatchObject({ cause: { code: '23P01' } })
})
