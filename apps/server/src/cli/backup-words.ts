import { BadBackup } from '../platform/backup/entry.ts'
import type { Counted } from '../platform/backup/make-backup.ts'
import { verifyBackup } from '../platform/backup/verify-backup.ts'
import type { CommandParts, Outcome } from './command.ts'

/** What a backup holds, in a line; files that were lost before it was made in another. */
export function heldWords({ rows, files, missing_files: missing }: Counted): string {
  const counted = ['users', 'landings', 'vehicles', 'reservations'].map(
    (name) => `${rows[name] ?? 0} ${name}`,
  )
  const held = `${[...counted, `${files} files`].join(', ')}.`
  return missing === 0
    ? held
    : `${held}\nOf the files that are named, ${missing} were not in the storage and are not in the backup.`
}

/** Says whether a backup holds what the installation holds. */
export async function verifyAgainst(parts: CommandParts, file: string): Promise<Outcome> {
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
