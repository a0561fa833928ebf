import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'nelly-temporary-'

/** A temporary folder is needed for a request or a conversion: one of this age was left by a crash. */
const FORGOTTEN_MILLISECONDS = 60 * 60_000

/** Creates a private temporary folder; the caller must remove it. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))

/** Removes a temporary folder with all that is in it. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Runs work with a temporary folder, which is removed afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder()
  try {
    return await work(folder)
  } finally {
    await removeFolder(folder)
  }
}

/** Removes the temporary folders of servers that were killed. */
export async function removeForgottenFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  for (const name of names) {
    const folder = join(tmpdir(), name)
    const made = await stat(folder).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > FORGOTTEN_MILLISECONDS) await removeFolder(folder)
  }
}
