import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../db/database.ts'
import { lastMigration } from '../db/run-migrations.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Parts } from '../parts.ts'
import { BadBackup, type End, type Entry, FILES, summed } from './entry.ts'
import { fileEntries, nothingCounted, numbering, rowEntries } from './make-backup.ts'
import { openBackup, tableOf } from './read-backup.ts'
import { inSnapshot } from './rows.ts'
import { type BackupTable, storedTables } from './tables.ts'

/** An entry with its name and contents. */
interface Digest {
  path: string
  sha256: string
}

/**
 * Compares a backup with an installation, byte by byte: undefined where they are equal, else the first difference.
 * Throws `BadBackup`.
 */
export const verifyBackup = (
  { db, files }: Pick<Parts, 'db' | 'files'>,
  file: string,
): Promise<string | undefined> =>
  inSnapshot(db, async (tx) => {
    const { differs, tables, end } = await compare(tx, files, file)
    const numbered = isDeepStrictEqual(end.numbering, await numbering(tx, tables))
    return differs ?? (numbered ? undefined : 'the numbering')
  })

/**
 * The same within a transaction that formats values uniformly, without the numbering.
 */
export async function compare(
  tx: Database,
  files: FileStore,
  file: string,
): Promise<{ differs: string | undefined; tables: readonly BackupTable[]; end: End }> {
  const { header, entries, end } = await openBackup(file)
  if (header.migration < (await lastMigration(tx)))
    throw new BadBackup('was made by an earlier version: it can be restored, and not compared')
  const tables = await storedTables(tx, header.tables)
  const counted = nothingCounted()
  async function* entriesHere(): AsyncGenerator<Entry> {
    yield* rowEntries(tx, tables, counted)
    yield* fileEntries(tx, files, counted)
  }
  const here = digests(entriesHere())
  let differs: string | undefined
  for await (const saved of digests(entries)) {
    const { value: own } = await here.next()
    if (!own) differs ??= nameOf(saved)
    else if (own.path !== saved.path || own.sha256 !== saved.sha256)
      // Whichever comes first: the other side has nothing there.
      differs ??= nameOf(first(tables, own, saved))
  }
  const { value: more } = await here.next()
  if (more) differs ??= nameOf(more)
  else if (end().missing_files !== counted.missing_files) differs ??= 'the files that are missing'
  return { differs, tables, end: end() }
}

/** The order of entries in a backup: the tables in their order, then the files by name. */
function first(tables: readonly BackupTable[], own: Digest, saved: Digest): Digest {
  const placeOf = ({ path }: Digest) =>
    path.startsWith(FILES) ? tables.length : tables.findIndex(({ name }) => name === tableOf(path))
  return (placeOf(own) - placeOf(saved) || (own.path < saved.path ? -1 : 1)) < 0 ? own : saved
}

const nameOf = ({ path }: Digest): string =>
  path.startsWith(FILES) ? `the file ${path.slice(FILES.length)}` : `the table ${tableOf(path)}`

async function* digests(entries: AsyncIterable<Entry>): AsyncGenerator<Digest, void> {
  for await (const { path, bytes } of entries) {
    const { bytes: passing, sha256 } = summed(bytes)
    for await (const _ of passing) {
    }
    yield { path, sha256: sha256() }
  }
}
