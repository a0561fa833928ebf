import { STORED_PATH } from '../files/stored-path.ts'
import {
  BadBackup,
  type End,
  FILES,
  FORMAT_VERSION,
  HEADER,
  headerSchema,
  pagePath,
  TABLES,
  wholeOf,
} from './entry.ts'
import { LEGACY_QUEUES } from './legacy-queues.ts'
import { type ReadEntry, readBackup } from './read-backup.ts'
import { BACKUP_TABLES, type BackupTable } from './tables.ts'

/** A backup that is being read: its tables, with the columns they had when it was made, and its entries, which end with its claims. */
interface OpenBackup {
  tables: readonly BackupTable[]
  entries: AsyncGenerator<ReadEntry, End>
}

/**
 * Opens a backup. Throws `BadBackup` unless it fits this version; its entries do where one is unknown, out of its place or there
 * twice, and at their end where there were more or fewer than are claimed.
 */
export async function openBackup(file: string): Promise<OpenBackup> {
  const entries = readBackup(file)
  const first = await entries.next()
  if (first.done || first.value.path !== HEADER) throw new BadBackup('is no backup of this program')
  const tables = readTables((await wholeOf(first.value)).toString())
  return { tables, entries: checked(entries, tables) }
}

/** Reads a whole backup without keeping anything of it. Throws `BadBackup` unless it is sound and fits this version. */
export async function checkBackup(file: string): Promise<{ tables: readonly BackupTable[]; end: End }> {
  const { tables, entries } = await openBackup(file)
  for (;;) {
    const next = await entries.next()
    if (next.done) return { tables, end: next.value }
  }
}

/** The tables that a backup says it has; each must be one of ours with columns of ours, its key among them. */
function readTables(text: string): BackupTable[] {
  const { success, data: header } = headerSchema.safeParse(parsed(text))
  if (!success) throw new BadBackup('is no backup of this program')
  if (!areDistinct(header.tables.map(({ name }) => name)))
    throw new BadBackup('names one of its tables twice')
  return header.tables.map(({ name, columns }) => {
    const kept = [...BACKUP_TABLES, ...LEGACY_QUEUES].find((table) => table.name === name)
    const fits =
      kept !== undefined &&
      header.version === FORMAT_VERSION &&
      areDistinct(columns) &&
      columns.every((column) => kept.columns.includes(column)) &&
      kept.key.every((key) => columns.includes(key.name))
    if (!fits) throw new BadBackup('was made by a newer version of this program')
    return { ...kept, columns }
  })
}

const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* checked(
  entries: AsyncGenerator<ReadEntry, End>,
  tables: readonly BackupTable[],
): AsyncGenerator<ReadEntry, End> {
  const isInPlace = placesOf(tables)
  const rows: Record<string, number> = {}
  let files = 0
  for (;;) {
    const next = await entries.next()
    if (next.done) {
      refuseUnlessClaimed(next.value, rows, files)
      return next.value
    }
    const { path } = next.value
    if (!isInPlace(path))
      throw new BadBackup(
        `holds something unknown, out of its place or there twice: ${JSON.stringify(path.slice(0, 200))}`,
      )
    const table = tableOf(path)
    if (table === undefined) files += 1
    const lines = countingLines(next.value.bytes)
    yield { ...next.value, bytes: lines.bytes }
    // Those that nobody wanted to see are counted all the same.
    for await (const _ of lines.bytes) {
    }
    if (table !== undefined) rows[table] = (rows[table] ?? 0) + lines.count()
  }
}

/** Tells of one path after the other whether it stands where a backup has it: pages of tables in their order, then files by name. */
function placesOf(tables: readonly BackupTable[]): (path: string) => boolean {
  let [at, page, file] = [0, 0, '']
  return (path) => {
    if (path.startsWith(FILES)) {
      const isNext = STORED_PATH.test(path.slice(FILES.length)) && path > file
      file = path
      return isNext
    }
    const table = tables.findIndex(({ name }) => name === tableOf(path))
    page = table === at ? page + 1 : 1
    const isNext = file === '' && table >= at && path === pagePath(tables[table]?.name ?? '', page)
    at = table
    return isNext
  }
}

function countingLines(bytes: AsyncIterable<Uint8Array>) {
  let lines = 0
  async function* passing() {
    for await (const piece of bytes) {
      for (const byte of piece) if (byte === LINE_FEED) lines += 1
      yield piece
    }
  }
  return { bytes: passing(), count: () => lines }
}

const LINE_FEED = 10

function refuseUnlessClaimed(end: End, rows: Readonly<Record<string, number>>, files: number): void {
  for (const name of Object.keys({ ...rows, ...end.rows })) {
    const [claimed, held] = [end.rows[name] ?? 0, rows[name] ?? 0]
    if (claimed !== held)
      throw new BadBackup(`claims ${claimed} rows of ${JSON.stringify(name)} and holds ${held}`)
  }
  if (end.files !== files) throw new BadBackup(`claims ${end.files} files and holds ${files}`)
}

/** The table that an entry is a page of; undefined where it is none. */
export const tableOf = (path: string): string | undefined =>
  path.startsWith(TABLES) ? path.slice(TABLES.length).split('/')[0] : undefined
