import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { AccountId } from '@nelly/domain/ids'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { rawConnection } from '../../../tests/support/raw-connection.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { type Admission, admitWhatCanBeServed } from './admission.ts'

const FEW = { atOnce: 2, waiting: 1 }

/** An app that answers only when it is told to. */
async function slowApp(admission: Omit<Admission, 'account'>) {
  const app = Fastify()
  onTestFinished(() => app.close())
  admitWhatCanBeServed(app, { ...admission, account: FEW })
  const done = Promise.withResolvers<string>()
  app.get('/healthz', async () => 'alive')
  let begun = 0
  const answer = () => {
    begun += 1
    return done.promise
  }
  app.get('/*', answer)
  app.post('/*', answer)
  const get = (url: string, accept = '*/*') =>
    app.inject({ url, headers: { accept } }).then((answer) => answer)
  const call = (url: string) =>
    app.inject({ url, headers: { authorization: 'Bearer 1' } }).then((answer) => answer)
  const post = (url: string) => app.inject({ method: 'POST', url }).then((answer) => answer)
  await app.ready()
  const underWay = (count: number) => expect.poll(() => begun, { timeout: 15_000 }).toBe(count)
  return { get, post, call, underWay, finish: () => done.resolve('done') }
}

// Rule of "States and transitions": server/platform/http/admission.ts
test('requests beyond the limit are refused with 503, and bookings and operators have priority', async () => {
  const { get, post, call, underWay, finish } = await slowApp({ requests: 2, bookings: 2, operators: 1 })
  const served = [get('/sun-cars'), get('/sun-cars/vehicle')]
  await underWay(2)
  const refused = await get('/sun-cars/FAQ')
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'temporarily-unavailable',
    '2',
  ])
  expect((await get('/sun-cars/FAQ', 'text/html')).headers['content-type']).toContain('text/html')
  expect((await get('/healthz')).body).toBe('alive')
  const booked = [post('/api/reservations'), post('/sun-cars/review?pickup=x')]
  await underWay(4)
  expect((await post('/reservations')).statusCode).toBe(503)
  const called = call('/api/desk')
  await underWay(5)
  expect((await call('/api/desk')).statusCode).toBe(503)
  finish()
  for (const answer of await Promise.all([...served, ...booked, called])) expect(answer.statusCode).toBe(200)
  // They have released their slots.
  expect((await get('/sun-cars/FAQ')).statusCode).toBe(200)
})

test('a client that disconnects releases its slot', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  admitWhatCanBeServed(app, { requests: 1, bookings: 1, operators: 1, account: FEW })
  app.get('/never', () => new Promise(() => {}))
  app.get('/now', async () => 'done')
  const origin = await app.listen({ port: 0 })
  const leaving = new AbortController()
  const left = fetch(`${origin}/never`, { signal: leaving.signal }).catch(() => 'left')
  await expect.poll(async () => (await fetch(`${origin}/now`)).status, { timeout: 15_000 }).toBe(503)
  leaving.abort()
  expect(await left).toBe('left')
  await expect.poll(async () => (await fetch(`${origin}/now`)).status, { timeout: 15_000 }).toBe(200)
})

test('a client with an endless body, or one that reads no response, holds no slot', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  admitWhatCanBeServed(app, { requests: 1, bookings: 1, operators: 1, account: FEW })
  app.post('/*', async () => 'booked')
  app.get('/much', async () => 'x'.repeat(20 * 1024 * 1024))
  app.get('/now', async () => 'done')
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(origin).port)
  const [sender, taker] = [await rawConnection(port), await rawConnection(port)]
  onTestFinished(() => {
    sender.close()
    taker.close()
  })
  sender.send(
    'POST /reservations HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nhalf',
  )
  taker.pause()
  taker.send('GET /much HTTP/1.1\r\nhost: a\r\n\r\n')
  for (let time = 0; time < 5; time++) {
    await pause(20)
    expect((await fetch(`${origin}/now`)).status).toBe(200)
    expect((await fetch(`${origin}/reservations`, { method: 'POST' })).status).toBe(200)
  }
})

// Rule of "States and transitions": server/platform/http/admission.ts
test('of the calls of one account a few are served at a time, others wait or get 429, and no other account waits', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.decorateRequest('principal', undefined)
  app.addHook('onRequest', async (request) => {
    const account = Number(request.headers.authorization) as AccountId
    request.principal = { account, actor: { kind: 'system' } }
  })
  admitWhatCanBeServed(app, { requests: 9, bookings: 9, operators: 9, account: FEW })
  const begun: string[] = []
  const streams = new Map<string, PassThrough>()
  app.get('/:name', async ({ params }) => {
    const { name } = params as { name: string }
    begun.push(name)
    const stream = new PassThrough()
    streams.set(name, stream)
    return stream
  })
  await app.ready()
  const call = (account: number, name: string) =>
    app.inject({ url: `/${name}`, headers: { authorization: String(account) } }).then((answer) => answer)
  const [one, two, three] = ['one', 'two', 'three'].map((name) => call(1, name))
  await expect.poll(() => begun).toEqual(['one', 'two'])
  const fourth = await call(1, 'four')
  expect([fourth.statusCode, fourth.json().code, fourth.headers['retry-after']]).toEqual([
    429,
    'too-many-requests',
    '2',
  ])
  const other = call(2, 'other')
  await expect.poll(() => begun).toEqual(['one', 'two', 'other'])
  // A streamed answer keeps its place until it is made.
  streams.get('one')?.end('done')
  await expect.poll(() => begun).toEqual(['one', 'two', 'other', 'three'])
  for (const stream of streams.values()) stream.end()
  const answers = await Promise.all([one, two, three, other])
  expect(answers.map((answer) => answer?.statusCode)).toEqual([200, 200, 200, 200])
})

test('nothing is refused in normal use', async () => {
  const { app } = await startTestApp()
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject('/api/session')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
})
