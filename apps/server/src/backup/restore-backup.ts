import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Parts } from '../parts.ts'
import { BadBackup } from './bad-backup.ts'
import { type Checked, checkBackup, tableOf } from './check-backup.ts'
import { type End, FILES, type Header, wholeOf } from './entry.ts'
import { readBackup } from './read-backup.ts'
import { columnsOf } from './read-rows.ts'
import { KEPT_TABLES } from './tables.ts'

/**
 * Fills an empty place from a backup, which is read whole before anything is written. Rows come all at once or not at all, and
 * files that were written go again where they do not. Throws `BadBackup`, or `NotEmpty` where something is kept already.
 */
export async function restoreBackup({ db, files }: Pick<Parts, 'db' | 'files'>, from: string): Promise<End> {
  await refuseUnlessEmpty(db)
  const checked = await checkBackup(from)
  const written: string[] = []
  try {
    await db.transaction(async (tx) => {
      // Nobody signs up, and no other restores, until this one is done.
      await tx.execute(sql`lock table users in exclusive mode`)
      await refuseUnlessEmpty(tx)
      await fill(tx, files, from, checked, written)
      await setNumbering(tx, checked.end.numbering)
    })
  } catch (error) {
    for (const path of written) await files.remove(path).catch(() => {})
    throw error
  }
  return checked.end
}

/** Something is kept here already: a backup would have to be mixed with it. */
export class NotEmpty extends Error {}

async function refuseUnlessEmpty(db: Database): Promise<void> {
  for (const { name } of KEPT_TABLES) {
    const { rows } = (await db.execute(sql`select from ${sql.identifier(name)} limit 1`)) as unknown as {
      rows: unknown[]
    }
    if (rows.length > 0) throw new NotEmpty()
  }
}

async function fill(
  tx: Database,
  files: FileStore,
  from: string,
  { header, end }: Checked,
  written: string[],
): Promise<void> {
  const entries = readBackup(from)
  for (;;) {
    const next = await entries.next()
    if (next.done) {
      // It was changed since it was checked.
      if (next.value.sums !== end.sums) throw new BadBackup('is being written by somebody else')
      return
    }
    const { path } = next.value
    const table = tableOf(path)
    if (table !== undefined) await insertRows(tx, header, table, (await wholeOf(next.value)).toString())
    else if (path.startsWith(FILES)) {
      const place = path.slice(FILES.length)
      written.push(place)
      await files.put(place, await wholeOf(next.value))
    }
  }
}

/** Only the columns that the backup has: those that came later take what they take for every older row. */
async function insertRows(tx: Database, header: Header, name: string, lines: string): Promise<void> {
  const columns = columnsOf(header.tables.find((table) => table.name === name) ?? { columns: [] })
  const table = sql.identifier(name)
  const rows = `[${lines.trimEnd().replaceAll('\n', ',')}]`
  await tx.execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, ${rows}::json)`)
}

async function setNumbering(tx: Database, numbering: End['numbering']): Promise<void> {
  for (const { name, numbered } of KEPT_TABLES) {
    const at = numbering[name]
    if (numbered && at) await tx.execute(sql`select setval(${`${name}_id_seq`}, ${at.last}, ${at.used})`)
  }
}
