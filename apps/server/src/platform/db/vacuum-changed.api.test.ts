import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { queryRows } from './database.ts'
import { accounts } from './schema.ts'
import { vacuumChanged } from './vacuum-changed.ts'

/** On a server autovacuum does it. */
const onEmbedded = test.runIf('dump' in inject('testDatabase'))

onEmbedded('tables that were never analyzed or changed much are vacuumed, and no others', async () => {
  const nelly = await startTestApp()
  const { db } = nelly.parts
  const accountsNow = async () => {
    // What was counted becomes visible at most once a second.
    await db.execute('select pg_stat_force_next_flush()')
    const [row] = await queryRows(
      db,
      sql`select reltuples::int as rows, n_mod_since_analyze::int as changed, vacuum_count::int as times
        from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.oid = 'accounts'::regclass`,
    )
    return row
  }
  await nelly.addOwner()
  expect(await accountsNow()).toMatchObject({ rows: -1, times: 0 })
  await vacuumChanged(db)
  expect(await accountsNow()).toEqual({ rows: 1, changed: 0, times: 1 })
  for (let n = 0; n < 50; n++) await db.update(accounts).set({ phone: `${n}` })
  await accountsNow()
  await vacuumChanged(db)
  expect(await accountsNow()).toEqual({ rows: 1, changed: 50, times: 1 })
  await db.update(accounts).set({ phone: 'one more' })
  await accountsNow()
  await vacuumChanged(db)
  expect(await accountsNow()).toEqual({ rows: 1, changed: 0, times: 2 })
})
