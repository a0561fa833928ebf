import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { JobHandler } from '../jobs/job-handler.ts'
import type { NewJob } from '../jobs/jobs.ts'
import { createConverter } from './converter.ts'
import { makeCopies, sitePicture, vehiclePicture } from './make-copies.ts'
import type { PictureParts } from './stored-files.ts'

export const PICTURE_JOB = 'picture'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The job of an account that makes the lighter copies of a vehicle's picture. */
export const pictureJob = (accountId: AccountId, pictureId: number): NewJob => ({
  kind: PICTURE_JOB,
  key: String(pictureId),
  pictureId,
  accountId,
})

/** Which picture of a site, a photograph or a logo, a job is for. */
interface OfSite {
  readonly landing: LandingId
  readonly path: string
}

/** The job of an account that makes the lighter copies of a site's picture, which its other landings may have too. */
export const sitePictureJob = (accountId: AccountId, picture: OfSite): NewJob => ({
  kind: PICTURE_JOB,
  key: `${picture.landing} ${picture.path}`,
  payload: picture,
  accountId,
})

/** Makes the lighter copies of pictures, one picture at a time; accounts take turns. A failing one is retried forever. */
export function pictureHandler(parts: PictureParts): JobHandler<OfSite | null> {
  const converter = createConverter()
  return {
    kind: PICTURE_JOB,
    concurrency: 1,
    inTurns: true,
    timeoutMs: 4 * MINUTE,
    backoffMs: (attempts) => Math.min(2 ** (attempts - 1) * MINUTE, DAY),
    async run({ pictureId, payload }) {
      if (pictureId !== null) await makeCopies(parts, converter, vehiclePicture(parts.db, pictureId))
      if (payload !== null)
        await makeCopies(parts, converter, sitePicture(parts.db, payload.landing, payload.path))
    },
  }
}
