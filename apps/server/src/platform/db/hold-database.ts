import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { FolderLock } from './lock-folder.ts'

/**
 * Locks a database's folder itself, even if the lock file around it was moved, and by whatever path it is opened;
 * undefined where another process holds it. The lock is an abstract Linux socket named after the folder's inode: only
 * one process can have it, and the system releases it when that process ends. Other systems have none.
 */
export async function holdDatabase(folder: string): Promise<FolderLock | undefined> {
  const { dev, ino } = statSync(folder, { bigint: true })
  const server = createServer((socket) => socket.destroy()).unref()
  try {
    server.listen(`\0nelly-database-${dev}-${ino}`)
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    // A system without such sockets only has the lock file.
  }
  return { release: () => void server.close() }
}
