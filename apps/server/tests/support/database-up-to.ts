import { cpSync, mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { inject, onTestFinished } from 'vitest'
import { startPglite } from '../../src/platform/db/embedded.ts'

/** The databases of earlier versions that were made in this process. */
const made = new Map<number, Promise<Blob>>()

/** An embedded database of an earlier version, with all migrations up to this one. */
export async function databaseUpTo(last: number) {
  const dump = made.get(last) ?? dumpUpTo(last)
  made.set(last, dump)
  const pglite = await startPglite({ loadDataDir: await dump })
  onTestFinished(() => pglite.close())
  return pglite
}

async function dumpUpTo(last: number): Promise<Blob> {
  const place = inject('testDatabase')
  if (!('bare' in place)) throw new Error('only the embedded database has earlier versions')
  const folder = mkdtempSync(join(tmpdir(), 'nelly-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fileURLToPath(new URL('../../src/platform/db/migrations', import.meta.url)), folder, {
    recursive: true,
  })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] }
  journal.entries = journal.entries.filter(({ idx }) => idx <= last)
  writeFileSync(path, JSON.stringify(journal))
  const pglite = await startPglite({ loadDataDir: await openAsBlob(place.bare) })
  await migrate(drizzle(pglite), { migrationsFolder: folder })
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}
