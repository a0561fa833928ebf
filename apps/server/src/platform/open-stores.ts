import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { assertWritable, reasonOfDisk } from './assert-writable.ts'
import { CannotStart } from './cannot-start.ts'
import type { OpenDatabase } from './db/database.ts'
import { holdDatabase } from './db/hold-database.ts'
import { type FolderLock, lockFolder } from './db/lock-folder.ts'
import { makeFolder } from './db/make-folder.ts'
import type { FileStore } from './files/file-store.ts'
import { openFileStore } from './files/open-file-store.ts'

/** The stores: the migrated database, and the files. */
export interface Stores extends OpenDatabase {
  files: FileStore
  /** Whether other processes may use the database at the same time. */
  isShared: boolean
}

/**
 * Opens the stores of the configuration; undefined where another process holds the data folder of the embedded
 * database. Where `isServing`, queries may not take longer than a request can wait.
 */
export async function openStores(config: Config, { isServing = false } = {}): Promise<Stores | undefined> {
  const { dataDir, databaseUrl } = config
  const files = await openFiles(config)
  if (databaseUrl !== undefined)
    return { ...(await openNamedServer(databaseUrl, isServing)), files, isShared: true }
  const lock = lockFolder(dataDir)
  const opened = lock && (await openLockedFolder(join(dataDir, 'database'), lock))
  return opened && { ...opened, files, isShared: false }
}

/** Opens a copy of the embedded database beside the files that the configuration names. */
export async function openCopy(config: Config, database: string): Promise<Stores> {
  const { openEmbedded } = await import('./db/embedded.ts')
  return { ...(await openEmbedded(database)), files: await openFiles(config), isShared: false }
}

const openFiles = ({ bucket, dataDir }: Config): Promise<FileStore> =>
  openFileStore(bucket ? { bucket } : { folder: storageIn(dataDir) })

/** The folder of pictures without a bucket. */
export const storageIn = (dataDir: string): string => join(dataDir, 'storage')

/** Opens the database of a locked folder, and takes over the lock; undefined where a process holds it all the same. */
async function openLockedFolder(database: string, lock: FolderLock): Promise<OpenDatabase | undefined> {
  let hold: FolderLock | undefined
  const release = () => {
    hold?.release()
    lock.release()
  }
  try {
    await makeFolder(database)
    assertWritable(database)
    hold = await holdDatabase(database)
    if (!hold) {
      release()
      return undefined
    }
    // Only loaded where it is used: it is the largest part of the process.
    const { openEmbedded } = await import('./db/embedded.ts')
    const opened = await openEmbedded(database)
    return {
      ...opened,
      async close() {
        await opened.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw reasonOfDisk(dirname(database), error)
  }
}

async function openNamedServer(url: string, isBounded: boolean): Promise<OpenDatabase> {
  const { openServer } = await import('./db/server.ts')
  try {
    return await openServer(url, { isBounded })
  } catch (error) {
    const reason = serversReason(error)
    if (reason === undefined) throw error
    throw new CannotStart(`DATABASE_URL names ${withoutPassword(url)}, which cannot be used: ${reason}`)
  }
}

/** The message of PostgreSQL or the network why it can't be used; undefined for a bug of ours. */
function serversReason(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, message } = at as Error & { code?: string }
    // Classes of SQLSTATE: connection, authorization, no such database, resources, operator, rights, read-only.
    if (/^(08|28|3D|53|57)...$|^(25006|42501|0A000|58P01)$/.test(code ?? '')) return message
    if (/^E[A-Z_]+$/.test(code ?? '')) return message || code
    if (/timeout|terminated|SSL|SASL|password must be/i.test(message)) return message
  }
  return undefined
}

function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  shown.search = ''
  return shown.href
}
