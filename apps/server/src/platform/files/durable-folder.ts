import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are written before they get their names. The sweep removes what a crash left there. */
export const DRAFTS = 'drafts'

/** A folder with atomic, durable files: after a crash a file is complete or missing. */
export class DurableFolder extends FSDriver {
  readonly #root: string

  constructor(root: string) {
    super({ location: root, visibility: 'public' })
    this.#root = resolve(root)
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(join(this.#root, key), contents)
  }

  /** Its folder has a random name and no other files: it is removed with the last one. */
  override async delete(key: string): Promise<void> {
    await super.delete(key)
    if (key.split('/').length > 2) await rmdir(join(this.#root, dirname(key))).catch(() => {})
  }

  /** The paths of all files below a folder; one that is removed meanwhile counts as empty. */
  async *list(folder: string): AsyncGenerator<string> {
    const found = await opendir(join(this.#root, folder)).catch((error) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for await (const entry of found) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) yield* this.list(path)
      else if (entry.isFile()) yield path
    }
  }

  async #write(path: string, contents: string | Uint8Array): Promise<void> {
    const folder = dirname(path)
    const firstMade = await mkdir(folder, { recursive: true })
    const drafts = join(this.#root, DRAFTS)
    await mkdir(drafts, { recursive: true })
    const draft = join(drafts, randomUUID())
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

/** A new name is durable after its folder is synced; so is a new folder, up to an existing one. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
    if (folder === upTo || folder === dirname(folder)) return
  }
}
