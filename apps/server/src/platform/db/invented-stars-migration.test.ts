import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'

test('landings of before, which showed invented stars without having been asked, show none', async () => {
  const pglite = await databaseUpTo(41)
  await pglite.exec(`
    insert into accounts (email, created_at) values ('sol@example.com', now());
    insert into landings
      (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
      values (1, 'sol', 'Sol', '{}', '#0000ff', '#ffffff', 'en', 'UTC', now(), now());`)
  const shown = async () => (await pglite.query('select show_ratings from landings')).rows
  expect(await shown()).toEqual([{ show_ratings: true }])
  await migrateEmbedded(drizzle(pglite))
  expect(await shown()).toEqual([{ show_ratings: false }])
})
