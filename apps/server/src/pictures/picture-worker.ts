import { removeRequestedFiles } from '../files/remove-files.ts'
import { createConverter } from './converter.ts'
import { type MadeCopies, makeCopies, nameCopies } from './make-copies.ts'
import { nextPictureJob, onPictureJobs, type PictureJob, putOff, takePictureJob } from './picture-jobs.ts'
import type { PictureParts } from './stored-files.ts'

/** How often a worker looks without being called: other servers add work to the same database. */
const LONGEST_REST_MILLISECONDS = 60_000

/**
 * With every name the landing's kept pages are given up and drawn anew: copies that are made one soon after the other get
 * theirs together, no oftener than this.
 */
const NAMING_MILLISECONDS = 10_000

/** A worker at work. */
export interface PictureWorker {
  /** Lets it finish the picture it is at, and ends it. */
  stop(): Promise<void>
}

/**
 * Makes the lighter copies of pictures, one picture at a time, and removes the files that are to go: what is due already, and
 * from then on whatever comes. Of a row of pictures the first is named at once. `report` hears of what failed and is tried
 * again later.
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
  const made: MadeCopies[] = []
  let namedAt: Date | undefined

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
      await nameMade()
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
    await attempt(job, async () => void made.push(await makeCopies(parts, converter, job)))
    if (now().getTime() - (namedAt?.getTime() ?? 0) >= NAMING_MILLISECONDS) await nameMade()
    return true
  }

  const nameMade = async () => {
    if (made.length === 0) return
    for (const copies of made.splice(0)) await attempt(copies.job, () => nameCopies(parts, copies))
    namedAt = now()
  }

  const attempt = async (job: PictureJob, step: () => Promise<void>) => {
    try {
      await step()
    } catch (error) {
      report(error)
      await putOff(db, job, error, now())
    }
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
