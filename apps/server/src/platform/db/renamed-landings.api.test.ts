import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { queryRows } from './database.ts'
import { transaction } from './in-transaction.ts'
import { migrateFrom, migrationTimes, remakeTables } from './run-migrations.ts'

/** The last migration before addresses of the team's pages were reserved. */
const BEFORE = migrationTimes()[10] as number

test('a landing with the address of a new page of the system gets another, and its operator a mail that tells it', async () => {
  const { db, close } = await openTestDatabase()
  await transaction(db, async (tx) => {
    await remakeTables(tx, BEFORE)
    await tx.execute(sql`insert into accounts (email, created_at) values ('a@example.com', now())`)
    await tx.execute(sql`
      insert into landings (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone,
          created_at, updated_at)
        select id, unnest(array['invitation', 'sign-up', 'reset', 'resets', 'pay']), 'Sol', '{}', '#000000', '#ffffff', 'es',
          'America/Santo_Domingo', now(), now() from accounts`)
    await migrateFrom(tx, BEFORE)
  })
  expect(await queryRows(db, sql`select name from landings order by id`)).toEqual([
    { name: 'invitation-1' },
    { name: 'sign-up-2' },
    { name: 'reset-3' },
    { name: 'resets' },
    { name: 'pay-5' },
  ])
  const mails = await queryRows<{ to: string; text: string }>(
    db,
    sql`select payload ->> 'to' as to, payload -> 'content' ->> 'text' as text from jobs order by text`,
  )
  expect(mails.map(({ to, text }) => [to, /en \/(\S+);/.exec(text)?.[1]])).toEqual([
    ['a@example.com', 'invitation-1'],
    ['a@example.com', 'pay-5'],
    ['a@example.com', 'reset-3'],
    ['a@example.com', 'sign-up-2'],
  ])
  await close()
})
