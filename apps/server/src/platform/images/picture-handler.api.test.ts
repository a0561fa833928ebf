import type { AccountId } from '@nelly/domain/ids'
import { eq, inArray, ne, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { landingForm, madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { jobs as jobTable, landings, sitePictures, vehiclePictures } from '../db/schema.ts'
import { startJobWorker } from '../jobs/job-worker.ts'
import { enqueue } from '../jobs/jobs.ts'
import { createConverter } from './converter.ts'
import { makeCopies, sitePicture, vehiclePicture } from './make-copies.ts'
import { pictureHandler, pictureJob } from './picture-handler.ts'

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

const startWorker = (parts = nelly.parts) => {
  const worker = startJobWorker({ ...parts, log: nelly.app.log }, [pictureHandler(parts)])
  onTestFinished(() => worker.stop())
  return worker
}
const jobs = () => nelly.parts.db.select().from(jobTable).where(ne(jobTable.state, 'done'))
const noJobs = () => expect.poll(jobs, { timeout: 20_000 }).toEqual([])
const shown = async (id: number) =>
  (await nelly.app.inject({ url: `/vehicles/${landing}/${id}`, headers: ana.headers })).json()

test('pictures added while no worker runs get their lighter copies later', async () => {
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

test('pictures of accounts take turns: many of one do not keep those of another waiting', async () => {
  const picture = await plainPicture(20, 10)
  const rosa = await signedInOwner(nelly)
  const other = (await madeLanding(nelly, rosa, `Rent ${rosa.id}`)).id
  await madeVehicle(nelly, ana, landing, {}, [picture, picture, picture])
  await madeVehicle(nelly, rosa, other, {}, [picture])
  startWorker()
  await noJobs()
  const { accountId, finishedAt } = jobTable
  const ended = await nelly.parts.db
    .select({ accountId })
    .from(jobTable)
    .where(inArray(accountId, [ana.id, rosa.id]))
    .orderBy(finishedAt)
  expect(ended.map(({ accountId }) => accountId)).toEqual([ana.id, rosa.id, ana.id, ana.id])
})

test('an idle worker starts as soon as a vehicle is added', async () => {
  startWorker()
  await madeVehicle(nelly, ana, landing)
  await noJobs()
})

test('a logo of before gets the ground that it is visible on, where its landing has it as well', async () => {
  const { db } = nelly.parts
  const letters = '<path d="M9 9h9v30h40v9H9z" fill="#fff"/>'
  const logo = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${letters}</svg>`)
  const form = await landingForm(ana, { name: `Luna ${ana.id}`, logo })
  const { id } = (await nelly.app.inject({ method: 'POST', url: '/api/landing', ...form })).json()
  const stored = async () => {
    const [found] = await db.select({ logo: landings.logo }).from(landings).where(eq(landings.id, id))
    return found?.logo
  }
  expect((await stored())?.ground).toBe('#111111')
  await db.update(landings).set({ logo: sql`${landings.logo} - 'ground'` })
  await db.update(sitePictures).set({ picture: sql`${sitePictures.picture} - 'ground'` })
  const row = sitePicture(db, id, (await stored())?.path ?? '')
  await makeCopies(nelly.parts, createConverter(), row)
  expect((await row.read())?.ground).toBe('#111111')
  expect((await stored())?.ground).toBe('#111111')
})

test('a picture with copies but without its colours only gets those', async () => {
  const { db, now } = nelly.parts
  startWorker()
  const { id } = await madeVehicle(nelly, ana, landing)
  await noJobs()
  const pictures = () => db.select().from(vehiclePictures).where(eq(vehiclePictures.vehicleId, id))
  const [made] = await pictures()
  expect(made?.picture).toMatchObject({
    tones: expect.stringMatching(/^[0-9a-f]{9}$/),
    lightest: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  await db.update(vehiclePictures).set({ picture: sql`${vehiclePictures.picture} - 'tones' - 'lightest'` })
  const paths: string[] = []
  const files = { ...nelly.parts.files, put: async (path: string) => void paths.push(path) }
  await makeCopies({ ...nelly.parts, files }, createConverter(), vehiclePicture(db, made?.id ?? 0))
  expect(await pictures()).toEqual([made])
  expect(paths).toEqual([])
  await enqueue(db, [pictureJob(Number(ana.id) as AccountId, made?.id ?? 0)], now())
  expect(await jobs()).toEqual([])
})

test('a photograph of a site gets lighter copies, and cached pages are told once it has them', async () => {
  const { payload, headers } = multipart([['photograph', { content: await plainPicture(300, 200) }]])
  const url = `/api/landings/${landing}/site/pictures`
  const added = await nelly.app.inject({
    method: 'POST',
    url,
    headers: { ...ana.headers, ...headers },
    payload,
  })
  const [{ path }] = added.json()
  const changed: number[] = []
  const nothing = () => {}
  const changes = nelly.parts.subscribe({
    onChange: (id) => changed.push(id),
    onConnected: nothing,
    onDisconnected: nothing,
  })
  onTestFinished(() => changes.stop())
  await changes.caughtUp()
  expect(changed).toEqual([])
  startWorker()
  await noJobs()
  await expect.poll(() => changed).toEqual([landing])
  const [stored] = await nelly.parts.db.select().from(sitePictures).where(eq(sitePictures.path, path))
  expect(stored?.picture?.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
    ...[128, 192, 288, 300].map((width) => `image/avif ${width}`),
    ...[128, 192, 288, 300].map((width) => `image/webp ${width}`),
  ])
})

test('a failed conversion is retried later', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const broken = {
    ...nelly.parts,
    files: { ...nelly.parts.files, read: () => Promise.reject(new Error('no disk')) },
  }
  const worker = startWorker(broken)
  await expect
    .poll(jobs, { timeout: 20_000 })
    .toMatchObject([{ attempts: 1, state: 'waiting', lastError: 'Error: no disk' }])
  await worker.stop()
  expect((await shown(id)).images[0].sources).toEqual([])
  nelly.clock.advance(60_000)
  startWorker()
  await noJobs()
})

test('nothing remains of a picture that is deleted during its conversion', async () => {
  const { id, images } = await madeVehicle(nelly, ana, landing)
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
  await makeCopies(parts, createConverter(), vehiclePicture(nelly.parts.db, images[0]?.id ?? 0))
  expect(written).toBe(12)
  expect(await jobs()).toEqual([])
  const widths = [128, 192, 288, 400, 560, 640]
  const copies = widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
  for (const name of ['picture.jpg', ...copies]) {
    expect(await nelly.parts.files.size(`${folder}/${name}`), name).toBeUndefined()
  }
})

test('the copies of a deleted vehicle are removed with it', async () => {
  startWorker()
  const { id } = await madeVehicle(nelly, ana, landing)
  await noJobs()
  const [{ sources }] = (await shown(id)).images
  await nelly.app.inject({ method: 'DELETE', url: `/vehicle/${id}`, headers: ana.headers })
  for (const { path } of sources) expect(await nelly.parts.files.size(path)).toBeUndefined()
})
