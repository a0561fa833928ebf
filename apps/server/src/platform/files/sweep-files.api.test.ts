import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LandingId } from '@nelly/domain/ids'
import { expect, test } from 'vitest'
import { madeLanding, signedInOwner } from '../../../tests/support/landing.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { sweep, sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { addSitePicture } from '../../features/site/site-rows.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { accounts, vehiclePictures } from '../db/schema.ts'
import { INSTALLATION_FILE } from './installation-id.ts'
import { removeFiles } from './remove-files.ts'
import { sweepFiles } from './sweep-files.ts'

const picture = Buffer.from('as good as a picture')
const newPath = (folder = 'vehicles') => `${folder}/${randomUUID()}/picture.jpg`

async function stored({ parts }: TestApp, ...paths: string[]): Promise<string[]> {
  for (const path of paths) await parts.files.put(path, picture)
  return paths
}

/** Makes files a number of hours old. */
async function aged({ folder }: TestApp, hours: number, paths: readonly string[]): Promise<void> {
  const writtenAt = Date.now() / 1000 - hours * 3600
  for (const path of paths) await utimes(join(folder, path), writtenAt, writtenAt)
}

const thereOf = async ({ parts }: TestApp, paths: readonly string[]): Promise<string[]> => {
  const sizes = await Promise.all(paths.map((path) => parts.files.size(path)))
  return paths.filter((_, index) => sizes[index] !== undefined)
}

test('a file whose row was never written because of a crash is removed after a day', async () => {
  const nelly = await startTestApp()
  const paths = await stored(nelly, ...['vehicles', 'logos', 'avatars', 'previews', 'favicons'].map(newPath))
  await aged(nelly, 23, paths)
  await sweep(nelly.parts)
  expect(await thereOf(nelly, paths)).toEqual(paths)
  await aged(nelly, 25, paths)
  await sweep(nelly.parts)
  expect(await thereOf(nelly, paths)).toEqual([])
})

test('no file is removed that any row names', async () => {
  const nelly = await startTestApp()
  const { db } = nelly.parts
  const owner = await signedInOwner(nelly)
  const landing = await madeLanding(nelly, owner, 'Búho Rent')
  await madeVehicle(nelly, owner, landing.id, {}, [await plainPicture()])
  const [base, copy, logo, logoCopy, favicon, preview, avatar] = (await stored(
    nelly,
    ...['vehicles', 'vehicles', 'logos', 'logos', 'favicons', 'previews', 'avatars'].map(newPath),
  )) as [string, string, string, string, string, string, string]
  const size = { width: 4, height: 3 }
  const source = (path: string) => [{ type: 'image/avif' as const, width: 4, path }]
  await db.update(vehiclePictures).set({ picture: { ...size, path: base, sources: source(copy) } })
  await addSitePicture(db, landing.id as LandingId, {
    path: logo,
    picture: { ...size, path: logo, sources: source(logoCopy) },
    now: nelly.clock.now(),
  })
  for (const path of [favicon, preview])
    await addSitePicture(db, landing.id as LandingId, { path, picture: null, now: nelly.clock.now() })
  await db.update(accounts).set({ avatar })
  await sweepLater(nelly.parts)
  const named = [base, copy, logo, logoCopy, favicon, preview, avatar]
  expect(await thereOf(nelly, named)).toEqual(named)
})

test('a sweep during an upload removes none of its files, before and after its row is written', async () => {
  const nelly = await startTestApp()
  const { parts } = nelly
  const { id } = await nelly.addOwner()
  const [avatar] = (await stored(nelly, newPath('avatars'))) as [string]
  await sweep(parts)
  await inTransaction(parts.db, (tx) => tx.update(accounts).set({ avatar }))
  await sweep(parts)
  await sweepLater(parts)
  expect([id, await thereOf(nelly, [avatar])]).toEqual([id, [avatar]])
})

test('a partial file of a killed server is removed after a day, and is not listed until then', async () => {
  const nelly = await startTestApp()
  const drafts = ['drafts/begun', 'drafts/older']
  await mkdir(join(nelly.folder, 'drafts'))
  for (const draft of drafts) await writeFile(join(nelly.folder, draft), 'half a picture')
  await aged(nelly, 25, ['drafts/older'])
  await sweep(nelly.parts)
  expect(await thereOf(nelly, drafts)).toEqual(['drafts/begun'])
  expect((await nelly.app.inject('/storage/drafts/begun')).statusCode).toBe(404)
})

test('other files in the same bucket are not touched', async () => {
  const nelly = await startTestApp()
  const paths = await stored(nelly, 'invoices/2027/march.pdf', 'vehicles/brochure.pdf', 'logos/old/logo.svg')
  await sweepLater(nelly.parts)
  expect(await thereOf(nelly, paths)).toEqual(paths)
})

test('a failing removal does not fail a change, and the sweep removes the file', async () => {
  const nelly = await startTestApp()
  const { parts } = nelly
  const paths = await stored(nelly, newPath(), newPath())
  const remove = async () => {
    throw new Error('the storage is read-only')
  }
  await removeFiles({ ...parts, files: { ...parts.files, remove } }, paths)
  expect(await thereOf(nelly, paths)).toEqual(paths)
  await sweepLater(parts)
  expect(await thereOf(nelly, paths)).toEqual([])
})

/** Sweeps a storage without an installation id, and returns the warnings. */
async function warningsOf({ parts }: Pick<TestApp, 'parts'>): Promise<object[]> {
  const warnings: object[] = []
  const log = { warn: (about: object) => warnings.push(about) }
  await sweepFiles({ ...parts, log }, { minimumAge: 0 })
  return warnings
}

test('a storage whose files the database does not know is not swept until its file has the right id', async () => {
  const nelly = await startTestApp()
  const { files } = nelly.parts
  const paths = await stored(nelly, newPath(), newPath('logos'))
  const [warning] = await warningsOf(nelly)
  expect(warning).toMatchObject({ storage: undefined, installation: expect.any(String) })
  expect(await thereOf(nelly, paths)).toEqual(paths)
  const { installation } = warning as { installation: string }
  await files.put(INSTALLATION_FILE, Buffer.from(`${installation}\n`))
  expect(await warningsOf(nelly)).toEqual([])
  expect(await thereOf(nelly, paths)).toEqual([])
})

test("another installation's storage is not swept until the file with its id is deleted", async () => {
  const [first, second] = [await startTestApp(), await startTestApp()]
  expect(await warningsOf(first)).toEqual([])
  const { id } = await second.addOwner()
  const [avatar, other] = (await stored(first, newPath('avatars'), newPath())) as [string, string]
  await second.parts.db.update(accounts).set({ avatar })
  const restored = { parts: { ...second.parts, files: first.parts.files } }
  expect([id, await warningsOf(restored)]).toEqual([
    id,
    [expect.objectContaining({ storage: expect.any(String) })],
  ])
  expect(await thereOf(first, [avatar, other])).toEqual([avatar, other])
  await first.parts.files.remove(INSTALLATION_FILE)
  expect(await warningsOf(restored)).toEqual([])
  expect(await thereOf(first, [avatar, other])).toEqual([avatar])
  expect(await warningsOf(first)).toHaveLength(1)
})

test('the file with the installation id is kept, and never served', async () => {
  const nelly = await startTestApp()
  await sweepLater(nelly.parts)
  expect(await thereOf(nelly, [INSTALLATION_FILE])).toEqual([INSTALLATION_FILE])
  expect((await nelly.app.inject(`/storage/${INSTALLATION_FILE}`)).statusCode).toBe(404)
})

test('a server that stops does not list the rest of the storage first', async () => {
  const nelly = await startTestApp()
  const { files } = nelly.parts
  const stopping = new AbortController()
  let listed = 0
  const list = async function* (folder: string) {
    for (let at = 0; at < 10; at++) {
      listed += 1
      if (listed === 3) stopping.abort()
      yield `${folder}/${randomUUID()}/picture.jpg`
    }
  }
  await sweep({ ...nelly.parts, files: { ...files, list } }, { minimumAge: 0, signal: stopping.signal })
  expect(listed).toBe(3)
})
