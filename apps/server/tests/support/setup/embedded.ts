import { execFileSync } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { migrateEmbedded, startPglite } from '../../../src/platform/db/embedded.ts'

/**
 * Runs the tests on the embedded database. Creating one takes seconds, loading a copy a third of one: so the first run
 * creates an empty one without tables and one that is migrated, which are reused until PGlite or the migrations change.
 */
export default async function embedded(project: TestProject): Promise<void> {
  const bare = dumpPath('bare', pgliteHash())
  await unlessThere(bare, (fs) => startPglite({ fs }))
  const dump = dumpPath('database', migrationsHash())
  await unlessThere(dump, async (fs) => {
    const pglite = await startPglite({ fs, loadDataDir: await openAsBlob(bare) })
    await migrateEmbedded(drizzle(pglite))
    return pglite
  })
  project.provide('testDatabase', { dump, bare })
}

const dumpPath = (name: string, hash: Hash): string =>
  join(tmpdir(), `nelly-closed-${name}-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}.tar`)

/**
 * Stores the database that `make` makes at a path, unless it is there. It is closed before: one that is copied while it
 * is open counts as crashed, and each start on such a copy recovers it and syncs its thousand files.
 */
async function unlessThere(path: string, make: (fs: NodeFS) => Promise<PGlite>): Promise<void> {
  if (existsSync(path)) return
  const folder = mkdtempSync(join(tmpdir(), 'nelly-dump-'))
  const pglite = await make(new NodeFS(join(folder, 'database')))
  await pglite.close()
  const unfinished = join(folder, 'unfinished.tar')
  // PGlite expects the names of its own dumps, which begin with a slash.
  execFileSync('tar', ['--transform=s,^[.],,', '-cPf', unfinished, '-C', join(folder, 'database'), '.'])
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, path)
  rmSync(folder, { recursive: true })
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
