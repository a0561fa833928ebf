import { BadBackup } from '../platform/backup/entry.ts'
import { NotEmpty, restoreBackup } from '../platform/backup/restore-backup.ts'
import { heldWords, verifyAgainst } from './backup-words.ts'
import type { Command } from './command.ts'

/** Fills an empty place from a file that `backup` wrote, on whichever database. */
export const restoreCommand: Command = {
  usage: 'FILE [--verify]',
  summary: 'fills an empty installation from a backup; --verify compares it with this one instead',
  takesFile: true,
  whileServing: ({ verify }) => (verify === true ? 'over a copy' : 'refused'),
  options: { verify: { type: 'boolean' } },
  async run(parts, { options, file }) {
    if (options.verify === true) return verifyAgainst(parts, file)
    try {
      const held = await restoreBackup(parts, file)
      return { done: true, text: `Restored, and compared: ${heldWords(held)}` }
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
