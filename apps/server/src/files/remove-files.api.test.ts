import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fileRemovals } from '../db/schema.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { claimFiles, removeRequestedFiles, requestRemoval, storeAnnounced } from './remove-files.ts'

let nelly: TestApp
const picture = Buffer.from('as good as a picture')
const HOURS = 60 * 60_000
beforeAll(async () => {
  nelly = await startTestApp()
})

const store = (...paths: string[]) =>
  storeAnnounced(nelly.parts, paths, async () => {
    for (const path of paths) await nelly.parts.files.put(path, picture)
  })

test('files that nobody claims vanish after an hour, claimed ones stay', async () => {
  const { parts, clock } = nelly
  const [lost, kept] = ['vehicles/lost/picture.jpg', 'vehicles/kept/picture.jpg']
  await store(lost, kept)
  await claimFiles(parts.db, [kept])
  clock.advance(59 * 60_000)
  await removeRequestedFiles(parts)
  expect(await parts.files.size(lost)).toBe(picture.length)
  clock.advance(60_000)
  await removeRequestedFiles(parts)
  expect([await parts.files.size(lost), await parts.files.size(kept)]).toEqual([undefined, picture.length])
})

test('a file whose hour was over before a row came to name it is refused to that row, and goes', async () => {
  const { parts, clock } = nelly
  const path = 'vehicles/late/picture.jpg'
  await store(path)
  clock.advance(2 * HOURS)
  // The row comes while the file is being removed, and once more when it is gone.
  const remove = async (gone: string) => {
    await expect(claimFiles(parts.db, [gone])).rejects.toThrow('temporarily-unavailable')
    await parts.files.remove(gone)
  }
  await removeRequestedFiles({ ...parts, files: { ...parts.files, remove } })
  expect(await parts.files.size(path)).toBeUndefined()
  await expect(claimFiles(parts.db, [path])).rejects.toThrow('temporarily-unavailable')
})

test('a file that is written after its removal, as the clock jumped, is refused to its row, and goes', async () => {
  const { parts, clock } = nelly
  const path = 'vehicles/jumped/720.webp'
  await storeAnnounced(parts, [path], async () => {
    clock.advance(3 * HOURS)
    await removeRequestedFiles(parts)
    await parts.files.put(path, picture)
  })
  await expect(claimFiles(parts.db, [path])).rejects.toThrow('temporarily-unavailable')
  await goes(path)
})

test('a file that is written while its removal ends is refused to its row, and goes', async () => {
  const { parts, clock } = nelly
  const path = 'vehicles/just-then/720.webp'
  const [written, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const remove = async (gone: string) => {
    await parts.files.remove(gone)
    await parts.files.put(path, picture)
    written.resolve()
    await stored.promise
  }
  let removal: Promise<void> | undefined
  await storeAnnounced(parts, [path], () => {
    clock.advance(3 * HOURS)
    removal = removeRequestedFiles({ ...parts, files: { ...parts.files, remove } })
    return written.promise
  })
  await expect(claimFiles(parts.db, [path])).rejects.toThrow('temporarily-unavailable')
  stored.resolve()
  await removal
  await expect(claimFiles(parts.db, [path])).rejects.toThrow('temporarily-unavailable')
  await goes(path)
})

async function goes(path: string): Promise<void> {
  await removeRequestedFiles(nelly.parts)
  expect(existsSync(join(nelly.folder, path))).toBe(false)
  expect(await nelly.parts.db.select().from(fileRemovals)).toEqual([])
}

test('a file cannot be written while it is being removed', async () => {
  const { parts, clock } = nelly
  const path = 'vehicles/going/720.webp'
  await store(path)
  clock.advance(2 * HOURS)
  const remove = async (gone: string) => {
    await expect(store(gone)).rejects.toThrow('temporarily-unavailable')
    await parts.files.remove(gone)
  }
  await removeRequestedFiles({ ...parts, files: { ...parts.files, remove } })
  await store(path)
  await claimFiles(parts.db, [path])
})

test('removal goes through however many files there are, and files that are gone do not hinder it', async () => {
  const { parts, clock } = nelly
  const paths = Array.from({ length: 250 }, (_, n) => `vehicles/many/${n}.jpg`)
  for (const path of paths.slice(0, 20)) await parts.files.put(path, picture)
  await requestRemoval(parts.db, paths, clock.now())
  await removeRequestedFiles(parts)
  expect(readdirSync(join(nelly.folder, 'vehicles'))).not.toContain('many')
})
