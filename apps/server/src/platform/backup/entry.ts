import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

/** A file that is not a backup, or one that can't be trusted; the message is for the user of the command. */
export class BadBackup extends Error {}

/** The name and number of the format; another number is another format. */
export const FORMAT = 'nelly-backup'
export const FORMAT_VERSION = 2

/** The last migration of backups that do not name it: 0002. */
const LAST_UNNAMED_MIGRATION = 1_795_684_594_638

/** The entries with a special meaning; all others are pages of tables and stored files. */
export const HEADER = 'nelly-backup.json'
export const END = 'end.json'
export const TABLES = 'tables/'
export const FILES = 'files/'
export const SUMS = 'sums/'

/** The path of a page of a table, and of one of checksums; both are counted from 1. */
export const pagePath = (table: string, page: number): string => `${TABLES}${table}/${sixDigits(page)}.ndjson`
export const sumsPath = (page: number): string => `${SUMS}${sixDigits(page)}`
const sixDigits = (page: number): string => String(page).padStart(6, '0')

/** One entry of a backup. Its bytes can be read once. */
export interface Entry {
  path: string
  /** In bytes. */
  size: number
  bytes: AsyncIterable<Uint8Array>
}

/** The head of a backup: it identifies the format and the version before anything else is read. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  made_at: z.iso.datetime(),
  /** When the last migration of its database was made, in milliseconds. */
  migration: z.int().default(LAST_UNNAMED_MIGRATION),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Header = z.infer<typeof headerSchema>

/** The end of a backup: a truncated file has none. */
export const endSchema = z.object({
  /** The rows of each table. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  /** Files that the database names and that were missing in the storage. */
  missing_files: z.int(),
  /** The next number of each table. */
  numbering: z.record(z.string(), z.object({ last: z.int32().min(1), used: z.boolean() })),
  /** The SHA-256 of all checksums. */
  sums: z.string(),
})
export type End = z.infer<typeof endSchema>

/** An entry from a string. */
export function textEntry(path: string, text: string): Entry {
  const bytes = Buffer.from(text)
  return { path, size: bytes.length, bytes: Readable.from([bytes]) }
}

/** The bytes of an entry in one piece. */
export const wholeOf = ({ bytes }: Pick<Entry, 'bytes'>): Promise<Buffer> => buffer(bytes)

/** One line of checksums, in the format of `sha256sum`. */
export const sumLine = (path: string, sha256: string): string => `${sha256}  ${path}\n`

/** Passes bytes on while it sums them up; `sha256` is to be called once, when all have passed. */
export function summed(bytes: AsyncIterable<Uint8Array>): {
  bytes: AsyncGenerator<Uint8Array>
  sha256(): string
} {
  const hash = createHash('sha256')
  async function* passing() {
    for await (const piece of bytes) {
      hash.update(piece)
      yield piece
    }
  }
  return { bytes: passing(), sha256: () => hash.digest('hex') }
}
