import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { type Entry, sumLine, summed, sumsPath, textEntry } from './entry.ts'

/** Entries whose checksums are written together: few enough to hold in memory. */
const SUMMED_TOGETHER = 1000

/**
 * Writes entries to a file: a tar archive, compressed by zstd, in which the checksums of entries follow them. When this
 * resolves the file is complete and on disk; otherwise there is none. `last` gets the SHA-256 of all checksums.
 */
export async function writeBackup(
  file: string,
  entries: AsyncIterable<Entry>,
  last: (sums: string) => Promise<Entry>,
): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.unfinished`)
  const archive = pack()
  try {
    const written = pipeline(
      archive,
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
      // It contains visitors' data and the hashes of passwords.
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    const filled = fill(archive, entries, last).catch((error) => {
      archive.destroy(error)
      throw error
    })
    await Promise.all([filled, written])
    await rename(draft, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function fill(
  archive: Pack,
  entries: AsyncIterable<Entry>,
  last: (sums: string) => Promise<Entry>,
): Promise<void> {
  const all = createHash('sha256')
  const lines: string[] = []
  let pages = 0
  const writeSums = async () => {
    if (lines.length === 0) return
    pages += 1
    const text = lines.splice(0).join('')
    all.update(text)
    await add(archive, textEntry(sumsPath(pages), text))
  }
  for await (const entry of entries) {
    const { bytes, sha256 } = summed(entry.bytes)
    await add(archive, { ...entry, bytes })
    lines.push(sumLine(entry.path, sha256()))
    if (lines.length === SUMMED_TOGETHER) await writeSums()
  }
  await writeSums()
  await add(archive, await last(all.digest('hex')))
  archive.finalize()
}

function add(archive: Pack, { path, size, bytes }: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name: path, size }, (error) => (error ? reject(error) : resolve()))
    pipeline(Readable.from(bytes), entry).catch(reject)
  })
}

/** A new name is durable after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
