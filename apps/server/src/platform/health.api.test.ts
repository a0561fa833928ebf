import { expect, test } from 'vitest'
import { startTestApp } from '../../tests/support/test-app.ts'

test('a server whose database can be written is ready', async () => {
  const { app } = await startTestApp()
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
  }
})

test('without its database a server is alive, but not ready', async () => {
  const { app, parts } = await startTestApp()
  parts.db.transaction = () => Promise.reject(new Error('connection refused to db:5432'))
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test("a database that answers but can't commit makes a server not ready, until it can again", async () => {
  const { app, parts } = await startTestApp()
  const { transaction } = parts.db
  parts.db.transaction = (work, config) =>
    transaction.call(
      parts.db,
      async (tx) => {
        await work(tx)
        throw new Error('could not extend file: No space left on device')
      },
      config,
    ) as never
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  parts.db.transaction = transaction
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('requests are counted by route and status, not by address', async () => {
  const { app } = await startTestApp()
  await app.inject('/publicLanding/secret-name')
  await app.inject('/publicLanding/other-name')
  const answer = await app.inject('/metrics')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toContain(
    'http_requests_total{method="GET",route="/publicLanding/:name",status="404"} 2',
  )
  expect(answer.body).toMatch(
    /http_request_duration_seconds_bucket{le="\+Inf",method="GET",route="\/publicLanding\/:name",status="404"} 2/,
  )
  expect(answer.body).toContain('process_resident_memory_bytes')
  expect(answer.body).not.toContain('secret-name')
})

test('two apps of one process have separate counters', async () => {
  const [one, other] = [await startTestApp(), await startTestApp()]
  await one.app.inject('/healthz')
  expect((await one.app.inject('/metrics')).body).toContain('route="/healthz"')
  expect((await other.app.inject('/metrics')).body).not.toContain('route="/healthz"')
})
