import type { VehicleAnswer } from '@nelly/contract/specified/vehicles'
import { asc, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { watchQueries } from '../../../tests/support/watched-queries.ts'
import { createApp } from '../../app.ts'
import { jobs as jobTable } from '../../platform/db/schema.ts'
import { pictureHandler } from '../../platform/images/picture-handler.ts'
import { conversionAfter } from '../../platform/images/unfinished-conversions.ts'
import { startJobWorker } from '../../platform/jobs/job-worker.ts'

const MINUTES = 60_000

let nelly: TestApp
let tiny: Buffer
beforeAll(async () => {
  nelly = await startTestApp()
  tiny = await plainPicture(20, 10)
})

/** An owner with a published landing and a vehicle of two pictures. */
async function ownerWithPictures(name: string) {
  const owner = await signedInOwner(nelly)
  const landing = await madeLanding(nelly, owner, name)
  const vehicle = await madeVehicle(nelly, owner, landing.id, {}, [tiny, tiny])
  return { owner, landing, vehicle }
}

const read = async <T>({ headers }: Pick<SignedIn, 'headers'>, url: string): Promise<T> =>
  (await nelly.app.inject({ url, headers })).json()
const conversions = ({ images }: Pick<VehicleAnswer, 'images'>) => images.map(({ conversion }) => conversion)
const jobs = () =>
  nelly.parts.db.select().from(jobTable).where(ne(jobTable.state, 'done')).orderBy(asc(jobTable.pictureId))

/** Runs a worker of these parts until a condition is met. */
async function working(until: () => Promise<unknown>, parts = nelly.parts): Promise<void> {
  const worker = startJobWorker({ ...parts, log: nelly.app.log }, [pictureHandler(parts)])
  await until().finally(() => worker.stop())
}

// Rule of "Entities and their fields": contract/specified/vehicles.ts, server/platform/images/unfinished-conversions.ts, server/features/vehicles/vehicle-answers.ts
test('only the owner reads which conversions are waiting, which failed and which are done', async () => {
  const { owner: ana, landing, vehicle } = await ownerWithPictures('Autos de Ana')
  const { owner: bea, landing: beas } = await ownerWithPictures('Autos de Bea')
  const url = `/api/vehicles/${landing.id}`
  const listed = async (who = ana, where = url) => (await read<VehicleAnswer[]>(who, where)).map(conversions)
  expect(conversions(vehicle)).toEqual(['waiting', 'waiting'])
  expect(await listed()).toEqual([['waiting', 'waiting']])

  const first = vehicle.images[0]?.path_images
  const broken = {
    ...nelly.parts,
    files: {
      ...nelly.parts.files,
      read: (path: string) =>
        path === first ? Promise.reject(new Error('no disk')) : nelly.parts.files.read(path),
    },
  }
  for (const [tries, state] of [
    [1, 'waiting'],
    [2, 'waiting'],
    [3, 'failed'],
  ] as const) {
    await working(
      () =>
        expect
          .poll(jobs, { timeout: 20_000 })
          .toMatchObject([{ attempts: tries, state: 'waiting', lastError: 'Error: no disk' }]),
      broken,
    )
    expect(await listed()).toEqual([[state, 'done']])
    nelly.clock.advance(2 ** tries * MINUTES)
  }
  expect(conversions(await read<VehicleAnswer>(ana, `${url}/${vehicle.id}`))).toEqual(['failed', 'done'])
  expect(await listed(bea, `/api/vehicles/${beas.id}`)).toEqual([['done', 'done']])

  for (const foreign of [url, `${url}/${vehicle.id}`]) {
    expect((await nelly.app.inject({ url: foreign, headers: bea.headers })).statusCode).toBe(404)
  }
  const open = `/api/publicLanding/${landing.name}`
  for (const answer of [
    await read({ headers: ana.headers }, open),
    await read(ana, `${open}/vehicle/${vehicle.id}`),
  ]) {
    expect(JSON.stringify(answer)).toContain(first)
    expect(JSON.stringify(answer)).not.toContain('"conversion"')
  }

  await working(() => expect.poll(jobs, { timeout: 20_000 }).toEqual([]))
  expect(await listed()).toEqual([['done', 'done']])
})

test('one more query for a landing while a picture is waiting, and none after that', async () => {
  const { owner, landing } = await ownerWithPictures('Autos contados')
  await madeVehicle(nelly, owner, landing.id, {}, [tiny])
  const { queries, db } = watchQueries(nelly.parts.db)
  const app = await createApp({ ...nelly.parts, db })
  const countQueries = async () => {
    queries.length = 0
    await app.inject({ url: `/api/vehicles/${landing.id}`, headers: owner.headers })
    return queries.length
  }
  const whileWaiting = await countQueries()
  await working(() => expect.poll(jobs, { timeout: 20_000 }).toEqual([]))
  expect(await countQueries()).toBe(whileWaiting - 1)
})

for (const { attempts, state } of [
  { attempts: 0, state: 'waiting' },
  { attempts: 1, state: 'waiting' },
  { attempts: 2, state: 'waiting' },
  { attempts: 3, state: 'failed' },
  { attempts: 12, state: 'failed' },
]) {
  test(`a conversion that was started ${attempts} times is reported as ${state}`, () =>
    expect(conversionAfter(attempts)).toBe(state))
}
