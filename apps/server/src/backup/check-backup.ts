import { STORED_PATH } from '../files/stored-path.ts'
import { BadBackup } from './bad-backup.ts'
import {
  type End,
  type Entry,
  FILES,
  FORMAT_VERSION,
  HEADER,
  type Header,
  headerSchema,
  TABLES,
  wholeOf,
} from './entry.ts'
import { readBackup } from './read-backup.ts'
import { KEPT_TABLES } from './tables.ts'

/** A backup that was read from end to end and is sound. */
export interface Checked {
  header: Header
  end: End
}

/** Reads a whole backup without keeping anything of it. Throws `BadBackup` unless it is sound and fits this version. */
export async function checkBackup(file: string): Promise<Checked> {
  const entries = readBackup(file)
  const first = await entries.next()
  if (first.done || first.value.path !== HEADER) throw new BadBackup('is no backup of this program')
  const header = readHeader((await wholeOf(first.value)).toString())
  for (;;) {
    const next = await entries.next()
    if (next.done) return { header, end: next.value }
    if (!isExpected(next.value, header)) throw new BadBackup(`holds something unknown: ${next.value.path}`)
  }
}

function readHeader(text: string): Header {
  const { success, data: header } = headerSchema.safeParse(parsed(text))
  if (!success) throw new BadBackup('is no backup of this program')
  const fits =
    header.version === FORMAT_VERSION &&
    header.tables.every(({ name, columns }) => {
      const table = KEPT_TABLES.find((kept) => kept.name === name)
      return table && columns.every((column) => table.columns.includes(column))
    })
  if (!fits) throw new BadBackup('was made by a newer version of this program')
  return header
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A page of a table that was announced, or a file under a name of ours. */
function isExpected({ path }: Entry, header: Header): boolean {
  if (path.startsWith(FILES)) return STORED_PATH.test(path.slice(FILES.length))
  return header.tables.some(({ name }) => name === tableOf(path))
}

/** The table that an entry is a page of; undefined where it is none. */
export const tableOf = (path: string): string | undefined =>
  path.startsWith(TABLES) ? path.slice(TABLES.length).split('/')[0] : undefined
