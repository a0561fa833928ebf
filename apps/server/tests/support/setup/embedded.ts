import { createHash, type Hash } from 'node:crypto'
import { existsSync, openAsBlob, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { migrateEmbedded, startPglite } from '../../../src/platform/db/embedded.ts'

/**
 * Runs the tests on the embedded database. Creating one takes seconds, loading a copy a third of one: so the first run
 * creates an empty one without tables and one that is migrated, which are reused until PGlite or the migrations change.
 */
export default async function embedded(project: TestProject): Promise<void> {
  const bare = dumpPath('bare', pgliteHash())
  await unlessThere(bare, () => startPglite({}))
  const dump = dumpPath('database', migrationsHash())
  await unlessThere(dump, async () => {
    const pglite = await startPglite({ loadDataDir: await openAsBlob(bare) })
    await migrateEmbedded(drizzle(pglite))
    return pglite
  })
  project.provide('testDatabase', { dump, bare })
}

const dumpPath = (name: string, hash: Hash): string =>
  join(tmpdir(), `nelly-test-${name}-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}.tar`)

/** Dumps the database that `make` makes to a path, unless it is there. */
async function unlessThere(path: string, make: () => Promise<PGlite>): Promise<void> {
  if (existsSync(path)) return
  const pglite = await make()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
  renameSync(unfinished, path)
}

const pgliteHash = (): Hash =>
  createHash('sha256').update(readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')))

function migrationsHash(): Hash {
  const hash = pgliteHash()
  const migrations = new URL('../../../src/platform/db/migrations/', import.meta.url)
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(file).update(readFileSync(new URL(file, migrations)))
  return hash
}
