import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadBackup } from '../platform/backup/entry.ts'
import { type Counted, makeBackup } from '../platform/backup/make-backup.ts'
import { NotEmpty, restoreBackup } from '../platform/backup/restore-backup.ts'
import { verifyBackup } from '../platform/backup/verify-backup.ts'
import { holdingRemovals } from '../platform/files/hold-removals.ts'
import type { Command, CommandParts, Outcome } from './command.ts'

/** Writes database and pictures, consistent as of one moment, to one file. */
export const backupCommand: Command = {
  usage: 'FILE [--verify]',
  summary: 'writes all that is kept to a file, also while serving; --verify compares an existing one instead',
  takesFile: true,
  whileServing: () => 'over a copy',
  options: { verify: { type: 'boolean' } },
  async run(parts, { options, file }) {
    if (options.verify === true) return verifyAgainst(parts, file)
    if (existsSync(file)) return { done: false, text: `${file} is there already.` }
    const problem = folderProblem(dirname(file))
    if (problem) return { done: false, text: problem }
    const make = () => makeBackup(parts, file)
    const counted = await (parts.isShared ? holdingRemovals(parts.db, make) : make())
    return { done: true, text: `${file} holds ${summaryOf(counted)}` }
  },
}

/** Why no file can be written into a folder, in a line; undefined where it can. */
function folderProblem(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT'
      ? `There is no folder ${folder}; make it first.`
      : `Nothing can be written in ${folder} (${code}).`
  }
}

/** Restores a file that `backup` wrote into an empty installation, on any database. */
export const restoreCommand: Command = {
  usage: 'FILE [--verify]',
  summary: 'fills an empty installation from a backup; --verify compares it with this one instead',
  takesFile: true,
  whileServing: ({ verify }) => (verify === true ? 'over a copy' : 'refused'),
  options: { verify: { type: 'boolean' } },
  async run(parts, { options, file }) {
    if (options.verify === true) return verifyAgainst(parts, file)
    try {
      // Only loaded where it is used: handlers bring half of the server.
      const { JOB_KINDS } = await import('../job-handlers.ts')
      const counted = await restoreBackup(parts, file, JOB_KINDS)
      return { done: true, text: `Restored, and compared: ${summaryOf(counted)}` }
    } catch (error) {
      if (error instanceof BadBackup)
        return { done: false, text: `${file} ${error.message}. Nothing was changed.` }
      if (error instanceof NotEmpty)
        return {
          done: false,
          text: 'This installation is not empty: a backup is restored into an empty one. Nothing was changed.',
        }
      throw error
    }
  },
}

/** Describes a backup, in a line; files that were missing before it was made in another. */
function summaryOf({ rows, files, missing_files: missing }: Counted): string {
  const counted = ['accounts', 'landings', 'vehicles', 'reservations'].map(
    (name) => `${rows[name] ?? 0} ${name}`,
  )
  const summary = `${[...counted, `${files} files`].join(', ')}.`
  return missing === 0
    ? summary
    : `${summary}\nOf the files that are named, ${missing} were not in the storage and are not in the backup.`
}

/** Says whether a backup equals the installation. */
async function verifyAgainst(parts: CommandParts, file: string): Promise<Outcome> {
  try {
    const differs = await verifyBackup(parts, file)
    return differs === undefined
      ? { done: true, text: `${file} and this installation hold the same.` }
      : { done: false, text: `${file} and this installation differ: first in ${differs}.` }
  } catch (error) {
    if (error instanceof BadBackup) return { done: false, text: `${file} ${error.message}.` }
    throw error
  }
}
