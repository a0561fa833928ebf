import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { FolderLock } from './lock-folder.ts'

/**
 * Holds a database's folder itself, whatever becomes of the files around it and by whatever path another process comes to it;
 * undefined where another process holds it. The hold is a socket of Linux that is named after the folder's inode and lies in no
 * folder: the system lets one process have it, and takes it back as soon as that ends. Elsewhere there is none.
 */
export async function holdDatabase(folder: string): Promise<FolderLock | undefined> {
  const { dev, ino } = statSync(folder, { bigint: true })
  const server = createServer((socket) => socket.destroy()).unref()
  try {
    server.listen(`\0nelly-database-${dev}-${ino}`)
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    // A system without such sockets: the lock in the folder around is what there is.
  }
  return { release: () => void server.close() }
}
