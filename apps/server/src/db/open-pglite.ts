import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { DurableFileSystem } from './durable-file-system.ts'

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

/** A list of texts, as `pg_type` numbers it; PGlite names no type of lists. */
const TEXTS = 1009
const READ: ReadonlySet<unknown> = new Set([...Object.values(types), TEXTS])

/** PostgreSQL within this process, over a folder that it makes if there is none. A commit is on disk when it is answered. */
export const openPglite = (folder: string): Promise<PGlite> =>
  startPglite({ fs: new DurableFileSystem(folder) })

/** The same over other files: in memory unless told. */
export async function startPglite(files: Pick<PGliteOptions, 'fs' | 'loadDataDir'>): Promise<PGlite> {
  const pglite = await PGlite.create({ ...files, startParams: durableParameters, extensions: { btree_gist } })
  // Drizzle has all parsers copied for each query: less those for lists of any type, they are 18 of 318.
  pglite.parsers = Object.fromEntries(
    Object.entries(pglite.parsers).filter(([type]) => READ.has(Number(type))),
  )
  return pglite
}
