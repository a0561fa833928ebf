import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { echo, html, startWithSite } from '../../../tests/support/page-site.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

test('a visitor’s page may only use the inline scripts and styles that the web app lists, whatever its contents', async () => {
  const { app } = await startWithSite(async () =>
    html('<p title=" src=<script>">x</p><script>alert(1)</script><style>p{color:red}</style>', {
      'x-script-hashes': "'sha256-a' 'sha256-b'",
      'x-style-hashes': "'sha256-c'",
    }),
  )
  const { headers } = await app.inject({ url: '/sun-cars' })
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b'")
  expect(policy).toContain("style-src 'self' 'sha256-c'")
  expect(headers).not.toHaveProperty('x-script-hashes')
  expect(headers).not.toHaveProperty('x-style-hashes')
})

test('a visitor’s page without listed sources may only use files', async () => {
  const { app } = await startWithSite(async () => html('<script>alert(1)</script><style>p{}</style>'))
  const policy = String((await app.inject('/x')).headers['content-security-policy']).split('; ')
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
})

test('an owner’s page runs scripts with its nonce, a fresh one each time', async () => {
  const { app } = await startWithSite(async (_request, { nonce }) =>
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
    const { app } = await startWithSite(echo)
    expect((await app.inject({ url: path })).headers['cache-control']).toBe(cache)
  })
}

test('the address of a reservation’s own page is never sent as a referrer, and the page is not cached', async () => {
  const { app } = await startWithSite(async (request) =>
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
  // A page with a form may override it: without a referrer its browser would not send the form's origin.
  const { headers } = await app.inject('/sun-cars/my-reservation?s=secret&do=cancel')
  expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['same-origin', 'no-store'])
})

test('the address of a mailed link, and of one to pay, is never sent as a referrer', async () => {
  const { app } = await startWithSite(echo)
  for (const path of ['/invitation/a', '/pay/a', '/reset/a', '/reset/email/a', '/sign-up/a'])
    expect([path, (await app.inject(path)).headers['referrer-policy']]).toEqual([path, 'no-referrer'])
})

test('cookies, redirects and headers of the web app are passed on unchanged', async () => {
  const { app } = await startWithSite(async () => {
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

test('a page is sent in the encoding that the browser prefers', async () => {
  const long = `<p>${'ñandú '.repeat(1000)}</p>`
  const { app } = await startWithSite(async () => html(long, { vary: 'accept-language' }))
  const ask = (encoding: string) => app.inject({ url: '/sun-cars', headers: { 'accept-encoding': encoding } })
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip, zstd', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const answer = await ask(accepted)
    expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, encoding])
    expect(decoders[encoding](answer.rawPayload).toString()).toBe(long)
    expect(answer.headers.vary).toBe('accept-language, accept-encoding')
  }
  const plain = await ask('identity')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, long])
})

test('client files of the web app are sent with their types, compressed, and cached for good', async () => {
  const started = await startTestApp()
  const webFolder = join(started.folder, 'client')
  mkdirSync(join(webFolder, 'assets'), { recursive: true })
  writeFileSync(join(started.folder, 'secret.txt'), 'secret')
  for (const [name, content] of [
    ['app-abc123.js', 'plain'],
    ['app-abc123.js.br', 'brotli'],
    ['app-abc123.js.gz', 'gzip'],
    ['inter-abc123.woff2', 'font'],
  ] as const)
    writeFileSync(join(webFolder, 'assets', name), content)
  const { app } = await startWithSite(echo, { webFolder })
  const get = (url: string, headers = {}) => app.inject({ url, headers })
  for (const [accepted, encoding, body] of [
    ['gzip, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ] as const) {
    const script = await get('/assets/app-abc123.js', { 'accept-encoding': accepted })
    expect([script.headers['content-encoding'], script.body]).toEqual([encoding, body])
    expect(script.headers).toMatchObject({
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript; charset=utf-8$/i),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    const { etag = '' } = script.headers
    const known = await get('/assets/app-abc123.js', { 'accept-encoding': accepted, 'if-none-match': etag })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  }
  expect((await get('/assets/inter-abc123.woff2')).headers['content-type']).toBe('font/woff2')
  expect((await app.inject({ method: 'HEAD', url: '/assets/app-abc123.js' })).statusCode).toBe(200)
  for (const url of [
    '/assets/gone-1.js',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/.%2fapp-abc123.js',
    '/assets/%0a',
    '/assets/%00',
  ]) {
    const missing = await get(url)
    expect([url, missing.statusCode, missing.headers['cache-control']]).toEqual([url, 404, 'no-store'])
  }
  expect((await get('/assets/%2e%2e/%2e%2e/secret.txt')).body).not.toBe('secret')
})
