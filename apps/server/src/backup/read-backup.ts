import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BadBackup } from './bad-backup.ts'
import { END, type End, type Entry, endSchema, SUMS, sumLine, summed, wholeOf } from './entry.ts'

/** An entry with the SHA-256 of its bytes, once they have been gone through. */
export interface ReadEntry extends Entry {
  sha256(): string
}

/** No picture is larger, and no page of a table. */
const LARGEST_BYTES = 256 * 1024 * 1024

/**
 * A backup's entries in their order, with what it ends with as the last word. Throws `BadBackup` where the file is another
 * one, was cut or was changed; that an entry is sound is known only once the following ones have been read.
 */
export async function* readBackup(file: string): AsyncGenerator<ReadEntry, End> {
  const archive = extract()
  const flowing = pipeline(createReadStream(file), createZstdDecompress(), archive)
  // It is told below, at the place where the archive ends.
  flowing.catch(() => {})
  const all = createHash('sha256')
  let unsettled: string[] = []
  let end: End | undefined
  try {
    for await (const { header, ...rest } of entriesOf(archive)) {
      const path = header.name
      if (end || (header.size ?? 0) > LARGEST_BYTES) throw damaged()
      if (path.startsWith(SUMS)) {
        const text = (await wholeOf(rest)).toString()
        if (text !== unsettled.join('')) throw damaged()
        all.update(text)
        unsettled = []
      } else if (path === END) {
        end = endSchema.parse(JSON.parse((await wholeOf(rest)).toString()))
        if (unsettled.length > 0 || end.sums !== all.digest('hex')) throw damaged()
      } else {
        const { bytes, sha256 } = summed(rest.bytes)
        yield { path, size: header.size ?? 0, bytes, sha256 }
        // Of what nobody wanted to see, the sum is taken all the same.
        for await (const _ of bytes) {
        }
        unsettled.push(sumLine(path, sha256()))
      }
    }
    await flowing
  } catch (error) {
    if (error instanceof BadBackup) throw error
    if (['ENOENT', 'EACCES', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new BadBackup(`cannot be read (${(error as NodeJS.ErrnoException).code})`)
    throw damaged(error)
  } finally {
    archive.destroy()
  }
  if (!end) throw damaged()
  return end
}

const damaged = (cause?: unknown) => new BadBackup('is damaged, was cut short, or is no backup', { cause })

async function* entriesOf(archive: ReturnType<typeof extract>) {
  for await (const entry of archive) yield { header: entry.header, bytes: entry as AsyncIterable<Uint8Array> }
}
