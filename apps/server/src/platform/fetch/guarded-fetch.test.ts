import dns from 'node:dns/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const seen: { url: string; headers: object }[] = []
const answers: Record<string, RequestListener> = {
  '/feed': (_, reply) => reply.end('BEGIN:VCALENDAR'),
  '/moved': (_, reply) => reply.writeHead(302, { location: '/moved-2' }).end(),
  '/moved-2': (_, reply) => reply.writeHead(307, { location: `${origin}/moved-3` }).end(),
  '/moved-3': (_, reply) => reply.writeHead(308, { location: '/feed' }).end(),
  '/moved-often': (_, reply) => reply.writeHead(301, { location: '/moved' }).end(),
  '/moved-nowhere': (_, reply) => reply.writeHead(302).end(),
  '/moved-inside': (_, reply) => reply.writeHead(302, { location: 'http://localhost/feed' }).end(),
  '/moved-to-file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/unchanged': (_, reply) => reply.writeHead(304).end(),
  '/switched': (_, reply) => {
    reply.socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n')
  },
  '/hung-up': (_, reply) => void reply.socket?.destroy(),
  // The head of an answer, a byte at a time.
  '/dripping': (_, reply) => {
    const timer = setInterval(() => reply.socket?.write('H'), 20)
    reply.on('close', () => clearInterval(timer))
  },
  '/early-hints': (_, reply) => {
    const timer = setInterval(() => reply.writeProcessing(), 20)
    reply.on('close', () => clearInterval(timer))
  },
  '/gone': (_, reply) => reply.writeHead(410).end(),
  '/broken': (_, reply) => reply.writeHead(500).end(),
  '/long': (_, reply) => reply.end('x'.repeat(2_000)),
  // Without an end, and without a length that could be trusted.
  '/endless': (_, reply) => {
    const timer = setInterval(() => reply.write('x'.repeat(400)), 5)
    reply.on('close', () => clearInterval(timer))
  },
  '/mute': () => undefined,
  '/slow': (_, reply) => {
    const timer = setInterval(() => reply.write('x'), 20)
    reply.on('close', () => clearInterval(timer))
  },
  '/cut': (_, reply) => {
    reply.writeHead(200, { 'content-length': '100' }).write('x')
    setTimeout(() => reply.destroy(), 20)
  },
}

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, reply) => {
    seen.push({ url: request.url ?? '', headers: request.headers })
    answers[request.url ?? '']?.(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = () => ({ maxBytes: 1_000, signal: AbortSignal.timeout(300), accept: 'text/calendar' })
const isAllowed = () => true
const fetched = (address: string) => guardedFetch(address, { ...limits(), isAllowed })

test('a text is fetched with nothing of ours but what it is asked for', async () => {
  expect(await fetched(`${origin}/feed`)).toEqual({
    ok: true,
    value: { text: 'BEGIN:VCALENDAR', etag: null },
  })
  expect(seen.at(-1)?.headers).toEqual({
    host: new URL(origin).host,
    accept: 'text/calendar',
    'accept-encoding': 'identity',
    'user-agent': 'Nelly',
    connection: 'close',
  })
})

test('three redirects are followed, and each address is checked as the first', async () => {
  expect(await fetched(`${origin}/moved`)).toMatchObject({ ok: true, value: { text: 'BEGIN:VCALENDAR' } })
  const isHere = (address: string) => address === '127.0.0.1'
  vi.spyOn(dns, 'lookup').mockImplementation(
    async (host) => [{ address: host === 'localhost' ? '10.0.0.1' : host, family: 4 }] as never,
  )
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await guardedFetch(`${origin}/moved-inside`, { ...limits(), isAllowed: isHere })).toEqual({
    ok: false,
    refusal: 'address-not-public',
  })
})

describe('what can’t be fetched is refused', () => {
  test.each([
    ['/moved-often', 'redirected'],
    ['/moved-nowhere', 'redirected'],
    ['/moved-to-file', 'address-invalid'],
    ['/unchanged', 'not-modified'],
    ['/switched', 'failed'],
    ['/hung-up', 'unreachable'],
    ['/dripping', 'unreachable'],
    ['/early-hints', 'too-slow'],
    ['/gone', 'not-found'],
    ['/broken', 'failed'],
    ['/long', 'too-large'],
    ['/endless', 'too-large'],
    ['/mute', 'too-slow'],
    ['/slow', 'too-slow'],
    ['/cut', 'unreachable'],
  ])('%s: %s', async (path, refusal) => {
    expect(await fetched(origin + path)).toEqual({ ok: false, refusal })
  })

  test.each([
    ['ftp://example.com/feed', 'address-invalid'],
    ['file:///etc/passwd', 'address-invalid'],
    ['https://ana:secret@example.com/feed', 'address-invalid'],
    ['feed', 'address-invalid'],
    ['http://nowhere.invalid/feed', 'unreachable'],
    ['http://127.0.0.1:1/feed', 'unreachable'],
  ])('%s: %s', async (address, refusal) => {
    expect(await fetched(address)).toEqual({ ok: false, refusal })
  })
})

describe('an address within our own network is never connected to', () => {
  test.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://127.1',
    'http://0x7f000001',
    'http://2130706433',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://0.0.0.0',
  ])('%s', async (host) => {
    const before = seen.length
    const address = `${host}:${new URL(origin).port}/feed`
    expect(await guardedFetch(address, limits())).toEqual({ ok: false, refusal: 'address-not-public' })
    expect(seen.length).toBe(before)
  })
})

describe('a name is looked up once, and that very address is connected to', () => {
  /** Answers the first look-up with these addresses; a later one is as ever, and finds nothing. */
  const told = (...addresses: string[]) => {
    const spy = vi.spyOn(dns, 'lookup')
    onTestFinished(() => spy.mockRestore())
    spy.mockResolvedValueOnce(addresses.map((address) => ({ address, family: 4 })) as never)
    return spy
  }
  const at = (host: string) => `http://${host}:${new URL(origin).port}/feed`

  test('a name that would lead elsewhere the second time is not asked again', async () => {
    const lookup = told('127.0.0.1')
    expect(await fetched(at('channel.test'))).toMatchObject({ ok: true })
    expect(lookup).toHaveBeenCalledOnce()
  })

  test('a name of which one address is within our own network is refused', async () => {
    told('93.184.216.34', '127.0.0.1')
    const before = seen.length
    expect(await guardedFetch(at('both.test'), limits())).toEqual({
      ok: false,
      refusal: 'address-not-public',
    })
    expect(seen.length).toBe(before)
  })
})
