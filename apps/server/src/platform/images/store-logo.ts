import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { AccountId } from '@nelly/domain/ids'
import type { StoredPicture } from '../db/stored-picture.ts'
import type { Upload } from '../http/upload.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { convertUpload } from './convert-upload.ts'
import { type PictureParts, storeDrafts } from './stored-files.ts'

/** How wide pages show a logo: on a phone, at standard and higher resolution, and at the highest. */
const WIDTHS = [128, 200, 320]

/**
 * Stores an uploaded logo as a PNG of at most 800 x 400 pixels, a WebP, and an AVIF in each narrower width that pages show
 * it in. What it is visible on is computed with them. Throws `Refused` under the upload's field.
 */
export function storeLogo(parts: PictureParts, account: AccountId, upload: Upload): Promise<StoredPicture> {
  return inTemporaryFolder(async (folder) => {
    const [png, webp] = [join(folder, 'png'), join(folder, 'webp')]
    const path = `logos/${randomUUID()}`
    const copies = WIDTHS.map((width) => ({
      to: join(folder, `${width}.avif`),
      path: `${path}/${width}.avif`,
      format: 'avif' as const,
      width,
    }))
    const conversion = { kind: 'logo', from: upload.path, png, webp, copies } as const
    const { width, height, ground } = await convertUpload(account, upload, conversion)
    const narrower = copies.filter((copy) => copy.width < width)
    await storeDrafts(parts, [
      { from: png, path: `${path}/logo.png` },
      { from: webp, path: `${path}/logo.webp` },
      ...narrower.map(({ to, path }) => ({ from: to, path })),
    ])
    return {
      path: `${path}/logo.png`,
      width,
      height,
      ...(ground && { ground }),
      sources: [
        ...narrower.map(({ path, width }) => ({ type: 'image/avif' as const, width, path })),
        { type: 'image/webp', width, path: `${path}/logo.webp` },
      ],
    }
  })
}
