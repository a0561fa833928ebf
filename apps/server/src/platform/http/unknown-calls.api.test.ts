import { RESERVED_NAMES } from '@nelly/domain/landings/reserved-names'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let started: TestApp

beforeAll(async () => {
  started = await startTestApp({
    site: async () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } }),
  })
})

for (const url of [
  '/landing/1/2/3',
  '/api',
  '/api/',
  '/api/nothing',
  '/api/landings',
  '/sanctum/x',
  '/reviews/a/b',
]) {
  test(`nothing is found at ${url}, reported as data`, async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) {
      const answer = await started.app.inject({ method, url })
      expect([method, answer.statusCode, answer.json().code]).toEqual([method, 404, 'route-not-found'])
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })
}

for (const url of [
  '/landings/xyz',
  '/landing/3',
  '/landing',
  '/reviews/x',
  '/vehicle/1',
  '/vehicle/1/2/3/4',
  '/publicLanding/x',
]) {
  test(`a browser that opens ${url} gets a page; a program gets data, and so does everybody below /api`, async () => {
    const { app } = started
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const typeOf = async (path: string, headers = {}) =>
      (await app.inject({ url: path, headers })).headers['content-type']
    expect(await typeOf(url, { accept })).toContain('text/html')
    expect((await app.inject({ url, headers: { accept } })).headers.vary).toContain('accept')
    expect(await typeOf(url)).toContain('application/json')
    expect(await typeOf(url, { accept: 'application/json' })).toContain('application/json')
    expect(await typeOf(`/api${url}`, { accept })).toContain('application/json')
  })
}

test('a form that is sent to a call is answered as data, also to a browser', async () => {
  const answer = await started.app.inject({
    method: 'POST',
    url: '/landing',
    headers: { accept: 'text/html' },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    401,
    'application/json; charset=utf-8',
  ])
})

test('a very long segment is not found', async () => {
  const answer = await started.app.inject(`/publicLanding/${'x'.repeat(400)}`)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'route-not-found'])
})

for (const { method, url, allow } of [
  { method: 'GET', url: '/landing', allow: 'POST, OPTIONS' },
  { method: 'GET', url: '/api/landing?x=1', allow: 'POST, OPTIONS' },
  { method: 'PUT', url: '/landing/3', allow: 'DELETE, GET, HEAD, OPTIONS' },
  { method: 'DELETE', url: '/landings/1/2', allow: 'GET, HEAD, OPTIONS' },
  { method: 'GET', url: '/login-nelly', allow: 'POST, OPTIONS' },
  { method: 'HEAD', url: '/login-nelly', allow: 'POST, OPTIONS' },
  { method: 'POST', url: '/healthz', allow: 'GET, HEAD, OPTIONS' },
  { method: 'PUT', url: '/storage/logos/a.png', allow: 'GET, HEAD, OPTIONS' },
  { method: 'PATCH', url: '/landing/1/locations/', allow: 'DELETE, OPTIONS' },
] as const) {
  test(`${method} ${url} is refused with the allowed methods: ${allow}`, async () => {
    const answer = await started.app.inject({ method, url })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
    if (method !== 'HEAD') expect(answer.json().code).toBe('method-not-allowed')
  })
}

test('a wrong method is refused before its body is read', async () => {
  const headers = { 'content-type': 'text/weird' }
  const answer = await started.app.inject({ method: 'PUT', url: '/landing/3', headers, payload: '{"' })
  expect(answer.statusCode).toBe(405)
})

test('OPTIONS returns the methods of a call', async () => {
  const answer = await started.app.inject({ method: 'OPTIONS', url: '/api/session' })
  expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, 'GET, HEAD, OPTIONS', ''])
})

test('HEAD answers as GET does, without the body', async () => {
  const [head, get] = [
    await started.app.inject({ method: 'HEAD', url: '/healthz' }),
    await started.app.inject('/healthz'),
  ]
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    get.headers['content-length'],
  ])
})

test('addresses that belong to no call are pages', async () => {
  for (const url of [
    '/',
    '/landings',
    '/buho-rent',
    '/buho-rent/vehicles/3',
    '/landings.data',
    '/landing-of-mine',
  ]) {
    const answer = await started.app.inject(url)
    expect([url, answer.headers['content-type']]).toEqual([url, expect.stringContaining('text/html')])
  }
})

test('no landing can have the first segment of a call as its address', () => {
  const segments = new Set(pathsOf(started.app).map((path) => path.split(/[/*:]/)[1] ?? ''))
  segments.delete('')
  expect([...segments].length).toBeGreaterThan(10)
  expect([...segments].filter((segment) => !RESERVED_NAMES.has(segment.toLowerCase()))).toEqual([])
})

/** Every path of the app, from the route tree that Fastify prints. */
function pathsOf(app: TestApp['app']): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branch = '', segment = ''] = /^([│ ]*[├└]── )(\S+) \(/.exec(line) ?? []
      if (segment === '') return []
      above.length = branch.length / 4 - 1
      above.push(segment)
      return above.join('')
    })
}
