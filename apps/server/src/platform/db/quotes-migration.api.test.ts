import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { queryRows } from './database.ts'
import { transaction } from './in-transaction.ts'
import { migrateFrom, migrationTimes, remakeTables } from './run-migrations.ts'

/** The last migration before quotes of several vehicles. */
const BEFORE = migrationTimes()[13] as number

/** A quote of two vehicles, one or the other, as a version before stored it. */
const ROWS = [
  `insert into accounts (email, name, created_at) values ('a@example.com', 'A', now())`,
  `insert into landings (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone,
      created_at, updated_at)
    select id, 'sol', 'Sol', '{}', '#000000', '#ffffff', 'es', 'America/Santo_Domingo', now(), now() from accounts`,
  `insert into quotes (landing_id, secret_hash, offered, during, pickup_place, return_place, extras, additional_drivers, persons,
      bags, first_name, last_name, phone, email, language, created_at, expires_at)
    select id, 'hash', '[{"vehicleId": 7, "name": "Rio", "price": {"total": 1}}, {"vehicleId": 9, "name": "Ibiza", "price": {"total": 2}}]',
      '[2027-03-01 10:00,2027-03-05 10:00)', 'Here', 'There', '[{"code": "baby_seat", "quantity": 1}]', 2, 1, 1, 'Eva', 'Paz', '1',
      'e@example.com', 'es', now(), now() from landings`,
]

test('the vehicles of a quote of before are alternatives, each with its extras and drivers', async () => {
  const { db, close } = await openTestDatabase()
  await transaction(db, async (tx) => {
    await remakeTables(tx, BEFORE)
    for (const row of ROWS) await tx.execute(sql.raw(row))
    await migrateFrom(tx, BEFORE)
  })
  const common = { extras: [{ code: 'baby_seat', quantity: 1 }], additionalDrivers: 2 }
  expect(await queryRows(db, sql`select offered from quotes`)).toEqual([
    {
      offered: [
        [{ vehicleId: 7, name: 'Rio', price: { total: 1 }, ...common }],
        [{ vehicleId: 9, name: 'Ibiza', price: { total: 2 }, ...common }],
      ],
    },
  ])
  await close()
})
