import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { CannotStart } from '../platform/cannot-start.ts'
import { copyInUse } from '../platform/db/copy-folder.ts'
import { askAndStay } from './control-socket.ts'
import { COPY_DATABASE, databaseIn, newCopyIn } from './copy-database.ts'

/** A copy of the database of a running server, which keeps the files it names for as long as the copy is used. */
export interface BorrowedCopy {
  folder: string
  /** Throws `CannotStart` where the server has stopped: it may have removed files meanwhile. */
  assertHeld(): void
  giveBack(): void
}

/** Copies the database of the server behind a socket. Rejects where no server listens. */
export async function borrowCopy(dataDir: string, socketPath: string): Promise<BorrowedCopy> {
  const folder = newCopyIn(dataDir)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const begun = copyTwice(databaseIn(dataDir), folder)
    const options = { copy: basename(folder), begun: String(begun) }
    const request = { name: COPY_DATABASE, options, input: '', file: '' }
    const { outcome, socket } = await askAndStay(socketPath, request)
    socket.on('error', () => {})
    if (!outcome.done) {
      socket.destroy()
      throw new CannotStart(outcome.text)
    }
    return {
      folder,
      assertHeld() {
        if (socket.destroyed || socket.readableEnded)
          throw new CannotStart('the server went away meanwhile; do it again')
      },
      giveBack() {
        socket.destroy()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Copied a second time, so that little is left to copy while the server blocks its visitors. */
function copyTwice(database: string, folder: string): number {
  try {
    copyInUse(database, folder)
    return copyInUse(database, folder)
  } catch (error) {
    throw new CannotStart(`the database cannot be copied beside itself: ${(error as Error).message}`)
  }
}
