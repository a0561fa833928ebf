import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { echo, html, startWithSite } from '../../../tests/support/page-site.ts'

test('a page gets its whole address, query included', async () => {
  const { app } = await startWithSite(echo)
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

test('the configured origin overrides any host of the request', async () => {
  const { app } = await startWithSite(echo, { publicUrl: 'https://nelly.example' })
  const answer = await app.inject({ url: '/x', headers: { host: 'evil.example' } })
  expect(JSON.parse(answer.body).url).toBe('https://nelly.example/x')
})

test('a foreign host is ignored, even from a proxy', async () => {
  const headers = { host: 'shop.example', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }
  for (const trustProxy of [false, true]) {
    const { app } = await startWithSite(echo, { trustProxy })
    expect(JSON.parse((await app.inject({ url: '/x', headers })).body).origin).toBe('http://localhost:80')
  }
})

test('a visitor’s form reaches the page unchanged', async () => {
  const { app } = await startWithSite(echo)
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
  test(`${what} is not a form: ${status}, as a page to people`, async () => {
    const { app } = await startWithSite(echo)
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

test("another site's form is refused before its body is read; all other forms pass", async () => {
  const { app } = await startWithSite(echo)
  const send = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/sun-cars/review',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'a=1',
    })
  const refused = await send({ 'sec-fetch-site': 'cross-site', 'accept-language': 'es' })
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(refused.body).toContain('Este formulario se envió desde otro sitio web.')
  for (const site of ['same-origin', 'same-site', 'none', undefined]) {
    expect([site, (await send(site ? { 'sec-fetch-site': site } : {})).statusCode]).toEqual([site, 200])
  }
  const opened = await app.inject({ url: '/sun-cars', headers: { 'sec-fetch-site': 'cross-site' } })
  expect(opened.statusCode).toBe(200)
})

test('other methods are refused with the allowed ones', async () => {
  const { app } = await startWithSite(echo)
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/sun-cars' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  }
})

test('HEAD answers like GET, without the body', async () => {
  const { app } = await startWithSite(echo)
  const asked = await app.inject({ url: '/sun-cars' })
  const head = await app.inject({ method: 'HEAD', url: '/sun-cars' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(asked.headers['content-length'])
  expect(head.headers['content-security-policy']).toBe(asked.headers['content-security-policy'])
})

test('below the first segment of a call there are no pages for programs, and none for anybody below /api', async () => {
  const { app } = await startWithSite(echo)
  for (const { url, headers } of [
    { url: '/api/nothing', headers: { accept: 'text/html' } },
    { url: '/reservations/1/more', headers: {} },
    { url: '/vehicle/1/2/3/4', headers: {} },
  ]) {
    const answer = await app.inject({ url, headers })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'route-not-found'])
  }
  const answer = await app.inject({ url: '/api/reservations' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, expect.stringContaining('POST')])
})

test('an invalid address is a 400, as a page to people and as data to programs', async () => {
  const { app } = await startWithSite(echo)
  const page = await app.inject({ url: '/%zz', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  const data = await app.inject({ url: '/%zz' })
  expect([data.statusCode, data.json().code]).toEqual([400, 'body-malformed'])
})

test.for([
  ['HTTP/2.0 in the request line', 'HTTP/2.0', 'Host: localhost', 505],
  ['HTTP/0.9 in the request line', 'HTTP/0.9', 'Host: localhost', 505],
  ['two hosts', 'HTTP/1.1', 'Host: localhost\r\nhost: evil.example', 400],
  ['the same host twice', 'HTTP/1.1', 'Host: localhost\r\nHost: localhost', 400],
  ['one host in HTTP/1.0', 'HTTP/1.0', 'Host: localhost', 200],
] as const)('%s', async ([, version, host, status]) => {
  const { app } = await startWithSite(echo)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const answer = await sendRaw(
    Number(port),
    `GET /sun-cars ${version}\r\n${host}\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('an invalid host is a 400 page', async () => {
  const { app } = await startWithSite(echo)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const answer = await sendRaw(
    Number(port),
    'GET /sun-cars HTTP/1.1\r\nHost: a b\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('<!doctype html>')
})

// Rule of "Screens: the visitor's": server/platform/http/fault-page.ts
test('a failing page is answered with a plain page without private data', async () => {
  const { app } = await startWithSite(async () => {
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

// Rule of "Found and shared": web/entry.server.tsx, server/features/public-site/routes.ts, web/entry.server.test.ts
test('an error while a page is rendered is logged, without request data that a database repeats', async () => {
  const stream = new PassThrough()
  const { app } = await startWithSite(
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

test('no address and no headers make a page fail', async () => {
  const { app } = await startWithSite(echo)
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

/** Sends raw bytes that no HTTP client would. */
function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}
