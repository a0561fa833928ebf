import { randomUUID } from 'node:crypto'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { madeLanding, signedInOwner } from '../../../tests/support/landing.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { queryRows } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { landings, users, vehiclePictures } from '../db/schema.ts'
import { removeFiles } from './remove-files.ts'
import { sweepFiles } from './sweep-files.ts'

const picture = Buffer.from('as good as a picture')
const newPath = (folder = 'vehicles') => `${folder}/${randomUUID()}/picture.jpg`

async function stored({ parts }: TestApp, ...paths: string[]): Promise<string[]> {
  for (const path of paths) await parts.files.put(path, picture)
  return paths
}

/** Makes files so many hours old. */
async function aged({ folder }: TestApp, hours: number, paths: readonly string[]): Promise<void> {
  const writtenAt = Date.now() / 1000 - hours * 3600
  for (const path of paths) await utimes(join(folder, path), writtenAt, writtenAt)
}

const thereOf = async ({ parts }: TestApp, paths: readonly string[]): Promise<string[]> => {
  const sizes = await Promise.all(paths.map((path) => parts.files.size(path)))
  return paths.filter((_, index) => sizes[index] !== undefined)
}

test('a file whose row was never written, as the server crashed in between, is removed after a day', async () => {
  const nelly = await startTestApp()
  const paths = await stored(nelly, ...['vehicles', 'logos', 'avatars', 'previews', 'favicons'].map(newPath))
  await aged(nelly, 23, paths)
  await sweepFiles(nelly.parts)
  expect(await thereOf(nelly, paths)).toEqual(paths)
  await aged(nelly, 25, paths)
  await sweepFiles(nelly.parts)
  expect(await thereOf(nelly, paths)).toEqual([])
})

test('no file is removed that a row names, wherever it names it', async () => {
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
  await db
    .update(landings)
    .set({ logo: { ...size, path: logo, sources: source(logoCopy) }, favicon, ogImage: preview })
  await db.update(users).set({ avatar })
  await sweepLater(nelly.parts)
  const named = [base, copy, logo, logoCopy, favicon, preview, avatar]
  expect(await thereOf(nelly, named)).toEqual(named)
})

test('a sweep beside an upload removes nothing of it, before and after its row is written', async () => {
  const nelly = await startTestApp()
  const { parts } = nelly
  const { id } = await nelly.addOwner()
  const [avatar] = (await stored(nelly, newPath('avatars'))) as [string]
  await sweepFiles(parts)
  await inTransaction(parts.db, (tx) => tx.update(users).set({ avatar }))
  await sweepFiles(parts)
  await sweepLater(parts)
  expect([id, await thereOf(nelly, [avatar])]).toEqual([id, [avatar]])
})

test('what a killed server had begun to write is removed after a day, and is no file until then', async () => {
  const nelly = await startTestApp()
  const drafts = ['drafts/begun', 'drafts/older']
  await mkdir(join(nelly.folder, 'drafts'))
  for (const draft of drafts) await writeFile(join(nelly.folder, draft), 'half a picture')
  await aged(nelly, 25, ['drafts/older'])
  await sweepFiles(nelly.parts)
  expect(await thereOf(nelly, drafts)).toEqual(['drafts/begun'])
  expect((await nelly.app.inject('/storage/drafts/begun')).statusCode).toBe(404)
})

test('what others keep in the same bucket is left alone', async () => {
  const nelly = await startTestApp()
  const paths = await stored(nelly, 'invoices/2027/march.pdf', 'vehicles/brochure.pdf', 'logos/old/logo.svg')
  await sweepLater(nelly.parts)
  expect(await thereOf(nelly, paths)).toEqual(paths)
})

test('files that cannot be removed at once do not fail a change, and are removed by the sweep', async () => {
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

test('files that an earlier version had put down for removal are removed by the sweep', async () => {
  const nelly = await startTestApp()
  const { db } = nelly.parts
  const [path] = (await stored(nelly, newPath())) as [string]
  await db.execute(sql`create table file_removals (path text primary key, requested_at timestamptz not null)`)
  await db.execute(sql`insert into file_removals values (${path}, now())`)
  const migration = new URL('../db/migrations/0015_files_are_swept.sql', import.meta.url)
  await db.execute(sql.raw(await readFile(migration, 'utf8')))
  await sweepLater(nelly.parts)
  expect(await thereOf(nelly, [path])).toEqual([])
  expect(await queryRows(db, sql`select to_regclass('file_removals') as found`)).toEqual([{ found: null }])
})
