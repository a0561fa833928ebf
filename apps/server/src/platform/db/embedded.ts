import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { adoptBaseline, MIGRATIONS } from './adopt-baseline.ts'
import { listenEmbedded } from './change-notifications.ts'
import type { OpenDatabase } from './database.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { probeWrite } from './write-probe.ts'

/**
 * Opens PostgreSQL within this process over a folder and migrates it. Only one process at a time may do so: see
 * `lock-folder.ts` and `hold-database.ts`. Throws where it takes no writes, as on a full disk.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const pglite = await openPglite(folder)
  const db = drizzle(pglite)
  try {
    await migrateEmbedded(db)
    await probeWrite(db)
  } catch (error) {
    // An open one keeps the process from ending.
    await pglite.close().catch(() => {})
    throw error
  }
  return {
    db,
    subscribe: (listener) => listenEmbedded(pglite, listener),
    close: () => pglite.close(),
  }
}

/** Runs the migrations that the database has not run yet. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await adoptBaseline(db)
  await migrate(db, MIGRATIONS)
}

/** PGlite over a folder, which is created if it is missing. A commit is on disk when it is acknowledged. */
export const openPglite = (folder: string): Promise<PGlite> =>
  startPglite({ fs: new DurableFileSystem(folder) })

/** PGlite over another file system: in memory by default. */
export const startPglite = (files: Pick<PGliteOptions, 'fs' | 'loadDataDir'>): Promise<PGlite> =>
  PGlite.create({ ...files, startParams: DURABLE_PARAMETERS, extensions: { btree_gist } })

/** PGlite's own parameters without `-F`, which disables fsync, and with small buffers. */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=16MB'],
  ...['-c', 'wal_buffers=1MB'],
]
