import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let started: TestApp

beforeAll(async () => {
  started = await startTestApp()
})

const get = (url: string, headers: Record<string, string> = {}) => started.app.inject({ url, headers })

test('every response forbids type sniffing and framing by others, and limits the referrer', async () => {
  for (const url of [
    '/healthz',
    '/api/session',
    '/api/nothing',
    '/some-landing',
    '/%zz',
    '/storage/none.png',
  ]) {
    const { headers } = await get(url)
    expect([url, headers]).toEqual([
      url,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin',
      }),
    ])
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('responses of calls are not cached and run nothing', async () => {
  for (const url of ['/api/session', '/healthz', '/metrics', '/publicLanding/none']) {
    const { headers } = await get(url)
    expect([headers['cache-control'], headers['content-security-policy']]).toEqual([
      'no-store',
      "default-src 'none'; frame-ancestors 'none'",
    ])
  }
})

test('with an https public address, responses have HSTS', async () => {
  const { app } = await startTestApp({ publicUrl: 'https://rent.example.com' })
  expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000')
})

test('an invalid address is a 400', async () => {
  for (const url of ['/landing/%E0%A4', '/api/%zz', '/publicLanding/%', '/%C0%80']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 400])
  }
})

test('an invalid host is a 400, for calls and pages', async () => {
  for (const host of ['a b', 'a/b', 'a@b', '<x>', 'a:99999999']) {
    for (const url of ['/healthz', '/some-landing']) {
      expect([host, url, (await get(url, { host })).statusCode]).toEqual([host, url, 400])
    }
  }
  expect((await get('/healthz', { host: 'rent.example.com:8443' })).statusCode).toBe(200)
  expect((await get('/healthz', { host: '[::1]:3000' })).statusCode).toBe(200)
})

test('an invalid body or one of another type is refused', async () => {
  const send = (type: string, payload: string) =>
    started.app.inject({ method: 'POST', url: '/login-nelly', headers: { 'content-type': type }, payload })
  for (const [type, payload, status] of [
    ['application/json', '{"email":', 400],
    ['application/json', '', 422],
    ['application/json', ' ', 400],
    ['application/json', '{"__proto__": {"x": 1}}', 400],
    ['application/json', 'null', 422],
    ['application/json', `"${'x'.repeat(2_000_000)}"`, 413],
    ['application/xml', '<email/>', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
  ] as const) {
    const answer = await send(type, payload)
    expect([type, payload.slice(0, 20), answer.statusCode]).toEqual([type, payload.slice(0, 20), status])
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  }
})
