import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { migrateEmbedded, startPglite } from '../../../src/platform/db/embedded.ts'

/**
 * Runs the tests on the embedded database. Creating one takes seconds, loading a copy a third of one: so the first run
 * creates one, which is reused until PGlite or the migrations change.
 */
export default async function embedded(project: TestProject): Promise<void> {
  const hash = migrationsHash().digest('hex').slice(0, 16)
  const dump = join(tmpdir(), `nelly-test-database-${process.getuid?.() ?? 0}-${hash}.tar`)
  if (!existsSync(dump)) await dumpTo(dump)
  project.provide('testDatabase', { dump })
}

/** Dumps a migrated, empty database to a path. */
async function dumpTo(path: string): Promise<void> {
  const pglite = await startPglite({})
  await migrateEmbedded(drizzle(pglite))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
  renameSync(unfinished, path)
}

function migrationsHash(): Hash {
  const hash = createHash('sha256')
  hash.update(readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')))
  const migrations = new URL('../../../src/platform/db/migrations/', import.meta.url)
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(file).update(readFileSync(new URL(file, migrations)))
  return hash
}
