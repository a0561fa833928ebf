import type { Parts } from '../parts.ts'
import { tableOf } from './check-backup.ts'
import { fileEntries, nothingCounted, numbering, rowEntries } from './entries.ts'
import { type End, type Entry, FILES, HEADER, summed } from './entry.ts'
import { readBackup } from './read-backup.ts'
import { inSnapshot } from './snapshot.ts'
import { KEPT_TABLES } from './tables.ts'

/** An entry by its name and what it holds. */
interface Digest {
  path: string
  sha256: string
}

/**
 * Compares a backup with an installation, byte by byte: undefined where they hold the same, else what differs first.
 * Throws `BadBackup`.
 */
export function verifyBackup(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  file: string,
): Promise<string | undefined> {
  return inSnapshot(db, async (tx) => {
    const counted = nothingCounted()
    async function* entries(): AsyncGenerator<Entry> {
      yield* rowEntries(tx, counted)
      yield* fileEntries(tx, files, counted)
    }
    const here = digests(entries())
    const there = digestsOfBackup(file)
    let differs: string | undefined
    for (;;) {
      const [mine, saved] = [await here.next(), await there.next()]
      if (saved.done) {
        const numbered = JSON.stringify(saved.value.numbering) === JSON.stringify(await numbering(tx))
        return differs ?? (mine.done ? (numbered ? undefined : 'the numbering') : said(mine.value))
      }
      if (mine.done) differs ??= said(saved.value)
      else if (mine.value.path !== saved.value.path || mine.value.sha256 !== saved.value.sha256)
        // Whichever comes first: the other side has nothing there.
        differs ??= said([mine.value, saved.value].sort(byPlace)[0] ?? saved.value)
    }
  })
}

/** In the order of a backup: the tables as they are kept, then the files by name. */
const byPlace = (one: Digest, other: Digest): number =>
  placeOf(one) - placeOf(other) || (one.path < other.path ? -1 : 1)

const placeOf = ({ path }: Digest): number =>
  path.startsWith(FILES) ? KEPT_TABLES.length : KEPT_TABLES.findIndex(({ name }) => name === tableOf(path))

const said = ({ path }: Digest): string =>
  path.startsWith(FILES) ? `the file ${path.slice(FILES.length)}` : `the table ${tableOf(path)}`

async function* digests(entries: AsyncIterable<Entry>): AsyncGenerator<Digest> {
  for await (const { path, bytes } of entries) {
    const { bytes: passing, sha256 } = summed(bytes)
    for await (const _ of passing) {
    }
    yield { path, sha256: sha256() }
  }
}

async function* digestsOfBackup(file: string): AsyncGenerator<Digest, End> {
  const entries = readBackup(file)
  for (;;) {
    const next = await entries.next()
    if (next.done) return next.value
    for await (const _ of next.value.bytes) {
    }
    if (next.value.path !== HEADER) yield { path: next.value.path, sha256: next.value.sha256() }
  }
}
