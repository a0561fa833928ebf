import type { Database } from '../db/database.ts'
import type { Parts } from '../parts.ts'
import { type Counted, fileEntries, nothingCounted, numbering, rowEntries } from './entries.ts'
import { END, type End, type Entry, FORMAT, FORMAT_VERSION, HEADER, type Header, textEntry } from './entry.ts'
import { inSnapshot } from './rows.ts'
import { BACKUP_TABLES } from './tables.ts'
import { writeBackup } from './write-backup.ts'

/**
 * Writes all that is kept, as it is at one moment, to a file. Files that are named at that moment must not be removed
 * meanwhile: see `hold-removals.ts`. Tells what it holds.
 */
export function makeBackup(
  { db, files, now }: Pick<Parts, 'db' | 'files' | 'now'>,
  to: string,
): Promise<Counted> {
  const counted = nothingCounted()
  return inSnapshot(db, async (tx) => {
    async function* entries(): AsyncGenerator<Entry> {
      yield textEntry(HEADER, JSON.stringify(header(now()), null, 2))
      yield* rowEntries(tx, BACKUP_TABLES, counted)
      yield* fileEntries(tx, files, counted)
    }
    await writeBackup(to, entries(), async (sums) => textEntry(END, await ending(tx, counted, sums)))
    return counted
  })
}

const header = (madeAt: Date): Header => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  made_at: madeAt.toISOString(),
  tables: BACKUP_TABLES.map(({ name, columns }) => ({ name, columns: [...columns] })),
})

const ending = async (tx: Database, counted: Counted, sums: string): Promise<string> =>
  JSON.stringify({ ...counted, numbering: await numbering(tx, BACKUP_TABLES), sums } satisfies End, null, 2)
