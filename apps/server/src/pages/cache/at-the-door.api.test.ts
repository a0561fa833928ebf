import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { listening } from '../../testing/listening.ts'
import { openCache, pageCounts } from '../../testing/page-counts.ts'
import { rawConnection } from '../../testing/raw-connection.ts'
import { addLanding } from '../../testing/rental.ts'
import { tellingSite } from '../../testing/telling-site.ts'
import { startTestApp } from '../../testing/test-app.ts'

/** An app that keeps pages, with the page of one landing kept, and one that keeps none. */
async function start() {
  const nelly = await startTestApp({ site: tellingSite, pageCacheBytes: 1024 * 1024 })
  const bare = await createApp({ ...nelly.parts, pageCacheBytes: 0 })
  await listening(nelly.app)
  await listening(bare)
  // Before anything changes, so that it hears of the landing for sure.
  await openCache(nelly.app)
  await addLanding(nelly.parts, await nelly.addOwner(), { name: 'sun-cars' })
  await expect.poll(async () => (await pageCounts(nelly.app)).changes).toBe(1)
  const portOf = (app: typeof bare) => (app.server.address() as AddressInfo).port
  const port = portOf(nelly.app)
  // Drawn for this host, and asked for so often that it is there in each form, which stays the same from then on.
  await expect
    .poll(() => over(port, asked('accept-encoding: br')), { interval: 1, timeout: 10_000 })
    .toMatch(/etag: "[\w-]+-br"/)
  return { ...nelly, port, barePort: portOf(bare) }
}

const asked = (...lines: string[]) =>
  ['GET /sun-cars HTTP/1.1', 'host: 127.0.0.1:80', ...lines, '', ''].join('\r\n')

/** Whether an answer with a length is there as a whole, behind so many others. */
const isWhole = (received: string, count = 1): boolean => {
  let rest = received
  for (let nth = 0; nth < count; nth++) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return false
    const length = rest.startsWith('HTTP/1.1 304') ? 0 : Number(/content-length: (\d+)/i.exec(rest)?.[1])
    if (rest.length < end + 4 + length) return false
    rest = rest.slice(end + 4 + length)
  }
  return true
}

async function over(port: number, bytes: string): Promise<string> {
  const connection = await rawConnection(port)
  connection.send(bytes)
  const received = await connection.until(isWhole)
  connection.close()
  return received
}

/** An answer but for what differs from one to the next: the lines of its head in order, and its body. */
function told(answer: string) {
  const end = answer.indexOf('\r\n\r\n')
  const [status, ...lines] = answer.slice(0, end).split('\r\n')
  const headers = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
  const volatile = /^(?:date|x-request-id):/
  return {
    status,
    headers: headers.filter((line) => !volatile.test(line)).sort(),
    body: answer.slice(end + 4),
  }
}

test('what is answered on the bare connection is what the HTTP server answers', async () => {
  const { port, app } = await start()
  const etag = /etag: (\S+)/.exec(await over(port, asked('accept-encoding: gzip')))?.[1]
  for (const lines of [
    ['accept-encoding: br'],
    ['accept-encoding: gzip', 'connection: Keep-Alive'],
    ['accept-encoding: zstd'],
    [],
    ['accept-encoding: gzip', `if-none-match: ${etag}`],
  ]) {
    const before = (await pageCounts(app)).hits as number
    const atTheDoor = await over(port, asked(...lines))
    // Another question before it, and the connection is the HTTP server's.
    const connection = await rawConnection(port)
    connection.send('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:80\r\nconnection: keep-alive\r\n\r\n')
    const first = await connection.until(isWhole)
    connection.send(asked(...lines))
    const both = await connection.until((received) => isWhole(received, 2))
    connection.close()
    expect(told(both.slice(first.length))).toEqual(told(atTheDoor))
    expect(atTheDoor).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
    expect((await pageCounts(app)).hits).toBe(before + 2)
  }
})

test('a connection goes on from one page to the next, and to what is not kept', async () => {
  const { port } = await start()
  const connection = await rawConnection(port)
  let received = ''
  for (const [nth, path] of ['/sun-cars', '/sun-cars', '/nobody', '/sun-cars', '/healthz'].entries()) {
    connection.send(asked().replace('/sun-cars', path))
    received = await connection.until((all) => isWhole(all, nth + 1))
  }
  expect([...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))).toEqual([
    200, 200, 404, 200, 200,
  ])
  connection.close()
})

test.each([
  ['two requests at once', asked() + asked()],
  ['a body that is announced', `${asked('content-length: 5')}hello`],
  ['a body in pieces', `${asked('transfer-encoding: chunked')}0\r\n\r\n`],
  ['both lengths', `${asked('content-length: 5', 'transfer-encoding: chunked')}0\r\n\r\n`],
  ['two hosts', asked('host: other.example')],
  ['a foreign host', asked().replace('127.0.0.1:80', 'evil.example')],
  ['a host that is none', asked().replace('127.0.0.1:80', 'a b')],
  ['no host', asked().replace('host: 127.0.0.1:80\r\n', '')],
  ['a folded header', asked('x-a: b', ' c')],
  ['bare line ends', asked().replaceAll('\r\n', '\n')],
  ['the whole address', asked().replace('/sun-cars', 'http://127.0.0.1/sun-cars')],
  ['nothing that is HTTP', 'hello\r\n\r\n'],
  ['a header of 20 kB', asked(`x-a: ${'a'.repeat(20_000)}`)],
])('%s: the same as without kept pages', async (_, bytes) => {
  const { port, barePort } = await start()
  const statuses = async (at: number) => {
    const connection = await rawConnection(at)
    connection.send(bytes)
    // What comes behind tells where the server saw the end of the request.
    connection.send('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:80\r\nconnection: close\r\n\r\n')
    await connection.ended
    const all = await connection.until(() => true)
    return all.match(/HTTP\/1\.1 \d+/g)
  }
  expect(await statuses(port)).toEqual(await statuses(barePort))
})

test('a request that comes byte by byte is answered as well', async () => {
  const { port } = await start()
  const connection = await rawConnection(port)
  for (const byte of asked()) connection.send(byte)
  expect(await connection.until(isWhole)).toContain('200 OK')
  connection.close()
})

test('who takes nothing of what they ask for is asked no more until they do, and others are answered', async () => {
  const { port, app } = await start()
  const accepted = once(app.server, 'connection') as Promise<[Socket]>
  const connection = await rawConnection(port)
  const [served] = await accepted
  connection.pause()
  let sent = 0
  // One at a time, as several at once would be the HTTP server's.
  for (; !served.isPaused() && sent < 20_000; sent++) {
    connection.send(asked())
    const isRead = () => served.bytesRead >= (sent + 1) * asked().length
    while (!isRead() && !served.isPaused()) await nextTurn()
  }
  expect(served.isPaused()).toBe(true)
  expect(served.writableLength).toBeLessThan(1024 * 1024)
  expect(await over(port, asked())).toContain('200 OK')
  connection.resume()
  const received = await connection.until((all) => isWhole(all, sent))
  expect([...received.matchAll(/HTTP\/1\.1 200/g)].length).toBe(sent)
  connection.close()
})

test('an app that closes lets those go who wait for nothing', async () => {
  const { app, port } = await start()
  const connection = await rawConnection(port)
  connection.send(asked())
  await connection.until(isWhole)
  const idle = await rawConnection(port)
  await app.close()
  await Promise.all([connection.ended, idle.ended])
})
