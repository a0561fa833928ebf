import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LandingDetailAnswer } from '@nelly/contract/specified/landings'
import type { PersonId } from '@nelly/domain/ids'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { JOB_KINDS } from '../../job-handlers.ts'
import { queryRows } from '../db/database.ts'
import { people } from '../db/schema.ts'
import { restoreBackup } from './restore-backup.ts'

/** The backups of earlier versions, and of this one once it is released: see the README there. */
const folder = fileURLToPath(new URL('../../../tests/upgrade/', import.meta.url))
const backups = readdirSync(folder).filter((name) => name.endsWith('.backup'))

test('there is a backup of an earlier version', () => expect(backups).not.toEqual([]))

describe.each(backups)('the backup %s', (name) => {
  let restored: TestApp
  let person: number
  let authorization: string

  beforeAll(async () => {
    restored = await startTestApp()
    await restoreBackup(restored.parts, folder + name, JOB_KINDS)
    const [operator] = await restored.parts.db.select().from(people)
    if (!operator) throw new Error('it holds nobody')
    person = operator.id
    authorization = `Bearer ${await restored.signIn({ id: operator.id as PersonId })}`
  })

  const read = async <Answer>(path: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await restored.app.inject({ url: `/api${path}`, headers })
    expect([path, statusCode]).toEqual([path, 200])
    return JSON.parse(body) as Answer
  }

  test('is read by its operator and by visitors', async () => {
    const own = <Answer>(path: string) => read<Answer>(path, { authorization })
    for (const path of ['/desk', '/customers', '/units', '/special-features', `/figures/${person}`])
      await own(path)
    await own(`/users/export/${person}`)
    const landings = await own<{ id: number; name: string }[]>(`/landing/${person}`)
    expect(landings).toHaveLength(2)
    for (const { id, name } of landings) {
      const { vehicles, reservations } = await own<LandingDetailAnswer>(`/landings/${person}/${id}`)
      expect([vehicles.length, reservations.length]).toEqual([8, expect.any(Number)])
      for (const part of ['site', 'rates', 'rates/history', 'reviews']) await own(`/landings/${id}/${part}`)
      await own('/calendar?from=2026-12-01&to=2026-12-08')
      await own(`/reservations/${id}`)
      await own(`/reservations/${reservations[0]?.id}/details`)
      await read(`/publicLanding/${name}`)
      await read(`/publicLanding/${name}/vehicle/${vehicles[0]?.id}`)
    }
  })

  test('owes its price for what is to come or out, and nothing for what has ended', async () => {
    const owed = await queryRows<{ is_open: boolean; count: number; is_owed: boolean }>(
      restored.parts.db,
      sql`select status in ('confirmed', 'out') and deleted_at is null as is_open, count(*)::int,
          bool_and(coalesce((select sum(balance_minor) from ledger_entries where reservation_id = r.id), 0)
            = case when status in ('confirmed', 'out') and deleted_at is null then total_minor else 0 end) as is_owed
        from reservations r where block_id is null group by 1 order by 1`,
    )
    const count = expect.toSatisfy((number: number) => number > 0)
    expect(owed).toEqual([
      { is_open: false, count, is_owed: true },
      { is_open: true, count, is_owed: true },
    ])
  })
})
