import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pickupDates } from '@nelly/domain/rules/handover-rules'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { echoSite, visitorsPage } from '../../../tests/support/echo-site.ts'
import { listening } from '../../../tests/support/listening.ts'
import { openCache, pageCounts } from '../../../tests/support/page-counts.ts'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { createApp } from '../../app.ts'
import { landings } from '../db/schema.ts'
import type { Parts } from '../parts.ts'

/** An app that caches pages, with one landing at `/sun-cars`, and how to fetch from it. */
async function startCaching(parts: Partial<Parts> = {}) {
  const nelly = await startTestApp({ site: echoSite, pageCacheBytes: 1024 * 1024, ...parts })
  const ask = await listening(nelly.app)
  await openCache(nelly.app)
  const owner = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, owner, { name: 'sun-cars' })
  const vehicle = await addVehicle(nelly.parts, landing)
  await addPicture(nelly.parts, vehicle)
  const counts = () => pageCounts(nelly.app)
  const invalidated = (changes: number) =>
    expect.poll(async () => (await counts()).invalidations, { timeout: 15_000 }).toBe(changes)
  await invalidated(3)
  const authorization = `Bearer ${await nelly.signIn(owner)}`
  /** A change through the API by its owner. */
  const reprice = async (price: number) => {
    const answer = await nelly.app.inject({
      method: 'PUT',
      url: `/api/vehicles/${landing}/${vehicle}`,
      headers: { authorization },
      payload: { price },
    })
    expect(answer.statusCode).toBe(200)
  }
  return { ...nelly, ask, landing, authorization, reprice, counts, invalidated }
}

test('concurrent and later requests for a page share one render', async () => {
  let renderings = 0
  const { ask, counts } = await startCaching({
    site: (...input) => {
      renderings += 1
      return echoSite(...input)
    },
  })
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/sun-cars')))
  await ask('/sun-cars', {}, 'HEAD')
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(renderings).toBe(1)
  expect(await counts()).toMatchObject({ renders: 1, pages: 1 })
})

test('a render that began before a change is neither cached nor given to later requests', async () => {
  const waiting: (() => void)[] = []
  let holdBack = true
  const { ask, reprice } = await startCaching({
    site: async (...input) => {
      const answer = await echoSite(...input)
      if (holdBack) await new Promise<void>((resolve) => waiting.push(resolve))
      return answer
    },
  })
  const early = ask('/sun-cars')
  await expect.poll(() => waiting.length, { timeout: 15_000 }).toBe(1)
  holdBack = false
  await reprice(77)
  expect((await ask('/sun-cars')).text).toContain('7700')
  for (const go of waiting) go()
  expect((await early).text).toContain('4500')
  expect((await ask('/sun-cars')).text).toContain('7700')
})

// Rule of "Speed": server/platform/http/cached-page.ts
test('a cold page, a cached one and one rendered again are the same bytes, and a browser that has them gets 304', async () => {
  const { ask, reprice } = await startCaching()
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from }
  const tags = new Set<string>()
  const { text } = await ask('/sun-cars', { 'accept-encoding': 'identity' })
  for (const encoding of Object.keys(decoders)) {
    await reprice(45)
    const cold = await ask('/sun-cars', { 'accept-encoding': encoding })
    const warm = await ask('/sun-cars', { 'accept-encoding': encoding })
    expect([cold.text, cold.headers['content-encoding'] ?? 'identity']).toEqual([text, encoding])
    const { 'x-request-id': _, date, ...headers } = cold.headers
    expect(warm).toMatchObject({ status: 200, text, headers })
    const etag = cold.headers.etag as string
    expect(etag).toMatch(/^"[\w-]+"$/)
    tags.add(etag)
    const known = await ask('/sun-cars', { 'accept-encoding': encoding, 'if-none-match': `"x", W/${etag}` })
    expect([known.status, known.text, known.headers.etag]).toEqual([304, '', etag])
    for (const name of ['vary', 'cache-control', 'content-security-policy', 'x-frame-options']) {
      expect([name, known.headers[name]]).toEqual([name, cold.headers[name]])
    }
    await reprice(45)
    const again = await ask('/sun-cars', { 'accept-encoding': encoding, 'if-none-match': etag })
    expect(again.status).toBe(304)
  }
  expect(tags.size).toBe(3)
})

test('HEAD gets the headers of a cached page and no body', async () => {
  const { ask } = await startCaching()
  const get = await ask('/sun-cars')
  const head = await ask('/sun-cars', {}, 'HEAD')
  expect([head.status, head.text]).toEqual([200, ''])
  for (const name of ['etag', 'content-length', 'content-encoding', 'cache-control', 'vary'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
})

test('browsers revalidate a page every time, a shared cache after a second', async () => {
  const { ask } = await startCaching()
  for (const _ of ['cold', 'cached'])
    expect((await ask('/sun-cars')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
    )
})

// Rule of "Speed": server/platform/rendering/cacheable-address.ts, server/platform/rendering/render-page.ts, server/platform/rendering/page-answers.test.ts
test('pages with a search, of a booking or an owner, and missing ones are rendered each time, and are private', async () => {
  const { ask, counts } = await startCaching()
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
    const { headers } = await ask(path)
    expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/^no-(?:cache|store)$/)])
  }
  expect(await counts()).toMatchObject({ hits: 0, renders: 0, pages: 0 })
})

test('a page that sets a cookie or varies by anything but its encoding is not cached', async () => {
  const { ask, counts } = await startCaching({
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
  expect(await counts()).toMatchObject({ renders: 0, pages: 0 })
})

test('a page expires when the day at the rental place ends', async () => {
  const { ask, clock } = await startCaching()
  const today = async () => /"today":"([\d-]+)"/.exec((await ask('/sun-cars')).text)?.[1]
  clock.set('2027-03-02T03:59:59Z')
  expect(await today()).toBe('2027-03-01')
  clock.set('2027-03-02T04:00:00Z')
  expect(await today()).toBe('2027-03-02')
})

test('a page with the first day of a pickup expires when that day is too soon', async () => {
  const { app, ask, clock, landing, authorization, invalidated } = await startCaching({
    site: async (_request, context) => {
      const visit = await context.site.visit('sun-cars')
      if (visit.kind !== 'found') return visitorsPage('', 404)
      const { rates } = await context.site.prices(visit.landing)
      return visitorsPage(pickupDates(rates.rules, context.site.now(visit.landing)).first)
    },
  })
  const saved = await app.inject({
    method: 'PUT',
    url: `/api/landings/${landing}/rates`,
    headers: { authorization },
    payload: { revision: 0, rates: { currency: 'USD', rules: { leadMinutes: 6 * 60 } } },
  })
  expect(saved.statusCode, saved.body).toBe(200)
  await invalidated(4)
  const first = async () => (await ask('/sun-cars')).text
  clock.set('2027-03-01T21:59:59Z')
  expect(await first()).toBe('2027-03-01')
  clock.set('2027-03-01T22:00:00Z')
  expect(await first()).toBe('2027-03-02')
})

test('each trusted origin has pages of its own, and other hosts get none', async () => {
  const { ask, app } = await startCaching()
  const own = /"origin":"([^"]+)"/.exec((await ask('/sun-cars')).text)?.[1]
  expect(own).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const foreign = await app.inject({ url: '/sun-cars', headers: { host: 'evil.example' } })
  expect(foreign.body).toContain('"origin":"http://localhost:')
  expect((await app.inject({ url: '/sun-cars', headers: { host: 'a b' } })).statusCode).toBe(400)
})

test('a cached page of the visitors’ host is not served on the owner’s', async () => {
  const { app, counts } = await startCaching({
    publicUrl: 'https://rent.example',
    ownerOrigin: 'https://office.example',
  })
  const from = (host: string) => app.inject({ url: '/sun-cars', headers: { host } })
  for (const _ of ['cold', 'cached']) expect((await from('rent.example')).statusCode).toBe(200)
  expect((await counts()).hits).toBe(1)
  const misplaced = await from('office.example')
  expect([misplaced.statusCode, misplaced.headers.location]).toEqual([307, 'https://rent.example/sun-cars'])
})

test('hits are counted, and not logged', async () => {
  const stream = new PassThrough()
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const { ask, counts } = await startCaching({ logger: { level: 'info', stream } })
  await ask('/sun-cars')
  const lines = text.split('\n').length
  for (let time = 0; time < 5; time++) await ask('/sun-cars')
  expect(text.split('\n').length).toBe(lines)
  expect((await counts()).hits).toBe(5)
})

test('the cache stays within its bytes and evicts the least recently used page', async () => {
  const { ask, parts, addOwner, counts, invalidated } = await startCaching({ pageCacheBytes: 30 * 1024 })
  const owner = await addOwner()
  for (let n = 0; n < 12; n++) await addLanding(parts, owner, { name: `many-${n}` })
  await invalidated(15)
  for (let n = 0; n < 12; n++) await ask(`/many-${n}`)
  const { bytes, pages, renders } = await counts()
  expect(bytes).toBeLessThanOrEqual(30 * 1024)
  expect(pages).toBeLessThan(12)
  await ask('/many-11')
  expect((await counts()).renders).toBe(renders)
})

test.runIf('url' in inject('testDatabase'))(
  'a server that is disconnected from notifications caches nothing until it is connected again',
  async () => {
    const { app, ask, parts, landing } = await startCaching()
    await ask('/sun-cars')
    expect((await pageCounts(app)).pages).toBe(1)
    // Sent meanwhile, and received by nobody.
    await parts.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`)
      await tx.update(landings).set({ displayName: 'Another name' }).where(eq(landings.id, landing))
    })
    await expect.poll(async () => (await pageCounts(app)).pages, { timeout: 15_000 }).toBe(0)
    expect((await ask('/sun-cars')).text).toContain('Another name')
    await openCache(app)
    await ask('/sun-cars')
    expect((await pageCounts(app)).pages).toBe(1)
  },
)

test('a server without change notifications renders every page', async () => {
  const nelly = await startTestApp({ site: echoSite, pageCacheBytes: 1024 * 1024 })
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
