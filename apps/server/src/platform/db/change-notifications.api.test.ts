import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../tests/support/test-app.ts'
import * as schema from './schema.ts'

/** Tables of which no page that is kept shows anything. */
const UNSEEN = [
  'idempotency_keys',
  'jobs',
  'rate_limits',
  'reservation_events',
  'reservations',
  'sessions',
  'shared_secrets',
]

test('every table tells of the landings its changes show on, or is known to show on none', async () => {
  const { parts } = await startTestApp()
  const { rows } = (await parts.db.execute(
    sql`select distinct event_object_table as name from information_schema.triggers where trigger_name = 'tell_of_landing'`,
  )) as unknown as { rows: { name: string }[] }
  const telling = rows.map(({ name }) => name)
  const all = Object.values(schema).map((table) => getTableName(table))
  expect([...telling, ...UNSEEN].sort()).toEqual(all.sort())
})
