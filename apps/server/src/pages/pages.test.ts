import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import type { SiteHandler } from './site-handler.ts'

const html = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

/** Tells what it was asked, as a page. */
const echo: SiteHandler = async (request, { origin }) =>
  html(JSON.stringify({ method: request.method, url: request.url, origin, body: await request.text() }), {
    'x-page-kind': 'visitor',
  })

const startWith = (site: SiteHandler, more = {}) => startTestApp({ site, ...more })

test('a page is asked for by its whole address, query included', async () => {
  const { app } = await startWith(echo)
  const answer = await app.inject({
    url: '/sun-cars/vehicle?persons=4&a=%C3%B1',
    headers: { host: 'localhost:3000' },
  })
  expect(JSON.parse(answer.body)).toEqual({
    method: 'GET',
    url: 'http://localhost:3000/sun-cars/vehicle?persons=4&a=%C3%B1',
    origin: 'http://localhost:3000',
    body: '',
  })
})

test('the configured origin wins over whatever host is named', async () => {
  const { app } = await startWith(echo, { publicUrl: 'https://nelly.example' })
  const answer = await app.inject({ url: '/x', headers: { host: 'evil.example' } })
  expect(JSON.parse(answer.body).url).toBe('https://nelly.example/x')
})

test('a foreign host is believed only from a trusted proxy', async () => {
  const headers = { host: 'shop.example', 'x-forwarded-proto': 'https' }
  const alone = await startWith(echo)
  expect(JSON.parse((await alone.app.inject({ url: '/x', headers })).body).origin).toBe('http://localhost:80')
  const behindProxy = await startWith(echo, { trustProxy: true })
  const answer = await behindProxy.app.inject({ url: '/x', headers })
  expect(JSON.parse(answer.body).origin).toBe('https://shop.example')
})

test('two slashes lead to no other host', async () => {
  const { app } = await startWith(echo)
  const answer = await app.inject({ url: '//evil.example/x' })
  expect(new URL(JSON.parse(answer.body).url).host).toBe('localhost')
})

test('a visitor’s form reaches the page as it was sent', async () => {
  const { app } = await startWith(echo)
  const answer = await app.inject({
    method: 'POST',
    url: '/sun-cars/review',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Mar%C3%ADa&extra=a&extra=b',
  })
  expect(JSON.parse(answer.body)).toMatchObject({ method: 'POST', body: 'name=Mar%C3%ADa&extra=a&extra=b' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

for (const { what, type, payload, status } of [
  { what: 'JSON', type: 'application/json', payload: '{"a":1}', status: 415 },
  { what: 'a body of no type', type: undefined, payload: 'a=1', status: 415 },
  { what: 'a multipart body without its boundary', type: 'multipart/form-data', payload: 'x', status: 400 },
  {
    what: 'a truncated multipart body',
    type: 'multipart/form-data; boundary=b',
    payload: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf',
    status: 400,
  },
  {
    what: 'a form of more than a megabyte',
    type: 'application/x-www-form-urlencoded',
    payload: `a=${'x'.repeat(1024 * 1024)}`,
    status: 413,
  },
]) {
  test(`${what} is no form: ${status}, as a page to people`, async () => {
    const { app } = await startWith(echo)
    const answer = await app.inject({
      method: 'POST',
      url: '/sun-cars/review',
      headers: { accept: 'text/html', ...(type ? { 'content-type': type } : {}) },
      payload: Buffer.from(payload),
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
  })
}

test('other methods are refused and the right ones named', async () => {
  const { app } = await startWith(echo)
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/sun-cars' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  }
})

test('HEAD answers what GET would, but for the body', async () => {
  const { app } = await startWith(echo)
  const asked = await app.inject({ url: '/sun-cars' })
  const head = await app.inject({ method: 'HEAD', url: '/sun-cars' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(asked.headers['content-length'])
  expect(head.headers['content-security-policy']).toBe(asked.headers['content-security-policy'])
})

test('below the first segment of a call nobody gets a page', async () => {
  const { app } = await startWith(echo)
  for (const url of ['/api/nothing', '/reservations/1/more', '/vehicle/1/2/3/4']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'route-not-found'])
  }
  const answer = await app.inject({ url: '/api/reservations' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, expect.stringContaining('POST')])
})

test('an address that cannot be read is a 400, as a page to people and as data to programs', async () => {
  const { app } = await startWith(echo)
  const page = await app.inject({ url: '/%zz', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  const data = await app.inject({ url: '/%zz' })
  expect([data.statusCode, data.json().code]).toEqual([400, 'body-malformed'])
})

test('a host that is none is a 400 page', async () => {
  const { app } = await startWith(echo)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const answer = await sendRaw(
    Number(port),
    'GET /sun-cars HTTP/1.1\r\nHost: a b\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('<!doctype html>')
})

test('a page that fails is a plain page that tells nothing private', async () => {
  const { app } = await startWith(async () => {
    throw new Error('the password is swordfish')
  })
  const answer = await app.inject({
    url: '/sun-cars',
    headers: { accept: 'text/html', 'accept-language': 'es' },
  })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('¡Ups! Algo salió mal.')
  expect(answer.body).not.toContain('swordfish')
})

test('what goes wrong while a page is drawn is in the log, without what a database repeats of the request', async () => {
  const stream = new PassThrough()
  const { app } = await startWith(
    async (_request, { onFault }) => {
      const refused = Object.assign(new Error('Failed query: insert … params: María,+1 809 555 0199'), {
        query: 'insert',
        params: ['María'],
      })
      onFault(new Error('the page could not be loaded', { cause: refused }))
      return html('<h1>Sorry</h1>', {}, 500)
    },
    { logger: { level: 'error', stream } },
  )
  expect((await app.inject({ url: '/sun-cars' })).statusCode).toBe(500)
  const text = String(stream.read())
  expect(JSON.parse(text)).toMatchObject({
    level: 50,
    msg: 'a page failed',
    request: expect.any(String),
    err: { message: 'the page could not be loaded', cause: { message: 'the database refused a query' } },
  })
  expect(text).not.toContain('María')
})

test('a visitor’s page may run its own inline scripts and styles, known by hash, and no others', async () => {
  const script = 'document.title += "\\r"\nconsole.log("ñ")'
  const { app } = await startWith(async () =>
    html(
      `<style>p{color:red}</style><script src="/assets/a.js"></script><script type="module">${script}</script>`,
    ),
  )
  const answer = await app.inject({ url: '/sun-cars' })
  const policy = String(answer.headers['content-security-policy'])
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy.split('; ')).toContain(`script-src 'self' ${sha256(script)}`)
  expect(policy.split('; ')).toContain(`style-src 'self' ${sha256('p{color:red}')}`)
  expect(policy).not.toContain('unsafe-inline')
})

test('data for machines is never run, so that the policy allows no script for it', async () => {
  const data = '{"@context":"https://schema.org"}'
  const page = html(`<script type="application/ld+json">${data}</script>`, { 'x-page-kind': 'visitor' })
  const { app } = await startWith(async () => page)
  const policy = String((await app.inject('/x')).headers['content-security-policy'])
  expect(policy.split('; ')).toContain("script-src 'self'")
})

test('an owner’s page runs what carries its nonce, a fresh one each time', async () => {
  const { app } = await startWith(async (_request, { nonce }) =>
    html(`<script nonce="${nonce}">1</script>`, { 'x-page-kind': 'owner' }),
  )
  const first = await app.inject({ url: '/landings' })
  const nonce = /nonce="([^"]{16,})"/.exec(first.body)?.[1]
  const policy = String(first.headers['content-security-policy']).split('; ')
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(first.headers).not.toHaveProperty('x-page-kind')
  expect((await app.inject({ url: '/landings' })).body).not.toBe(first.body)
})

for (const { path, cache } of [
  { path: '/sun-cars', cache: 'no-cache' },
  { path: '/sun-cars/vehicle', cache: 'no-cache' },
  { path: '/sun-cars/review', cache: 'no-store' },
  { path: '/sun-cars/thanks-you?r=abc', cache: 'no-store' },
]) {
  test(`${path} is ${cache}`, async () => {
    const { app } = await startWith(echo)
    expect((await app.inject({ url: path })).headers['cache-control']).toBe(cache)
  })
}

test('cookies, redirects and headers of the web app arrive as they are', async () => {
  const { app } = await startWith(async () => {
    const headers = new Headers({
      location: '/sun-cars',
      vary: 'Accept-Language',
      'cache-control': 'max-age=5',
    })
    headers.append('set-cookie', 'a=1; Path=/')
    headers.append('set-cookie', 'b=2; Expires=Wed, 21 Oct 2037 07:28:00 GMT')
    return new Response(null, { status: 308, headers })
  })
  const answer = await app.inject({ url: '/Sun-Cars' })
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    308,
    '/sun-cars',
    'max-age=5',
  ])
  expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Expires=Wed, 21 Oct 2037 07:28:00 GMT'])
})

test('a page is sent in the encoding that the browser likes best', async () => {
  const long = `<p>${'ñandú '.repeat(1000)}</p>`
  const { app } = await startWith(async () => html(long, { vary: 'accept-language' }))
  const ask = (encoding: string) => app.inject({ url: '/sun-cars', headers: { 'accept-encoding': encoding } })
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }
  for (const [asked, given] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'zstd'],
    ['br;q=0, zstd;q=0, *', 'gzip'],
  ] as const) {
    const answer = await ask(asked)
    expect([asked, answer.headers['content-encoding']]).toEqual([asked, given])
    expect(decoders[given](answer.rawPayload).toString()).toBe(long)
    expect(answer.headers.vary).toBe('accept-language, accept-encoding')
  }
  const plain = await ask('identity')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, long])
})

test('the web app’s own files are sent with their types, those named by content for good', async () => {
  const started = await startTestApp()
  const webFolder = join(started.folder, 'client')
  mkdirSync(join(webFolder, 'assets'), { recursive: true })
  writeFileSync(join(webFolder, 'assets', 'app-abc123.js'), `/* ${'long '.repeat(500)}*/`)
  writeFileSync(join(webFolder, 'favicon.ico'), 'icon')
  writeFileSync(join(started.folder, 'secret.txt'), 'secret')
  const { app } = await startWith(echo, { webFolder })
  const script = await app.inject({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': 'br' } })
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
  expect((await app.inject({ method: 'HEAD', url: '/assets/app-abc123.js' })).statusCode).toBe(200)
  const icon = await app.inject({ url: '/favicon.ico?v=2' })
  expect([icon.body, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
    'icon',
    'image/x-icon',
    'public, max-age=3600',
  ])
  const missing = await app.inject({ url: '/assets/gone-1.js' })
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  for (const url of [
    '/assets/..%2f..%2fsecret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
  ]) {
    expect((await app.inject({ url })).body).not.toBe('secret')
  }
})

test('no address and no headers make a page fail', async () => {
  const { app } = await startWith(echo)
  const header = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, ''))
  const asked = fc.record({
    method: fc.constantFrom('GET' as const, 'HEAD' as const, 'POST' as const),
    path: fc.oneof(
      fc.webPath(),
      fc.string({ maxLength: 60 }).map((text) => encodeURI(text.toWellFormed())),
    ),
    headers: fc.dictionary(
      fc.constantFrom(
        'host',
        'accept',
        'accept-encoding',
        'accept-language',
        'content-type',
        'x-forwarded-host',
        'cookie',
      ),
      header,
    ),
    payload: fc.string({ maxLength: 50 }),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ method, path, headers, payload }) => {
      const body = method === 'POST' ? { payload } : {}
      const answer = await app.inject({ method, url: `/x${path}`, headers, ...body })
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})

/** Sends bytes that no HTTP client would. */
function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(request))
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('the address of one’s own reservation goes along to nowhere, and nobody keeps the page', async () => {
  const { app } = await startWith(async (request) =>
    html('', request.url.includes('do=') ? { 'referrer-policy': 'same-origin' } : {}, 404),
  )
  for (const path of [
    '/sun-cars/my-reservation',
    '/sun-cars/My-Reservation/calendar',
    '/x/my-reservation/',
  ]) {
    const { headers } = await app.inject(`${path}?s=secret`)
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store'])
  }
  // A page with a form may say otherwise: without a referrer its browser would not tell where the form comes from.
  const { headers } = await app.inject('/sun-cars/my-reservation?s=secret&do=cancel')
  expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['same-origin', 'no-store'])
})
