import { SITE_PICTURE_KINDS, type SitePictureKind } from '@nelly/contract/site/calls'
import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { StoredPicture } from '../../platform/db/stored-picture.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { uploadIn } from '../../platform/http/uploads.ts'
import { sitePictureJob } from '../../platform/images/picture-handler.ts'
import { storeLogo } from '../../platform/images/store-logo.ts'
import { storePhotographs } from '../../platform/images/store-photographs.ts'
import { storeSingle } from '../../platform/images/store-single.ts'
import { filesOf, type PictureParts } from '../../platform/images/stored-files.ts'
import { enqueue, wakeJobWorker } from '../../platform/jobs/jobs.ts'
import { hasLanding } from '../inventory/published.ts'
import { addSitePicture } from './site-rows.ts'

/** A stored picture's path and size in pixels; icons and share pictures have none that is told. */
interface Stored {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** Stores pictures that the site's documents may name. Throws `Refused` under the field of one that can't be. */
export async function storeSitePictures(
  parts: PictureParts,
  { account, landing }: Principal & { readonly landing: LandingId },
  uploads: readonly Upload[],
): Promise<Result<Stored[], 'landing-not-found' | 'images-missing'>> {
  if (!(await hasLanding(parts.db, account, landing))) return refuse('landing-not-found')
  const stored: Stored[] = []
  for (const kind of SITE_PICTURE_KINDS) {
    const upload = uploadIn(uploads, kind)
    if (upload) stored.push(await storeOne(parts, { account, landing }, kind, upload))
  }
  return stored.length > 0 ? ok(stored) : refuse('images-missing')
}

async function storeOne(
  parts: PictureParts,
  { account, landing }: { account: Principal['account']; landing: LandingId },
  kind: SitePictureKind,
  upload: Upload,
): Promise<Stored> {
  const picture = await pictureOf(parts, account, kind, upload)
  const { path, width, height } = picture
  const isShown = kind === 'photograph' || kind === 'logo'
  try {
    const now = parts.now()
    await inTransaction(parts.db, async (tx) => {
      await addSitePicture(tx, landing, { path, picture: isShown ? picture : null, now })
      if (kind === 'photograph') await enqueue(tx, [sitePictureJob(account, { landing, path })], now)
    })
    wakeJobWorker()
  } catch (error) {
    await removeFiles(parts, filesOf(picture))
    throw error
  }
  return { path, width, height }
}

async function pictureOf(
  parts: PictureParts,
  account: Principal['account'],
  kind: SitePictureKind,
  upload: Upload,
): Promise<StoredPicture> {
  if (kind === 'logo') return storeLogo(parts, account, upload)
  if (kind === 'photograph') {
    const [picture] = await storePhotographs(parts, account, [upload])
    if (!picture) throw new Error('a photograph was not stored')
    return picture
  }
  const purpose = kind === 'icon' ? 'favicon' : 'preview'
  return { path: await storeSingle(parts, account, upload, purpose), width: 0, height: 0, sources: [] }
}
