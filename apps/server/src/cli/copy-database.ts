import { randomBytes } from 'node:crypto'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { finishCopy } from '../platform/db/copy-folder.ts'
import { holdRemovals } from '../platform/files/hold-removals.ts'
import type { Command } from './command.ts'

/** The command line's request to the server that holds the embedded database; not typed by people. */
export const COPY_DATABASE = 'copy database'

/** Where the embedded database is, and where a copy of it may be. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'database')
export const newCopyIn = (dataDir: string): string =>
  join(dataDir, `database.copy-${randomBytes(6).toString('hex')}`)

const A_COPY = /^database\.copy-[0-9a-f]{12}$/

/** Removes the copies of commands and servers that were killed. */
export function removeCopies(dataDir: string): void {
  for (const copy of globSync(join(dataDir, 'database.copy-*')))
    rmSync(copy, { recursive: true, force: true })
}

/**
 * Brings a copy that the command line began up to date, so that it is consistent. From then on, until the client
 * disconnects, every file that it names is kept.
 */
export const copyDatabaseCommand = (dataDir: string): Pick<Command, 'run'> => ({
  async run({ db }, { options: { copy, begun } }) {
    if (!A_COPY.test(String(copy))) return { done: false, text: 'This is no copy of the database.' }
    const release = await holdRemovals(db)
    try {
      finishCopy(databaseIn(dataDir), join(dataDir, String(copy)), Number(begun))
      return { done: true, text: '', afterwards: release }
    } catch (error) {
      await release()
      throw error
    }
  },
})
