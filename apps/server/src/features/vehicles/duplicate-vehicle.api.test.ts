import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { bySystem } from '@nelly/domain/reservations/actor'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accountOf } from '../../../tests/support/account-of.ts'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { storedFiles } from '../../../tests/support/stored.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { jobs, landings } from '../../platform/db/schema.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { createConverter } from '../../platform/images/converter.ts'
import { makeCopies, vehiclePicture } from '../../platform/images/make-copies.ts'
import { duplicateVehicle, nameOfCopy } from './duplicate-vehicle.ts'

let nelly: TestApp
let ana: SignedIn
let landing: number

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  rmSync(join(nelly.folder, 'vehicles'), { recursive: true, force: true })
  await nelly.parts.db.delete(jobs)
  ana = await signedInOwner(nelly)
  landing = (await madeLanding(nelly, ana, `Rent ${ana.id}`)).id
})

const duplicate = (vehicle: number, { headers } = ana) =>
  nelly.app.inject({ method: 'POST', url: `/api/vehicles/${landing}/${vehicle}/duplicate`, headers })
const read = async (vehicle: number) =>
  (await nelly.app.inject({ url: `/vehicles/${landing}/${vehicle}`, headers: ana.headers })).json()
const pictures = () => storedFiles(nelly.folder).filter((file) => file.includes('vehicles'))
const pathsOf = (vehicle: { images: { path_images: string }[] }) =>
  vehicle.images.map(({ path_images }) => path_images)

test('a copy has all fields of the vehicle, but not its reservations, a name that says so, and is not on sale', async () => {
  const feature = await nelly.app.inject({
    method: 'POST',
    url: '/special-features',
    headers: ana.headers,
    payload: { name: 'Heated seats', description: 'Warm' },
  })
  const fields = { 'features[0]': 'sunroof', gps: 1, units: 3, commissions: 12.5, brand: 'Kia' }
  const images = [await plainPicture(30, 20), await plainPicture(40, 20)]
  const { id } = await madeVehicle(nelly, ana, landing, fields, images)
  await nelly.app.inject({
    method: 'POST',
    url: `/vehicles/${id}/special-features`,
    headers: ana.headers,
    payload: { special_feature_id: feature.json().id ?? feature.json().feature?.id },
  })
  await send(nelly.app, booking(landing as never, id as never))
  const original = await read(id)
  expect([original.coming_reservations, original.special_features.length]).toEqual([1, 1])
  const answer = await duplicate(id)
  expect(answer.statusCode).toBe(201)
  const copy = answer.json()
  expect(copy).toEqual({
    ...original,
    id: expect.any(Number),
    name: 'Kia Sportage (copia)',
    coming_reservations: 0,
    also_offered: [],
    on_sale: false,
    images: original.images.map((image: object) => ({
      ...image,
      id: expect.any(Number),
      path_images: expect.stringMatching(/^vehicles\/[\w-]+\/picture\.jpg$/),
    })),
  })
  expect(await read(copy.id)).toEqual(copy)
  expect(await read(id)).toEqual(original)
  await nelly.parts.db.update(landings).set({ defaultLanguage: 'en' }).where(eq(landings.id, landing))
  expect((await duplicate(id)).json().name).toBe('Kia Sportage (copy)')
})

test('its pictures are copies: they stay when the original is deleted, and the other way round', async () => {
  const { id } = await madeVehicle(nelly, ana, landing, {}, [await plainPicture(30, 20)])
  const before = await read(id)
  const copy = (await duplicate(id)).json()
  expect(pathsOf(copy)).not.toEqual(pathsOf(before))
  expect(pictures()).toHaveLength(2)
  await nelly.app.inject({ method: 'DELETE', url: `/vehicle/${landing}/${id}`, headers: ana.headers })
  expect(pictures().map((file) => file.split(' ')[0])).toEqual([
    expect.stringContaining(pathsOf(copy)[0] ?? ''),
  ])
  const shown = await nelly.app.inject(`/storage/${pathsOf(copy)[0]}`)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  await sweepLater(nelly.parts)
  expect(pictures()).toHaveLength(1)
})

test('lighter formats that are ready are copied too; others are made later', async () => {
  const { id } = await madeVehicle(nelly, ana, landing, {}, [await plainPicture(30, 20)])
  expect((await duplicate(id)).json().images[0].sources).toEqual([])
  const { db } = nelly.parts
  const queued = () => db.select().from(jobs).orderBy(jobs.id)
  const [job, ...others] = await queued()
  expect(others).toHaveLength(1)
  await makeCopies(nelly.parts, createConverter(), vehiclePicture(db, job?.pictureId ?? 0))
  const copy = (await duplicate(id)).json()
  const [{ sources, path_images }] = copy.images
  expect(sources.map(({ type, width }: { type: string; width: number }) => [type, width])).toEqual([
    ['image/avif', 30],
    ['image/webp', 30],
  ])
  for (const { path, type } of sources) {
    expect(path.split('/')[1]).toBe(path_images.split('/')[1])
    expect((await nelly.app.inject(`/storage/${path}`)).headers['content-type']).toBe(type)
  }
  // The second copy has nothing left to be converted.
  expect(await queued()).toHaveLength(2)
})

test('a failed copy leaves no files behind', async () => {
  const { id } = await madeVehicle(nelly, ana, landing, {}, [await plainPicture(30, 20)])
  const { files } = nelly.parts
  const full: FileStore = {
    ...files,
    async put(path, content) {
      await files.put(path, content)
      throw new Error('the disk is full')
    },
  }
  const which = {
    ...bySystem(await accountOf(nelly.parts.db, ana.id)),
    landing: landing as LandingId,
    vehicle: id as VehicleId,
  }
  const copying = duplicateVehicle(
    { ...nelly.parts, files: full },
    which,
    { isSamePool: false },
    async (_tx, copy) => copy,
  )
  await expect(copying).rejects.toThrow('the disk is full')
  await sweepLater(nelly.parts)
  expect(pictures()).toHaveLength(1)
})

test("another owner's vehicle can't be copied", async () => {
  const luis = await signedInOwner(nelly)
  const { id } = await madeVehicle(nelly, ana, landing, {}, [await plainPicture(30, 20)])
  const strange = await duplicate(id, luis)
  expect([strange.statusCode, strange.json().code]).toEqual([404, 'landing-not-found'])
  expect((await duplicate(2_000_000_000)).json().code).toBe('vehicle-not-found')
  expect(pictures()).toHaveLength(1)
})

for (const { name, language, copy } of [
  { name: 'Kia Rio', language: 'es', copy: 'Kia Rio (copia)' },
  { name: 'Kia Rio', language: 'en', copy: 'Kia Rio (copy)' },
  { name: 'x'.repeat(120), language: 'es', copy: `${'x'.repeat(112)} (copia)` },
  { name: '🚗'.repeat(120), language: 'en', copy: `${'🚗'.repeat(113)} (copy)` },
  { name: `${'x'.repeat(111)} ${'y'.repeat(8)}`, language: 'es', copy: `${'x'.repeat(111)} (copia)` },
] as const) {
  test(`a copy of “${name.slice(0, 10)}” (${[...name].length}) is called “${copy.slice(-20)}”`, () =>
    expect(nameOfCopy(name, language)).toBe(copy))
}
