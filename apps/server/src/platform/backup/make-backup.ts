import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/database.ts'
import { newestMigration } from '../db/run-migrations.ts'
import type { FileStore } from '../files/file-store.ts'
import { namedFiles } from '../files/named-files.ts'
import type { Parts } from '../parts.ts'
import {
  END,
  type End,
  type Entry,
  FILES,
  FORMAT,
  FORMAT_VERSION,
  HEADER,
  type Header,
  pagePath,
  textEntry,
} from './entry.ts'
import { inSnapshot, rowsOf } from './rows.ts'
import { BACKUP_TABLES, type BackupTable } from './tables.ts'
import { writeBackup } from './write-backup.ts'

/**
 * Writes all stored data, consistent as of one moment, to a file. Files that are named at that moment must not be
 * removed meanwhile: see `hold-removals.ts`. Returns a summary.
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
  migration: newestMigration(),
  tables: BACKUP_TABLES.map(({ name, columns }) => ({ name, columns: [...columns] })),
})

const ending = async (tx: Database, counted: Counted, sums: string): Promise<string> =>
  JSON.stringify({ ...counted, numbering: await numbering(tx, BACKUP_TABLES), sums } satisfies End, null, 2)

/** Counters of reading an installation. */
export type Counted = Pick<End, 'rows' | 'files' | 'missing_files'>

/** Zero counters. */
export const nothingCounted = (): Counted => ({ rows: {}, files: 0, missing_files: 0 })

/**
 * Every row of these tables as pages, one JSON string a line. The transaction must be a snapshot and format values
 * uniformly; equal installations give equal entries.
 */
export async function* rowEntries(
  tx: Database,
  tables: readonly BackupTable[],
  counted: Counted,
): AsyncGenerator<Entry> {
  for (const table of tables) {
    counted.rows[table.name] = 0
    let page = 0
    for await (const lines of rowsOf(tx, table)) {
      page += 1
      counted.rows[table.name] = (counted.rows[table.name] ?? 0) + lines.length
      yield textEntry(pagePath(table.name, page), lines.map((line) => `${line}\n`).join(''))
    }
  }
}

/** Every file the rows name. A missing one is counted and left out: it must not prevent the backup of all else. */
export async function* fileEntries(tx: Database, files: FileStore, counted: Counted): AsyncGenerator<Entry> {
  for await (const path of namedFiles(tx)) {
    const file = await files.read(path)
    if (file) {
      counted.files += 1
      yield { path: FILES + path, size: file.size, bytes: file.stream }
    } else counted.missing_files += 1
  }
}

/** The next number of each table: an id that was used is never used again. */
export async function numbering(tx: Database, tables: readonly BackupTable[]): Promise<End['numbering']> {
  const found: End['numbering'] = {}
  for (const table of tables) {
    if (!table.numbered) continue
    const sequence = sql.identifier(`${table.name}_id_seq`)
    const [at] = await queryRows<{ last: number; used: boolean }>(
      tx,
      sql`select last_value::int as last, is_called as used from ${sequence}`,
    )
    if (at) found[table.name] = at
  }
  return found
}
