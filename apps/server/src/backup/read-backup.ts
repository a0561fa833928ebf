import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  BadBackup,
  END,
  type End,
  type Entry,
  endSchema,
  SUMS,
  sumLine,
  summed,
  sumsPath,
  wholeOf,
} from './entry.ts'

/** An entry with the SHA-256 of its bytes, once they have been gone through. */
export interface ReadEntry extends Entry {
  sha256(): string
}

/** No picture is larger, and no page of a table. */
const LARGEST_BYTES = 256 * 1024 * 1024

/** No backup unpacks to more times its own size, and this many bytes besides. */
const MOST_TIMES = 1000

/**
 * A backup's entries in their order, with what it ends with as the last word. Throws `BadBackup` where the file is another
 * one, was cut or was changed; that an entry is sound is known only once the following ones have been read.
 */
export async function* readBackup(file: string): AsyncGenerator<ReadEntry, End> {
  const archive = extract()
  const flowing = pipeline(createReadStream(file), createZstdDecompress(), unlessTooMuch(file), archive)
  // It is told below, at the place where the archive ends.
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
        yield { path, size: header.size ?? 0, bytes, sha256 }
        // Of what nobody wanted to see, the sum is taken all the same.
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

/** The bytes of an entry are gone through elsewhere, and break off there. */
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

/** Passes on what was unpacked of a file as long as that is no more than a backup of its size can hold. */
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
