import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredPicture } from '../db/stored-picture.ts'
import type { FileStore } from '../files/file-store.ts'
import { Refused } from '../http/refused.ts'
import type { Upload } from '../http/uploads.ts'
import { convertLogo } from './convert.ts'

/**
 * Stores an uploaded logo as PNG and WebP. Throws `Refused` under the upload's field where it is no picture.
 * The files are the caller's to remove where no row comes to name them.
 */
export async function storeLogo(files: FileStore, upload: Upload): Promise<StoredPicture> {
  const folder = await mkdtemp(join(tmpdir(), 'nelly-logo-'))
  try {
    const drafts = { png: join(folder, 'png'), webp: join(folder, 'webp') }
    const converted = await convertLogo(upload.path, drafts)
    if (!converted.ok) throw new Refused(converted.refusal, upload.field)
    const { width, height } = converted.value
    const path = `logos/${randomUUID()}`
    await files.put(`${path}/logo.png`, await readFile(drafts.png))
    await files.put(`${path}/logo.webp`, await readFile(drafts.webp))
    const sources = [{ type: 'image/webp' as const, width, path: `${path}/logo.webp` }]
    return { path: `${path}/logo.png`, width, height, sources }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
