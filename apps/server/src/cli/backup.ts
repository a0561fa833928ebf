import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { holdingRemovals } from '../platform/backup/hold-removals.ts'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { heldWords, verifyAgainst } from './backup-words.ts'
import type { Command } from './command.ts'

/** Writes database and pictures, as they are at one moment, to one file. */
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
    const held = await (parts.isShared ? holdingRemovals(parts.db, make) : make())
    return { done: true, text: `${file} holds ${heldWords(held)}` }
  },
}

/** Why no file can be written into a folder, in a line; undefined where one can. */
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
