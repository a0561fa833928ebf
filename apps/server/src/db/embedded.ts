import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from './database.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { migrateEmbedded } from './migrate.ts'
import * as schema from './schema.ts'

/** PGlite's own parameters less `-F`, which would switch fsync off, and with buffers fit for a small machine. */
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_buffers=1MB',
]

/**
 * Opens PostgreSQL within this process over a folder, made if it is not there, and brings its tables up to date.
 * One process at a time may do so: see `lock-folder.ts`. Without a folder the database lives in memory, for tests.
 */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { fs: new DurableFileSystem(folder), startParams: durableParameters }),
    extensions: { btree_gist },
  })
  const db = drizzle(pglite, { schema })
  await migrateEmbedded(db)
  return {
    db,
    ping: async () => void (await pglite.query('select 1')),
    close: () => pglite.close(),
  }
}
