import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucketServer } from '../../../tests/support/bucket-server.ts'
import type { FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'nelly-files-'))
let buckets: Awaited<ReturnType<typeof startBucketServer>>

beforeAll(async () => {
  buckets = await startBucketServer('pictures')
})

afterAll(async () => {
  await buckets.stop()
  rmSync(folder, { recursive: true, force: true })
})

const bucket = () => ({ name: 'pictures', endpoint: buckets.endpoint, forcePathStyle: true })

describe.each([
  ['a folder', () => openFileStore({ folder: join(folder, 'storage') })],
  ['a bucket that speaks S3', () => openFileStore({ bucket: bucket() })],
])('in %s', (_place, open: () => Promise<FileStore>) => {
  let files: FileStore
  beforeAll(async () => {
    files = await open()
  })

  test('a file is read back, byte by byte', async () => {
    const picture = Buffer.from([0, 255, 10, 13, 0])
    await files.put('vehicles/abc/picture.jpg', picture)
    const found = await files.read('vehicles/abc/picture.jpg')
    expect(found?.size).toBe(5)
    expect(found && (await buffer(found.stream))).toEqual(picture)
    expect(await files.size('vehicles/abc/picture.jpg')).toBe(5)
  })

  test('a missing file is undefined, not an error', async () => {
    expect(await files.read('vehicles/none/picture.jpg')).toBeUndefined()
    expect(await files.size('vehicles/none/picture.jpg')).toBeUndefined()
  })

  test('a removed file is gone, and can be removed again', async () => {
    await files.put('logos/one.png', Buffer.from('logo'))
    await files.remove('logos/one.png')
    expect(await files.size('logos/one.png')).toBeUndefined()
    await expect(files.remove('logos/one.png')).resolves.toBeUndefined()
  })

  test('all files below a folder are listed, with the time they were written', async () => {
    const before = Date.now()
    const paths = Array.from({ length: 12 }, (_, n) => `previews/${n}/preview.jpg`).toSorted()
    for (const path of paths) await files.put(path, Buffer.from(path))
    await files.put('others/1/preview.jpg', Buffer.from('another'))
    expect((await Array.fromAsync(files.list('previews'))).toSorted()).toEqual(paths)
    expect(await Array.fromAsync(files.list('none'))).toEqual([])
    const [path] = paths as [string]
    // Buckets have a resolution of seconds.
    expect((await files.writtenAt(path))?.getTime()).toBeGreaterThanOrEqual(before - 2000)
    expect(await files.writtenAt('previews/none/preview.jpg')).toBeUndefined()
  })
})

// Rule of "Found and shared": server/platform/files/durable-folder.ts
test('a folder is removed with its last file', async () => {
  const root = join(folder, 'tidy')
  const files = await openFileStore({ folder: root })
  await files.put('vehicles/one/picture.jpg', Buffer.from('1'))
  await files.put('vehicles/one/360.avif', Buffer.from('2'))
  await files.remove('vehicles/one/picture.jpg')
  expect(readdirSync(join(root, 'vehicles/one'))).toEqual(['360.avif'])
  await files.remove('vehicles/one/360.avif')
  expect(readdirSync(join(root, 'vehicles'))).toEqual([])
})
