import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { createApp } from '../../app.ts'
import { landings } from '../../db/schema.ts'
import type { Parts } from '../../parts.ts'
import { addPicture } from '../../testing/add-picture.ts'
import { listening } from '../../testing/listening.ts'
import { openCache, pageCounts } from '../../testing/page-counts.ts'
import { addLanding, addVehicle } from '../../testing/rental.ts'
import { tellingSite, visitorsPage } from '../../testing/telling-site.ts'
import { startTestApp } from '../../testing/test-app.ts'

/** An app that keeps pages, with one landing at `/sun-cars`, and how to ask it over the wire. */
async function startKeeping(parts: Partial<Parts> = {}) {
  const nelly = await startTestApp({ site: tellingSite, pageCacheBytes: 1024 * 1024, ...parts })
  const ask = await listening(nelly.app)
  await openCache(nelly.app)
  const owner = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, owner, { name: 'sun-cars' })
  const vehicle = await addVehicle(nelly.parts, landing)
  await addPicture(nelly.parts, vehicle)
  const counts = () => pageCounts(nelly.app)
  const heard = (changes: number) => expect.poll(async () => (await counts()).changes).toBe(changes)
  await heard(3)
  const authorization = `Bearer ${await nelly.signIn(owner)}`
  /** A change through the API, as its owner makes it. */
  const reprice = async (price: number) => {
    const answer = await nelly.app.inject({
      method: 'PUT',
      url: `/api/vehicles/${landing}/${vehicle}`,
      headers: { authorization },
      payload: { price },
    })
    expect(answer.statusCode).toBe(200)
  }
  return { ...nelly, ask, landing, reprice, counts, heard }
}

test('a page is drawn once, however many ask for it at once and after', async () => {
  let drawings = 0
  const { ask, counts } = await startKeeping({
    site: (...asked) => {
      drawings += 1
      return tellingSite(...asked)
    },
  })
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/sun-cars')))
  await ask('/sun-cars', {}, 'HEAD')
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(drawings).toBe(1)
  expect(await counts()).toMatchObject({ drawn: 1, pages: 1 })
})

test('what was drawn from before a change is neither kept nor given to who asks after it', async () => {
  const waiting: (() => void)[] = []
  let holdBack = true
  const { ask, reprice } = await startKeeping({
    site: async (...asked) => {
      const answer = await tellingSite(...asked)
      if (holdBack) await new Promise<void>((resolve) => waiting.push(resolve))
      return answer
    },
  })
  const early = ask('/sun-cars')
  await expect.poll(() => waiting.length).toBe(1)
  holdBack = false
  await reprice(77)
  expect((await ask('/sun-cars')).text).toContain('7700')
  for (const go of waiting) go()
  expect((await early).text).toContain('4500')
  expect((await ask('/sun-cars')).text).toContain('7700')
})

test('a browser that has the page is told so, in each encoding', async () => {
  const { ask, reprice } = await startKeeping()
  await ask('/sun-cars')
  const { text } = await ask('/sun-cars', { 'accept-encoding': 'identity' })
  const decoders = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    zstd: zstdDecompressSync,
    identity: Buffer.from,
  }
  const tags = new Set<string>()
  for (const encoding of Object.keys(decoders)) {
    const whole = await ask('/sun-cars', { 'accept-encoding': encoding })
    expect([whole.text, whole.headers['content-encoding'] ?? 'identity']).toEqual([text, encoding])
    const etag = whole.headers.etag as string
    expect(etag).toMatch(/^"[\w-]+"$/)
    tags.add(etag)
    const again = await ask('/sun-cars', { 'accept-encoding': encoding, 'if-none-match': `"x", W/${etag}` })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    for (const name of ['vary', 'cache-control', 'content-security-policy', 'x-frame-options']) {
      expect([name, again.headers[name]]).toEqual([name, whole.headers[name]])
    }
    await reprice(45)
    const drawnAnew = await ask('/sun-cars', { 'accept-encoding': encoding, 'if-none-match': etag })
    expect(drawnAnew.status).toBe(304)
  }
  expect(tags.size).toBe(4)
})

test('a page that many ask for gets smaller, and stays the same page', async () => {
  const { ask } = await startKeeping()
  const first = await ask('/sun-cars', { 'accept-encoding': 'br' })
  const sizeNow = async () => {
    const { text, headers } = await ask('/sun-cars', { 'accept-encoding': 'br' })
    expect(text).toBe(first.text)
    return Number(headers['content-length'])
  }
  await expect.poll(sizeNow, { timeout: 10_000 }).toBeLessThan(Number(first.headers['content-length']))
})

test('pages with a search, of a booking, for a cookie or missing ones are drawn each time', async () => {
  const { ask, counts } = await startKeeping()
  for (const path of [
    '/sun-cars?date_of_departure=2027-03-10',
    '/sun-cars/vehicle?number_of_persons=4',
    '/sun-cars/review',
    '/sun-cars/additions',
    '/sun-cars/my-reservation',
    '/sun-cars/thanks-you?r=1',
    '/nobodys-cars',
    '/landings',
  ]) {
    await ask(path)
  }
  expect(await counts()).toMatchObject({ hits: 0, drawn: 0, pages: 0 })
})

test('what a page sets for one visitor, or varies by, is nobody else’s', async () => {
  const { ask, counts } = await startKeeping({
    site: async (request, context) => {
      const { site } = context
      await site.visit('sun-cars')
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/FAQ')) return visitorsPage('varies', 200, { vary: 'accept-language' })
      return visitorsPage('a key', 200, { 'set-cookie': 'attempt=1' })
    },
  })
  await ask('/sun-cars')
  await ask('/sun-cars/FAQ')
  expect(await counts()).toMatchObject({ drawn: 0, pages: 0 })
})

test('the day at the rental place ends a page', async () => {
  const { ask, clock } = await startKeeping()
  const today = async () => /"today":"([\d-]+)"/.exec((await ask('/sun-cars')).text)?.[1]
  clock.set('2027-03-02T03:59:59Z')
  expect(await today()).toBe('2027-03-01')
  clock.set('2027-03-02T04:00:00Z')
  expect(await today()).toBe('2027-03-02')
})

test('each origin that is believed has pages of its own, and no other host gets one', async () => {
  const { ask, app } = await startKeeping()
  const own = /"origin":"([^"]+)"/.exec((await ask('/sun-cars')).text)?.[1]
  expect(own).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const foreign = await app.inject({ url: '/sun-cars', headers: { host: 'evil.example' } })
  expect(foreign.body).toContain('"origin":"http://localhost:')
  expect((await app.inject({ url: '/sun-cars', headers: { host: 'a b' } })).statusCode).toBe(400)
})

test('hits are counted, not logged', async () => {
  const stream = new PassThrough()
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const { ask, counts } = await startKeeping({ logger: { level: 'info', stream } })
  await ask('/sun-cars')
  const lines = text.split('\n').length
  for (let time = 0; time < 5; time++) await ask('/sun-cars')
  expect(text.split('\n').length).toBe(lines)
  expect((await counts()).hits).toBe(5)
})

test('no more memory is used than was given, and what was asked for last stays', async () => {
  const { ask, parts, addOwner, counts, heard } = await startKeeping({ pageCacheBytes: 30 * 1024 })
  const owner = await addOwner()
  for (let n = 0; n < 12; n++) await addLanding(parts, owner, { name: `many-${n}` })
  await heard(15)
  for (let n = 0; n < 12; n++) await ask(`/many-${n}`)
  const { bytes, pages, drawn } = await counts()
  expect(bytes).toBeLessThanOrEqual(30 * 1024)
  expect(pages).toBeLessThan(12)
  await ask('/many-11')
  expect((await counts()).drawn).toBe(drawn)
})

test.runIf('url' in inject('testDatabase'))(
  'a server that is cut off from the news keeps nothing until it hears them again',
  async () => {
    const { app, ask, parts, landing } = await startKeeping()
    await ask('/sun-cars')
    expect((await pageCounts(app)).pages).toBe(1)
    // Said on the way, and not heard by anyone.
    await parts.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`)
      await tx.update(landings).set({ displayName: 'Another name' }).where(eq(landings.id, landing))
    })
    await expect.poll(async () => (await pageCounts(app)).open, { interval: 5 }).toBe(0)
    expect(await pageCounts(app)).toMatchObject({ pages: 0 })
    expect((await ask('/sun-cars')).text).toContain('Another name')
    await openCache(app)
    await ask('/sun-cars')
    expect((await pageCounts(app)).pages).toBe(1)
  },
)

test('a server that never hears of changes draws every page', async () => {
  const nelly = await startTestApp({ site: tellingSite, pageCacheBytes: 1024 * 1024 })
  const deaf = await createApp({
    ...nelly.parts,
    subscribe: () => ({ caughtUp: async () => {}, stop: async () => {} }),
  })
  const ask = await listening(deaf)
  const landing = await addLanding(nelly.parts, await nelly.addOwner(), { name: 'sun-cars' })
  await ask('/sun-cars')
  await nelly.parts.db.update(landings).set({ displayName: 'New' }).where(eq(landings.id, landing))
  expect((await ask('/sun-cars')).text).toContain('New')
})
