import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { AccountId } from '@nelly/domain/ids'
import type { StoredPicture } from '../db/stored-picture.ts'
import { removeFiles } from '../files/remove-files.ts'
import type { Upload } from '../http/upload.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { convertUpload } from './convert-upload.ts'
import { filesOf, type PictureParts, storeDrafts } from './stored-files.ts'

/** The longest side of a vehicle's photograph, in pixels. */
const LONGEST_SIDE = 2400

/** Stores uploaded photographs, each as a JPEG; all or, where one is refused, none. Throws `Refused` under its field. */
export async function storePhotographs(
  parts: PictureParts,
  account: AccountId,
  uploads: readonly Upload[],
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = []
  try {
    for (const upload of uploads) stored.push(await storePhotograph(parts, account, upload))
    return stored
  } catch (error) {
    await removeFiles(parts, stored.flatMap(filesOf))
    throw error
  }
}

const storePhotograph = (parts: PictureParts, account: AccountId, upload: Upload): Promise<StoredPicture> =>
  inTemporaryFolder(async (folder) => {
    const draft = join(folder, 'jpg')
    const size = await convertUpload(account, upload, {
      kind: 'photograph',
      from: upload.path,
      to: draft,
      side: LONGEST_SIDE,
    })
    const path = `vehicles/${randomUUID()}/picture.jpg`
    await storeDrafts(parts, [{ from: draft, path }])
    return { path, ...size, sources: [] }
  })
