import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { StoredPicture } from '../db/stored-picture.ts'
import { inTemporaryFolder } from '../files/temporary-folder.ts'
import type { Upload } from '../http/upload.ts'
import { convertUpload } from './convert-upload.ts'
import { type PictureParts, storeDrafts } from './stored-files.ts'

/** How wide pages show a logo: on a phone, plain and sharper, and on the sharpest screens. */
const WIDTHS = [128, 200, 320]

/**
 * Stores an uploaded logo as a PNG of at most 800 x 400 pixels, a WebP, and an AVIF in each narrower width that pages show
 * it in. Throws `Refused` under the upload's field.
 * Its files vanish after an hour unless they are claimed: `claimFiles(tx, filesOf(logo))` beside the row that names it.
 */
export function storeLogo(parts: PictureParts, upload: Upload): Promise<StoredPicture> {
  return inTemporaryFolder(async (folder) => {
    const [png, webp] = [join(folder, 'png'), join(folder, 'webp')]
    const { width, height } = await convertUpload(upload, { kind: 'logo', from: upload.path, png, webp })
    const path = `logos/${randomUUID()}`
    const narrower = WIDTHS.filter((narrow) => narrow < width).map((narrow) => ({
      to: join(folder, `${narrow}.avif`),
      path: `${path}/${narrow}.avif`,
      format: 'avif' as const,
      width: narrow,
    }))
    if (narrower.length > 0) await convertUpload(upload, { kind: 'lighter', from: png, copies: narrower })
    await storeDrafts(parts, [
      { from: png, path: `${path}/logo.png` },
      { from: webp, path: `${path}/logo.webp` },
      ...narrower.map(({ to, path }) => ({ from: to, path })),
    ])
    return {
      path: `${path}/logo.png`,
      width,
      height,
      sources: [
        ...narrower.map(({ path, width }) => ({ type: 'image/avif' as const, width, path })),
        { type: 'image/webp', width, path: `${path}/logo.webp` },
      ],
    }
  })
}
