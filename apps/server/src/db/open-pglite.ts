import { PGlite } from '@electric-sql/pglite'
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

/** PostgreSQL within this process, over a folder that it makes if there is none. A commit is on disk when it is answered. */
export const openPglite = (folder: string) =>
  PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: durableParameters,
    extensions: { btree_gist },
  })
