import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'nelly-temporary-'

/** Nobody needs one for longer than a request or a picture takes: one as old as this was left by a crash. */
const FORGOTTEN_MILLISECONDS = 60 * 60_000

/** Makes a temporary folder that nobody else may look into; whoever makes it removes it. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))

/** Removes a temporary folder with all that is in it. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Does something with a temporary folder, which is gone afterwards. */
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
