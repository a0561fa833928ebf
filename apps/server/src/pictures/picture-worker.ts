import { removeRequestedFiles } from '../files/remove-files.ts'
import { createConverter } from './converter.ts'
import { makeCopies } from './make-copies.ts'
import { nextPictureJob, onPictureJobs, putOff, takePictureJob } from './picture-jobs.ts'
import type { PictureParts } from './stored-files.ts'

/** How often a worker looks without being called: other servers add work to the same database. */
const LONGEST_REST_MILLISECONDS = 60_000

/** A worker at work. */
export interface PictureWorker {
  /** Lets it finish the picture it is at, and ends it. */
  stop(): Promise<void>
}

/**
 * Makes the lighter copies of pictures, one picture at a time, and removes the files that are to go: what is due already, and
 * from then on whatever comes. `report` hears of what failed and is tried again later.
 */
export function startPictureWorker(
  parts: PictureParts,
  report: (error: unknown) => void = () => {},
): PictureWorker {
  const { db, now } = parts
  const converter = createConverter()
  let stopped = false
  let called = false
  let rest: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined

  const wake = () => {
    called = true
    if (stopped || round) return
    clearTimeout(rest)
    round = work().finally(() => {
      round = undefined
      if (called) wake()
    })
  }

  const work = async () => {
    called = false
    let pause = LONGEST_REST_MILLISECONDS
    try {
      await removeRequestedFiles(parts)
      while (!stopped && (await doOne())) {}
      const next = await nextPictureJob(db)
      if (next) pause = Math.min(Math.max(next.getTime() - now().getTime(), 1000), pause)
    } catch (error) {
      report(error)
    }
    if (!stopped) rest = setTimeout(wake, pause).unref()
  }

  const doOne = async (): Promise<boolean> => {
    const job = await takePictureJob(db, now())
    if (!job) return false
    try {
      await makeCopies(parts, converter, job)
    } catch (error) {
      report(error)
      await putOff(db, job, error, now())
    }
    return true
  }

  const ignore = onPictureJobs(wake)
  wake()
  return {
    async stop() {
      stopped = true
      ignore()
      clearTimeout(rest)
      await round
    },
  }
}
