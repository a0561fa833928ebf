import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { AccountId } from '@nelly/domain/ids'
import { PHOTOGRAPH_SIDES } from '@nelly/domain/reservations/photographs'
import type { Upload } from '../http/upload.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { convertUpload } from './convert-upload.ts'
import { type PictureParts, storeDrafts } from './stored-files.ts'

/** The kinds of single pictures: the stored format, and the longest side in pixels. */
const PURPOSES = {
  /** An account's own picture, as it was cropped. */
  avatar: { kind: 'photograph', file: 'avatar.jpg', side: 512 },
  /** A landing's share picture. */
  preview: { kind: 'photograph', file: 'preview.jpg', side: 1200 },
  /** A landing's icon in tabs and bookmarks: a square PNG. */
  favicon: { kind: 'icon', file: 'icon.png', side: 192 },
  /** A customer's photograph of a bank transfer. */
  slip: { kind: 'photograph', file: 'slip.jpg', side: 2400 },
  /** A vehicle at a handover or a return, which only members of the account are sent; and the small one that stands for it in a list. */
  photograph: { kind: 'photograph', file: 'photograph.jpg', side: PHOTOGRAPH_SIDES.large },
  thumbnail: { kind: 'photograph', file: 'thumbnail.jpg', side: PHOTOGRAPH_SIDES.small },
} as const

/** Stores an uploaded picture of a kind and returns its path. Throws `Refused` under the upload's field. */
export function storeSingle(
  parts: PictureParts,
  account: AccountId,
  upload: Upload,
  purpose: keyof typeof PURPOSES,
): Promise<string> {
  const { kind, file, side } = PURPOSES[purpose]
  return inTemporaryFolder(async (folder) => {
    const draft = join(folder, file)
    await convertUpload(account, upload, { kind, from: upload.path, to: draft, side })
    const path = `${purpose}s/${randomUUID()}/${file}`
    await storeDrafts(parts, [{ from: draft, path }])
    return path
  })
}
