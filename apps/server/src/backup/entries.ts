import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { namedFiles } from '../files/named-files.ts'
import type { End, Entry } from './entry.ts'
import { FILES, pagePath, textEntry } from './entry.ts'
import { rowsOf } from './rows.ts'
import type { BackupTable } from './tables.ts'

/** What was met while an installation was gone through. */
export type Counted = Pick<End, 'rows' | 'files' | 'missing_files'>

/** Nothing met yet. */
export const nothingCounted = (): Counted => ({ rows: {}, files: 0, missing_files: 0 })

/**
 * Every row of these tables as pages, one JSON text a line. The transaction must see one state all along
 * and write values alike; equal installations give equal entries.
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

/** Every file the rows name. One that the storage has lost is counted and left out: it must not keep all else from being saved. */
export async function* fileEntries(tx: Database, files: FileStore, counted: Counted): AsyncGenerator<Entry> {
  for await (const path of namedFiles(tx)) {
    const file = await files.read(path)
    if (file) {
      counted.files += 1
      yield { path: FILES + path, size: file.size, bytes: file.stream }
    } else counted.missing_files += 1
  }
}

/** Where the database's numbering of each table stands: an id that was given is given to nothing else. */
export async function numbering(tx: Database, tables: readonly BackupTable[]): Promise<End['numbering']> {
  const found: End['numbering'] = {}
  for (const { name, numbered } of tables) {
    if (!numbered) continue
    const sequence = sql.identifier(`${name}_id_seq`)
    const [at] = await queryRows<{ last: number; used: boolean }>(
      tx,
      sql`select last_value::int as last, is_called as used from ${sequence}`,
    )
    if (at) found[name] = at
  }
  return found
}
