import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/** A folder in which a file is there whole, after a crash too, or not at all. */
export class DurableFolder extends FSDriver {
  readonly #root: string

  constructor(root: string) {
    super({ location: root, visibility: 'public' })
    this.#root = root
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#root, key)
    const folder = dirname(path)
    const firstMade = await mkdir(folder, { recursive: true })
    const draft = join(folder, `.${randomUUID()}`)
    try {
      await writeDurably(draft, contents)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolders(folder, firstMade === undefined ? folder : dirname(firstMade))
  }
}

async function writeDurably(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is durable once the folder that holds it is; so is a new folder, up to the one that was there before. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
    if (folder === upTo || folder === dirname(folder)) return
  }
}
