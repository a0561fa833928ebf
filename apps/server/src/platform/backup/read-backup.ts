import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { migrationTimes } from '../db/run-migrations.ts'
import { STORED_PATH } from '../files/stored-path.ts'
import { isNestedTooDeep } from '../nested-json.ts'
import {
  BadBackup,
  END,
  type End,
  type Entry,
  endSchema,
  FILES,
  FORMAT_VERSION,
  HEADER,
  type Header,
  headerSchema,
  pagePath,
  SUMS,
  sumLine,
  summed,
  sumsPath,
  TABLES,
  wholeOf,
} from './entry.ts'

/** An opened backup. */
interface OpenBackup {
  /** The last migration of its database, and its tables with the columns that they had. */
  header: Pick<Header, 'migration' | 'tables'>
  /**
   * Its entries, to be read once. Throws `BadBackup` where one is damaged, unknown, misplaced or repeated, and at the
   * end where the number is not the declared one.
   */
  entries: AsyncGenerator<Entry, void>
  /** Its declared contents; available after all entries have been read. */
  end(): End
}

/** Opens a backup. Throws `BadBackup` unless it fits this version. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const archive = readArchive(file)
  const first = await archive.next()
  if (first.done || first.value.path !== HEADER) throw new BadBackup('is no backup of this program')
  const header = readHeader((await wholeOf(first.value)).toString())
  let end: End | undefined
  async function* entries() {
    end = yield* checked(archive, header.tables)
  }
  return {
    header,
    entries: entries(),
    end() {
      if (!end) throw new Error('the backup has not been read to its end')
      return end
    },
  }
}

/** Reads a whole backup without storing anything. Throws `BadBackup` unless it is valid and fits this version. */
export async function checkBackup(file: string): Promise<OpenBackup> {
  const backup = await openBackup(file)
  for await (const entry of backup.entries) {
    const table = tableOf(entry.path)
    // The database runs out of stack on it.
    if (table !== undefined && (await wholeOf(entry)).toString().split('\n').some(isLineTooDeep))
      throw new BadBackup(`holds a row of ${table} that is nested deeper than any of this program`)
  }
  return backup
}

const isLineTooDeep = (line: string): boolean => isNestedTooDeep(parsed(line))

/** What a backup says of itself; one of another format, or of a later version, is refused. */
function readHeader(text: string): OpenBackup['header'] {
  const { success, data: header } = headerSchema.safeParse(parsed(text))
  if (!success) throw new BadBackup('is no backup of this program')
  if (!areDistinct(header.tables.map(({ name }) => name)))
    throw new BadBackup('names one of its tables twice')
  // Versions before 0.2.0 had other tables: decision 0146.
  if (header.version < FORMAT_VERSION)
    throw new BadBackup(
      'was made by a version before 0.2.0: restore it with the last of those, then start this version on that data',
    )
  const isOurs =
    header.version === FORMAT_VERSION &&
    migrationTimes().includes(header.migration) &&
    header.tables.every(({ columns }) => areDistinct(columns))
  if (!isOurs) throw new BadBackup('was made by a newer version of this program')
  return header
}

const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Passes on entries in the right order, and compares their number with the declared one at the end. */
async function* checked(
  archive: AsyncGenerator<Entry, End>,
  tables: Header['tables'],
): AsyncGenerator<Entry, End> {
  const isInPlace = placesOf(tables)
  const rows: Record<string, number> = {}
  let files = 0
  for (;;) {
    const next = await archive.next()
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
    // Skipped entries are counted all the same.
    for await (const _ of lines.bytes) {
    }
    if (table !== undefined) rows[table] = (rows[table] ?? 0) + lines.count()
  }
}

/**
 * Checks for one path after the other whether it is in the right order: pages of tables in their order, then files by
 * name.
 */
function placesOf(tables: Header['tables']): (path: string) => boolean {
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
    const [declared, actual] = [end.rows[name] ?? 0, rows[name] ?? 0]
    if (declared !== actual)
      throw new BadBackup(`claims ${declared} rows of ${JSON.stringify(name)} and holds ${actual}`)
  }
  if (end.files !== files) throw new BadBackup(`claims ${end.files} files and holds ${files}`)
}

/** The table of an entry's page; undefined where it is not a page. */
export const tableOf = (path: string): string | undefined =>
  path.startsWith(TABLES) ? path.slice(TABLES.length).split('/')[0] : undefined

/** No picture is larger, and no page of a table. */
const LARGEST_BYTES = 256 * 1024 * 1024

/** The highest compression ratio of a backup, and a constant number of bytes besides. */
const MOST_TIMES = 1000

/**
 * A backup's entries in their order; the generator's result is its end. Throws `BadBackup` where the file is of another
 * format, truncated or changed; an entry is verified only after the following ones have been read.
 */
export async function* readArchive(file: string): AsyncGenerator<Entry, End> {
  const archive = extract()
  const flowing = pipeline(createReadStream(file), createZstdDecompress(), unlessTooMuch(file), archive)
  // Reported below, where the archive ends.
  flowing.catch(() => {})
  const all = createHash('sha256')
  let unsettled: string[] = []
  let sumsRead = 0
  let end: End | undefined
  try {
    for await (const { header, ...rest } of entriesOf(archive)) {
      const path = header.name
      if (end || header.type !== 'file' || (header.size ?? 0) > LARGEST_BYTES) throw damaged()
      if (path.startsWith(SUMS)) {
        sumsRead += 1
        const text = (await wholeOf(rest)).toString()
        if (path !== sumsPath(sumsRead) || text !== unsettled.join('')) throw damaged()
        all.update(text)
        unsettled = []
      } else if (path === END) {
        end = endSchema.parse(JSON.parse((await wholeOf(rest)).toString()))
        if (unsettled.length > 0 || end.sums !== all.digest('hex')) throw damaged()
      } else {
        const { bytes, sha256 } = summed(orBadBackup(rest.bytes))
        yield { path, size: header.size ?? 0, bytes }
        // Skipped bytes are hashed all the same.
        for await (const _ of bytes) {
        }
        unsettled.push(sumLine(path, sha256()))
      }
    }
    await flowing
  } catch (error) {
    throw badBackup(error)
  } finally {
    archive.destroy()
  }
  if (!end) throw damaged()
  return end
}

/** The bytes of an entry are read elsewhere, and end there. */
async function* orBadBackup(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw badBackup(error)
  }
}

function badBackup(error: unknown): BadBackup {
  if (error instanceof BadBackup) return error
  const { syscall, code } = error as NodeJS.ErrnoException
  return syscall === undefined ? damaged(error) : new BadBackup(`cannot be read (${code})`)
}

const damaged = (cause?: unknown) => new BadBackup('is damaged, was cut short, or is no backup', { cause })

/** Passes on the unpacked bytes of a file up to the limit for its size. */
function unlessTooMuch(file: string) {
  return async function* (unpacked: AsyncIterable<Buffer>) {
    const most = LARGEST_BYTES + MOST_TIMES * (await stat(file)).size
    let bytes = 0
    for await (const piece of unpacked) {
      bytes += piece.length
      if (bytes > most) throw new BadBackup('unpacks to more than any backup does')
      yield piece
    }
  }
}

async function* entriesOf(archive: ReturnType<typeof extract>) {
  for await (const entry of archive) yield { header: entry.header, bytes: entry as AsyncIterable<Uint8Array> }
}
