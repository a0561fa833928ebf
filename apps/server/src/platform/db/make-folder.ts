import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { reasonOfDisk } from '../assert-writable.ts'
import { CannotStart } from '../cannot-start.ts'

const maker = fileURLToPath(new URL('./make-folder-process.ts', import.meta.url))

/**
 * Creates the embedded database's folder unless it exists. A separate process does it, as this takes 490 MB that are
 * never released; under a temporary name, so that an incomplete folder is never used. Throws `CannotStart` where the
 * system kills that process, as it does when it runs out of memory.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  for (const leftover of globSync(`${folder}.unfinished-*`))
    rmSync(leftover, { recursive: true, force: true })
  const unfinished = `${folder}.unfinished-${randomBytes(6).toString('hex')}`
  await promisify(execFile)(process.execPath, [maker, unfinished]).catch((error: { signal?: string }) => {
    const reason = reasonOfDisk(dirname(folder), error)
    rmSync(unfinished, { recursive: true, force: true })
    if (error.signal !== 'SIGKILL') throw reason
    throw new CannotStart(
      `the system ended the making of the database in ${dirname(folder)}, for want of memory as it seems: the first start needs about 600 MB, later ones half of it`,
    )
  })
  chmodSync(unfinished, 0o700)
  // PGlite does not sync the files of a new database.
  for (const entry of readdirSync(unfinished, { recursive: true, encoding: 'utf8' }))
    sync(join(unfinished, entry))
  renameSync(unfinished, folder)
  sync(dirname(folder))
}

/** Syncs a file or a folder to disk. */
function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
