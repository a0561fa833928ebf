import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { formerNames, landings } from './schema.ts'

/** Landings by id; the last two were deleted. `app-2` is another landing's, `internal-2` redirects to one. */
const LANDINGS = `
  insert into users (email, name, password_hash, created_at) values ('sol@example.com', 'Sol', '', now());
  insert into landings
    (owner_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, status, created_at, updated_at, deleted_at)
    select 1, name, name, '{}', '#000000', '#ffffff', 'es', 'UTC', status, now(), now(), case when is_deleted then now() end
    from (values ('app', 'published', false), ('app-2', 'published', false), ('internal', 'draft', false), ('application', 'published', false),
      ('app', 'published', true), ('internal', 'published', true)) as given (name, status, is_deleted);
  insert into former_names (name, landing_id, created_at) values ('internal-2', 4, now())`

test('a landing whose name became reserved gets a free one, and its former address redirects there', async () => {
  const pglite = await databaseUpTo(15)
  await pglite.exec(LANDINGS)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const found = await db.select().from(landings).orderBy(landings.id)
  expect(found.map(({ name }) => name)).toEqual([
    'app-3',
    'app-2',
    'internal-3',
    'application',
    'app-4',
    'internal-4',
  ])
  expect(found.map(({ displayName }) => displayName)[0]).toBe('app')
  const former = await db.select().from(formerNames).orderBy(formerNames.name)
  expect(former.map(({ name, landingId }) => [name, landingId])).toEqual([
    ['app', 1],
    ['internal-2', 4],
  ])
})
