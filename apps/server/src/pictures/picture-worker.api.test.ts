import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { pictureJobs, vehiclePictures } from '../db/schema.ts'
import { madeLanding, type SignedIn, signedInOwner } from '../testing/landing.ts'
import { plainPicture } from '../testing/pictures.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { madeVehicle } from '../testing/vehicle.ts'
import { createConverter } from './converter.ts'
import { makeCopies, nameCopies } from './make-copies.ts'
import { takePictureJob } from './picture-jobs.ts'
import { startPictureWorker } from './picture-worker.ts'

const earlierPictures = new URL('../db/migrations/0011_tones_of_earlier_pictures.sql', import.meta.url)

let nelly: TestApp
let ana: SignedIn
let landing: number
beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  ana = await signedInOwner(nelly)
  landing = (await madeLanding(nelly, ana, `Rent ${ana.id}`)).id
})

const startWorker = (parts = nelly.parts, report?: (error: unknown) => void) => {
  const worker = startPictureWorker(parts, report)
  onTestFinished(() => worker.stop())
  return worker
}
const jobs = () => nelly.parts.db.select().from(pictureJobs)
const noJobs = () => expect.poll(jobs, { timeout: 20_000 }).toEqual([])
const shown = async (id: number) =>
  (await nelly.app.inject({ url: `/vehicles/${landing}/${id}`, headers: ana.headers })).json()

test('pictures added while nobody worked get their lighter copies once somebody does', async () => {
  const { id } = await madeVehicle(nelly, ana, landing, {}, [
    await plainPicture(800, 600),
    await plainPicture(20, 10),
  ])
  expect(await jobs()).toHaveLength(2)
  startWorker()
  await noJobs()
  const { images } = await shown(id)
  const widths = (image: { sources: { type: string; width: number }[] }) =>
    image.sources.map(({ type, width }) => `${type} ${width}`)
  expect(images.map(widths)).toEqual([
    [
      ...[128, 192, 288, 400, 560, 800].map((width) => `image/avif ${width}`),
      ...[128, 192, 288, 400, 560, 800].map((width) => `image/webp ${width}`),
    ],
    ['image/avif 20', 'image/webp 20'],
  ])
  for (const { type, path } of images[0].sources) {
    const answer = await nelly.app.inject({ url: `/storage/${path}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
  }
})

test('a worker that waits begins as soon as a vehicle is added', async () => {
  startWorker()
  await madeVehicle(nelly, ana, landing)
  await noJobs()
})

test('of pictures in a row the first is shown with its copies at once, the others together', async () => {
  const tiny = await plainPicture(20, 10)
  const { id } = await madeVehicle(nelly, ana, landing, {}, [tiny, tiny, tiny])
  const named = async (): Promise<boolean[]> =>
    (await shown(id)).images.map(({ sources }: { sources: unknown[] }) => sources.length > 0)
  const seen: boolean[][] = []
  const files = {
    ...nelly.parts.files,
    async put(path: string, content: Buffer) {
      if (path.endsWith('.avif')) seen.push(await named())
      await nelly.parts.files.put(path, content)
    },
  }
  startWorker({ ...nelly.parts, files })
  await noJobs()
  expect(seen).toEqual([
    [false, false, false],
    [true, false, false],
    [true, false, false],
  ])
  expect(await named()).toEqual([true, true, true])
})

test('what a worker that is stopped has made is named', async () => {
  const tiny = await plainPicture(20, 10)
  const { id } = await madeVehicle(nelly, ana, landing, {}, [tiny, tiny, tiny])
  const { promise: isAtSecond, resolve: begunSecond } = Promise.withResolvers<void>()
  let written = 0
  const files = {
    ...nelly.parts.files,
    async put(path: string, content: Buffer) {
      await nelly.parts.files.put(path, content)
      if (++written === 3) begunSecond()
    },
  }
  const worker = startWorker({ ...nelly.parts, files })
  await isAtSecond
  await worker.stop()
  const { images } = await shown(id)
  expect(images.map(({ sources }: { sources: unknown[] }) => sources.length)).toEqual([2, 2, 0])
  startWorker()
  await noJobs()
})

test('pictures that have copies and no tones get those alone, after all that is due', async () => {
  const { db } = nelly.parts
  startWorker()
  const { id } = await madeVehicle(nelly, ana, landing)
  await noJobs()
  const pictures = () => db.select().from(vehiclePictures).where(eq(vehiclePictures.vehicleId, id))
  const [made] = await pictures()
  await db.update(vehiclePictures).set({ picture: sql`${vehiclePictures.picture} - 'tones'` })
  await db.execute(sql.raw(readFileSync(earlierPictures, 'utf8')))
  const [job, ...others] = await jobs()
  const pause = job && job.notBefore.getTime() - Date.now()
  expect(pause).toBeGreaterThan(0)
  const paths: string[] = []
  const files = { ...nelly.parts.files, put: async (path: string) => void paths.push(path) }
  startWorker({ ...nelly.parts, files, now: () => new Date(Date.now() + 3_600_000) })
  await noJobs()
  expect(await pictures()).toEqual([made])
  expect(paths).toEqual([])
  expect(others.every(({ notBefore }) => job && notBefore > job.notBefore)).toBe(true)
})

test('a job whose worker died is done by the next one', async () => {
  await madeVehicle(nelly, ana, landing)
  expect(await takePictureJob(nelly.parts.db, nelly.clock.now())).toBeDefined()
  expect(await takePictureJob(nelly.parts.db, nelly.clock.now())).toBeUndefined()
  nelly.clock.advance(5 * 60_000)
  startWorker()
  await noJobs()
})

test('what fails is put off, told, and done later', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const errors: unknown[] = []
  const broken = {
    ...nelly.parts,
    files: { ...nelly.parts.files, read: () => Promise.reject(new Error('no disk')) },
  }
  const worker = startWorker(broken, (error) => errors.push(String(error)))
  await expect.poll(() => errors).toEqual(['Error: no disk'])
  await worker.stop()
  expect(await jobs()).toMatchObject([{ attempts: 1, lastError: 'Error: no disk' }])
  expect((await shown(id)).images[0].sources).toEqual([])
  nelly.clock.advance(60_000)
  startWorker()
  await noJobs()
})

test('of a picture that is deleted while its copies are made nothing stays', async () => {
  const { id, images } = await madeVehicle(nelly, ana, landing)
  const job = await takePictureJob(nelly.parts.db, nelly.clock.now())
  if (!job) throw new Error('there is a job')
  const folder = images[0]?.path_images.replace('/picture.jpg', '')
  let written = 0
  const parts = {
    ...nelly.parts,
    files: {
      ...nelly.parts.files,
      async put(path: string, content: Buffer) {
        if (written++ === 0) {
          await nelly.app.inject({ method: 'DELETE', url: `/vehicle/${id}`, headers: ana.headers })
        }
        await nelly.parts.files.put(path, content)
      },
    },
  }
  await nameCopies(parts, await makeCopies(parts, createConverter(), job))
  expect(written).toBe(12)
  const widths = [128, 192, 288, 400, 560, 640]
  const copies = widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
  for (const name of ['picture.jpg', ...copies]) {
    expect(await nelly.parts.files.size(`${folder}/${name}`), name).toBeUndefined()
  }
})

test('the copies of a deleted vehicle go with it', async () => {
  startWorker()
  const { id } = await madeVehicle(nelly, ana, landing)
  await noJobs()
  const [{ sources }] = (await shown(id)).images
  await nelly.app.inject({ method: 'DELETE', url: `/vehicle/${id}`, headers: ana.headers })
  for (const { path } of sources) expect(await nelly.parts.files.size(path)).toBeUndefined()
})
