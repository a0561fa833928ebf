import { desc, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { storedFiles } from '../../../tests/support/stored.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { madeVehicle, vehicleForm } from '../../../tests/support/vehicle.ts'
import type { Database } from '../db/database.ts'
import { vehiclePictures } from '../db/schema.ts'
import { createConverter } from './converter.ts'
import { makeCopies, vehiclePicture } from './make-copies.ts'

let nelly: TestApp
let ana: SignedIn
let landing: number
let picture: Buffer
/** When the connection of a transaction breaks. */
let breaks: 'before it is committed' | 'once it is committed' | undefined

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
  nelly = await startTestApp({ db: breaking(database.db) })
  picture = await plainPicture(640, 480)
})
afterAll(() => database.giveBack())
beforeEach(async () => {
  ana = await signedInOwner(nelly)
  landing = (await madeLanding(nelly, ana, `Rent ${ana.id}`)).id
})

/** The same database over a connection that breaks. */
function breaking(db: Database): Database {
  const broken = new Error('Connection terminated unexpectedly')
  const transaction: Database['transaction'] = async (work, config) => {
    const done = await db.transaction(async (tx) => {
      const worked = await work(tx)
      if (breaks === 'before it is committed') throw broken
      return worked
    }, config)
    if (breaks === 'once it is committed') throw broken
    return done
  }
  // A single statement commits by itself.
  const update = (table: typeof vehiclePictures) => ({
    set: (values: Partial<typeof table.$inferInsert>) => ({
      where: (condition: SQL) => ({
        returning: async () => {
          const updated = await db.update(table).set(values).where(condition).returning()
          if (breaks === 'once it is committed') throw broken
          return updated
        },
      }),
    }),
  })
  return new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' ? transaction : name === 'update' ? update : Reflect.get(target, name),
  })
}

async function breakingOff<T>(when: typeof breaks, ask: () => Promise<T>): Promise<T> {
  breaks = when
  return ask().finally(() => {
    breaks = undefined
  })
}

const create = () =>
  nelly.app.inject({ method: 'POST', url: '/vehicle', ...vehicleForm(ana, landing, [picture]) })
const vehicles = async () =>
  (await nelly.app.inject({ url: `/vehicles/${landing}`, headers: ana.headers })).json()
const isThere = async (path: string) => (await nelly.parts.files.size(path)) !== undefined

test('a vehicle that was added keeps its picture, even if the response was lost', async () => {
  const answer = await breakingOff('once it is committed', create)
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'temporarily-unavailable'])
  const [{ images }] = await vehicles()
  await sweepLater(nelly.parts)
  expect(images).toHaveLength(1)
  expect(await isThere(images[0].path_images)).toBe(true)
})

test('a failed addition leaves no files', async () => {
  const before = storedFiles(nelly.folder)
  expect((await breakingOff('before it is committed', create)).statusCode).toBe(503)
  expect(await vehicles()).toEqual([])
  expect(storedFiles(nelly.folder).length).toBe(before.length + 1)
  await sweepLater(nelly.parts)
  expect(storedFiles(nelly.folder)).toEqual(before)
})

for (const { when, kept, gone } of [
  { when: 'once it is committed', kept: 'the new picture', gone: 'the old one' },
  { when: 'before it is committed', kept: 'the old picture', gone: 'the new one' },
] as const) {
  test(`a change of pictures whose connection breaks ${when} keeps ${kept} and not ${gone}`, async () => {
    const made = await madeVehicle(nelly, ana, landing, {}, [picture])
    const { payload, headers } = multipart([
      ['image_ids', '[]'],
      ['images', { content: picture }],
    ])
    const url = `/vehicles/${landing}/${made.id}`
    const change = () =>
      nelly.app.inject({ method: 'PUT', url, payload, headers: { ...headers, ...ana.headers } })
    expect((await breakingOff(when, change)).statusCode).toBe(503)
    await sweepLater(nelly.parts)
    const [{ images }] = await vehicles()
    const old = made.images[0]?.path_images ?? ''
    expect(images).toHaveLength(1)
    expect(images[0].path_images === old).toBe(when === 'before it is committed')
    expect(await isThere(images[0].path_images)).toBe(true)
    expect(await isThere(old)).toBe(when === 'before it is committed')
  })
}

test('lighter copies that were stored stay, even if the response was lost', async () => {
  await madeVehicle(nelly, ana, landing, {}, [picture])
  const [stored] = await nelly.parts.db.select().from(vehiclePictures).orderBy(desc(vehiclePictures.id))
  const named = breakingOff('once it is committed', () =>
    makeCopies(nelly.parts, createConverter(), vehiclePicture(nelly.parts.db, stored?.id ?? 0)),
  )
  await expect(named).rejects.toThrow('Connection terminated')
  await sweepLater(nelly.parts)
  const [{ images }] = await vehicles()
  expect(images[0].sources).not.toEqual([])
  for (const { path } of images[0].sources) expect(await isThere(path), path).toBe(true)
})
