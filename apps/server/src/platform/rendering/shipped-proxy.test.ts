import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { echoSite, visitorsPage } from '../../../tests/support/echo-site.ts'
import { fetchFrom, listening } from '../../../tests/support/listening.ts'
import { openCache } from '../../../tests/support/page-counts.ts'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { NGINX, startShippedProxy } from '../../../tests/support/shipped-proxy.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

const withNginx = test.runIf(existsSync(NGINX))

/** Fetches through the shipped proxy in front of servers on these ports. */
async function through(...ports: number[]) {
  const proxy = await startShippedProxy(ports)
  onTestFinished(() => proxy.stop())
  return fetchFrom(proxy.port)
}

/** A server behind the proxy, with one landing at `/sun-cars`, and the requests that reach it. */
async function startBehindProxy() {
  const nelly = await startTestApp({
    pageCacheBytes: 1024 * 1024,
    trustProxy: true,
    site: (request, context) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/landings')
        return Promise.resolve(visitorsPage(context.nonce, 200, { 'x-page-kind': 'owner' }))
      if (pathname.endsWith('/FAQ'))
        return Promise.resolve(visitorsPage('a cookie', 200, { 'set-cookie': 'attempt=1' }))
      return echoSite(request, context)
    },
  })
  const reached: IncomingMessage[] = []
  nelly.app.server.on('request', (request) => reached.push(request))
  await listening(nelly.app)
  await openCache(nelly.app)
  const owner = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, owner, { name: 'sun-cars' })
  const vehicle = await addVehicle(nelly.parts, landing)
  await addPicture(nelly.parts, vehicle)
  const authorization = `Bearer ${await nelly.signIn(owner)}`
  const reprice = (price: number) =>
    nelly.app.inject({
      method: 'PUT',
      url: `/api/vehicles/${landing}/${vehicle}`,
      headers: { authorization },
      payload: { price },
    })
  const get = await through((nelly.app.server.address() as AddressInfo).port)
  return { get, reached, reprice }
}

/** A server with a given response, and its number of requests. */
async function stub(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return { requests, port: (server.address() as AddressInfo).port }
}

withNginx('the shipped proxy caches a page, revalidates it, and shows a change', async () => {
  const { get, reached, reprice } = await startBehindProxy()
  const page = await get('/sun-cars')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('4500')])
  const isCached = async () => {
    const before = reached.length
    expect((await get('/sun-cars')).text).toBe(page.text)
    return reached.length === before
  }
  await expect.poll(isCached, { interval: 1, timeout: 15_000 }).toBe(true)
  const isRevalidated = async () => {
    await get('/sun-cars')
    return reached.some(({ headers }) => headers['if-none-match'] === page.headers.etag)
  }
  await expect.poll(isRevalidated, { timeout: 15_000 }).toBe(true)
  const known = await get('/sun-cars', { 'if-none-match': page.headers.etag ?? '' })
  expect([known.status, known.text]).toEqual([304, ''])
  expect((await reprice(77)).statusCode).toBe(200)
  await expect.poll(async () => (await get('/sun-cars')).text, { timeout: 15_000 }).toContain('7700')
})

withNginx('the shipped proxy caches nothing that is private', async () => {
  const { get, reached } = await startBehindProxy()
  for (const path of [
    '/landings',
    '/sun-cars/FAQ',
    '/sun-cars/review',
    '/sun-cars/my-reservation',
    '/sun-cars?date_of_departure=2027-03-10',
    '/nobody',
    '/api/session',
    '/healthz',
  ]) {
    const before = reached.length
    for (let time = 0; time < 3; time++) await get(path)
    expect([path, reached.length - before]).toEqual([path, 3])
  }
  // One connection, reused.
  expect(new Set(reached.map(({ socket }) => socket.remotePort)).size).toBeLessThan(reached.length / 2)
})

withNginx('the shipped proxy caches each encoding of a page separately', async () => {
  const { get } = await startBehindProxy()
  const { text } = await get('/sun-cars', { 'accept-encoding': 'identity' })
  for (let time = 0; time < 3; time++) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.0, gzip;q=0.5', 'gzip'],
      ['GZIP', 'gzip'],
      ['gzip;q=0', undefined],
      ['identity', undefined],
    ] as const) {
      const page = await get('/sun-cars', { 'accept-encoding': accepted })
      expect([accepted, page.headers['content-encoding'], page.text]).toEqual([accepted, encoding, text])
    }
  }
})

withNginx('the shipped proxy never retries a POST, and retries a GET on the other server', async () => {
  const dying = await stub(({ socket }) => socket.destroy())
  const alsoDying = await stub(({ socket }) => socket.destroy())
  const post = await through(dying.port, alsoDying.port)
  expect((await post('/sun-cars/review', {}, 'POST')).status).toBe(502)
  expect(dying.requests.length + alsoDying.requests.length).toBe(1)

  const busy = await stub((_request, response) => response.writeHead(503).end())
  const alsoBusy = await stub((_request, response) => response.writeHead(503).end())
  const postToBusy = await through(busy.port, alsoBusy.port)
  expect((await postToBusy('/api/reservations', {}, 'POST')).status).toBe(503)
  expect(busy.requests.length + alsoBusy.requests.length).toBe(1)

  const ready = await stub((_request, response) => response.end('ready'))
  const get = await through(dying.port, ready.port)
  for (let time = 0; time < 4; time++) expect((await get(`/sun-cars?${time}`)).text).toBe('ready')
})

withNginx("the shipped proxy forwards the client's real address, not a claimed one", async () => {
  const server = await stub((_request, response) => response.end())
  const get = await through(server.port)
  await get('/sun-cars', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' })
  expect(server.requests[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
  })
})
