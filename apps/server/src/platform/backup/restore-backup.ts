import { sql } from 'drizzle-orm'
import { withoutAudit } from '../db/acting.ts'
import { type Database, queryRows } from '../db/database.ts'
import { sqlState, transaction } from '../db/in-transaction.ts'
import { migrateFrom, newestMigration, remakeTables } from '../db/run-migrations.ts'
import type { FileStore } from '../files/file-store.ts'
import { holdRemovalsIn } from '../files/hold-removals.ts'
import type { Parts } from '../parts.ts'
import { checkRows } from './check-rows.ts'
import { BadBackup, type End, type Entry, FILES, wholeOf } from './entry.ts'
import { checkBackup, openBackup, tableOf } from './read-backup.ts'
import { columnsOf, useStandardFormats } from './rows.ts'
import { BACKUP_TABLES, type BackupTable, storedTables } from './tables.ts'
import { compare } from './verify-backup.ts'

/**
 * Restores a backup of this version or an earlier one into an empty installation, after it was read completely, and compares the
 * two. Rows are written in one transaction, and written files are removed if it fails. `jobKinds` are those of jobs that are handled. Throws `BadBackup`, or
 * `NotEmpty` where data exists.
 */
export async function restoreBackup(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  from: string,
  jobKinds: ReadonlySet<string>,
): Promise<End> {
  await refuseUnlessEmpty(db)
  const { header, end: ending } = await checkBackup(from)
  const end = ending()
  const isOlder = header.migration < newestMigration()
  const written: string[] = []
  try {
    await transaction(db, async (tx) => {
      // No account is added, and no other restore runs, until this one is done.
      await tx.execute(sql`lock table people in exclusive mode`)
      await refuseUnlessEmpty(tx)
      // Its rows are not visible before the end: a sweep would remove its files.
      await holdRemovalsIn(tx)
      await useStandardFormats(tx)
      await withoutAudit(tx)
      // Rows of an earlier version go where they fit, and are migrated from there as those of a database are.
      if (isOlder) await remakeTables(tx, header.migration)
      const tables = await storedTables(tx, header.tables)
      await fill(tx, files, { from, tables, sums: end.sums }, written)
      if (!isOlder) await checkRows(tx, jobKinds)
      const { differs } = await compare(tx, files, from)
      if (differs) throw new BadBackup(`is not what came of it here: they differ first in ${differs}`)
      await setNumbering(tx, tables, end.numbering)
      if (!isOlder) return
      await migrateFrom(tx, header.migration)
      await checkRows(tx, jobKinds)
    })
  } catch (error) {
    for (const path of written) await files.remove(path).catch(() => {})
    throw OF_ROWS.test(sqlState(error) ?? '')
      ? new BadBackup('holds rows that no database of this program takes', { cause: error })
      : error
  }
  return end
}

/** SQLSTATEs of an invalid value, a row that violates a constraint, and a value that is too large for an index. */
const OF_ROWS = /^(2[23]|54)/

/** There is data already: a backup would be mixed with it. */
export class NotEmpty extends Error {}

async function refuseUnlessEmpty(db: Database): Promise<void> {
  for (const { name } of BACKUP_TABLES) {
    const rows = await queryRows(db, sql`select from ${sql.identifier(name)} limit 1`)
    if (rows.length > 0) throw new NotEmpty()
  }
}

async function fill(
  tx: Database,
  files: FileStore,
  { from, tables, sums }: { from: string; tables: readonly BackupTable[]; sums: string },
  written: string[],
): Promise<void> {
  const { entries, end } = await openBackup(from)
  for await (const entry of entries) {
    const table = tables.find(({ name }) => name === tableOf(entry.path))
    if (table) await insertRows(tx, table, await rowsIn(entry))
    else await putUnlessThere(files, entry.path.slice(FILES.length), entry, written)
  }
  // It was changed since it was checked.
  if (end().sums !== sums) throw new BadBackup('is being written by somebody else')
}

/** The rows of a page as one JSON array. */
const rowsIn = async (entry: Entry): Promise<string> =>
  `[${(await wholeOf(entry)).toString().trimEnd().replaceAll('\n', ',')}]`

/** An existing file is not overwritten: whether it is the same is compared afterwards. */
async function putUnlessThere(
  files: FileStore,
  place: string,
  entry: Pick<Entry, 'bytes'>,
  written: string[],
): Promise<void> {
  if ((await files.size(place)) !== undefined) return
  written.push(place)
  await files.put(place, await wholeOf(entry))
}

/** Only the columns that the backup has. */
async function insertRows(tx: Database, table: BackupTable, rows: string): Promise<void> {
  const [name, columns] = [sql.identifier(table.name), columnsOf(table)]
  await tx.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`)
}

/**
 * Continues the numbering of each table where the backup's ended; refused where one of its rows has a higher id. Not
 * transactional.
 */
async function setNumbering(
  tx: Database,
  tables: readonly BackupTable[],
  numbering: End['numbering'],
): Promise<void> {
  const numbered = tables.filter((table) => table.numbered)
  for (const { name } of numbered) {
    const { last, used } = numbering[name] ?? { last: 0, used: false }
    const highest = used ? last : last - 1
    const rows = await queryRows(tx, sql`select from ${sql.identifier(name)} where id > ${highest} limit 1`)
    if (rows.length > 0) throw new BadBackup(`would number ${name} by ids that are taken`)
  }
  for (const { name } of numbered) {
    const at = numbering[name]
    if (at) await tx.execute(sql`select setval(${`${name}_id_seq`}, ${at.last}, ${at.used})`)
  }
}
