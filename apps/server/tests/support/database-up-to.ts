import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { onTestFinished } from 'vitest'
import { startPglite } from '../../src/platform/db/embedded.ts'

/** An embedded database of an earlier version, with all migrations up to this one. */
export async function databaseUpTo(last: number) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fileURLToPath(new URL('../../src/platform/db/migrations', import.meta.url)), folder, {
    recursive: true,
  })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] }
  journal.entries = journal.entries.filter(({ idx }) => idx <= last)
  writeFileSync(path, JSON.stringify(journal))
  const pglite = await startPglite({})
  onTestFinished(() => pglite.close())
  await migrate(drizzle(pglite), { migrationsFolder: folder })
  return pglite
}
