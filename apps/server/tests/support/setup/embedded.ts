import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { migrateEmbedded, startPglite } from '../../../src/platform/db/embedded.ts'

/**
 * Runs the tests on the embedded database. Creating one takes seconds, loading a copy a third of one: so the first run
 * creates an empty migrated database, which is reused until the migrations change.
 */
export default async function embedded(project: TestProject): Promise<void> {
  const dump = join(tmpdir(), `nelly-test-database-${process.getuid?.() ?? 0}-${fingerprint()}.tar`)
  if (!existsSync(dump)) await makeDump(dump)
  project.provide('testDatabase', { dump })
}

async function makeDump(path: string): Promise<void> {
  const pglite = await startPglite({})
  await migrateEmbedded(drizzle(pglite))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
  renameSync(unfinished, path)
}

/** Changes with the migrations or PGlite. */
function fingerprint(): string {
  const hash = createHash('sha256').update(
    readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  )
  const migrations = new URL('../../../src/platform/db/migrations/', import.meta.url)
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(file).update(readFileSync(new URL(file, migrations)))
  return hash.digest('hex').slice(0, 16)
}
