import type { JobHandler } from '../jobs/job-handler.ts'
import type { NewJob } from '../jobs/jobs.ts'
import { createConverter } from './converter.ts'
import { makeCopies } from './make-copies.ts'
import type { PictureParts } from './stored-files.ts'

const PICTURE_JOB = 'picture'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The job that makes a picture's lighter copies. */
export const pictureJob = (pictureId: number): NewJob => ({
  kind: PICTURE_JOB,
  key: String(pictureId),
  pictureId,
})

/** Makes the lighter copies of pictures, one picture at a time. A failing one is retried forever. */
export function pictureHandler(parts: PictureParts): JobHandler {
  const converter = createConverter()
  return {
    kind: PICTURE_JOB,
    concurrency: 1,
    timeoutMs: 4 * MINUTE,
    backoffMs: (attempts) => Math.min(2 ** (attempts - 1) * MINUTE, DAY),
    async run({ pictureId }) {
      if (pictureId !== null) await makeCopies(parts, converter, pictureId)
    },
  }
}
