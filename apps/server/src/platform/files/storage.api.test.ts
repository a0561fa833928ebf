import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let nelly: TestApp
const picture = Buffer.from('as good as a picture')
beforeAll(async () => {
  nelly = await startTestApp()
  for (const name of ['picture.jpg', '720.avif', '720.webp', 'logo.png']) {
    await nelly.parts.files.put(`vehicles/abc/${name}`, picture)
  }
  writeFileSync(join(nelly.folder, 'vehicles/abc/notes.txt'), 'not for strangers')
  writeFileSync(join(nelly.folder, 'vehicles/abc/page.html'), '<script>alert(1)</script>')
  writeFileSync(outside(), 'not for strangers')
})
afterAll(() => rmSync(outside()))

const outside = () => join(nelly.folder, '../secret.jpg')

const get = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  nelly.app.inject({ method, url, headers })

test.for([
  ['picture.jpg', 'image/jpeg'],
  ['720.avif', 'image/avif'],
  ['720.webp', 'image/webp'],
  ['logo.png', 'image/png'],
])('%s is served as %s, cacheable for a year and never executable', async ([name, type]) => {
  const answer = await get(`/storage/vehicles/abc/${name}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(picture)
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-length': String(picture.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('a client that has a picture already gets a 304', async () => {
  const { etag } = (await get('/storage/vehicles/abc/picture.jpg')).headers
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get('/storage/vehicles/abc/picture.jpg', { 'if-none-match': known })
    expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag]).toEqual([304, 0, etag])
  }
  expect((await get('/storage/vehicles/abc/picture.jpg', { 'if-none-match': '"x"' })).statusCode).toBe(200)
})

test('HEAD returns size and type without the picture', async () => {
  const answer = await get('/storage/vehicles/abc/picture.jpg', {}, 'HEAD')
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(picture.length),
  })
})

test.for([
  '/storage/',
  '/storage/vehicles',
  '/storage/vehicles/abc',
  '/storage/vehicles/abc/',
  '/storage/vehicles/abc/gone.jpg',
  '/storage/vehicles/abc/picture.jpg/more.jpg',
  '/storage/../secret.jpg',
  '/storage/vehicles/../../secret.jpg',
  '/storage/vehicles/..%2f..%2fsecret.jpg',
  '/storage/%2e%2e/secret.jpg',
  '/storage/%2e%2e%2fsecret.jpg',
  '/storage/%252e%252e%252fsecret.jpg',
  '/storage//etc/passwd',
  '/storage/vehicles/abc/..%5csecret.jpg',
  '/storage/vehicles/abc/secret.jpg%00.jpg',
  '/storage/vehicles/abc/notes.txt',
  '/storage/vehicles/abc/page.html',
])('%s is not found', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('not for strangers')
})

test('an invalid address is a 400', async () => {
  expect((await get('/storage/%ff%E0%A4%A')).statusCode).toBe(400)
})
