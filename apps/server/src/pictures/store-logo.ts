import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { StoredPicture } from '../db/stored-picture.ts'
import { inTemporaryFolder } from '../files/temporary-folder.ts'
import type { Upload } from '../http/upload.ts'
import { convertUpload } from './convert-upload.ts'
import { type PictureParts, storeDrafts } from './stored-files.ts'

/**
 * Stores an uploaded logo as a PNG of at most 800 x 400 pixels and a WebP. Throws `Refused` under the upload's field.
 * Its files vanish after an hour unless they are claimed: `claimFiles(tx, filesOf(logo))` beside the row that names it.
 */
export function storeLogo(parts: PictureParts, upload: Upload): Promise<StoredPicture> {
  return inTemporaryFolder(async (folder) => {
    const [png, webp] = [join(folder, 'png'), join(folder, 'webp')]
    const { width, height } = await convertUpload(upload, { kind: 'logo', from: upload.path, png, webp })
    const path = `logos/${randomUUID()}`
    const logo: StoredPicture = {
      path: `${path}/logo.png`,
      width,
      height,
      sources: [{ type: 'image/webp', width, path: `${path}/logo.webp` }],
    }
    await storeDrafts(parts, [
      { from: png, path: `${path}/logo.png` },
      { from: webp, path: `${path}/logo.webp` },
    ])
    return logo
  })
}
