import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { signedIn } from '../../tests/support/landing.ts'
import { loginOf } from '../../tests/support/login.ts'
import { startTestApp } from '../../tests/support/test-app.ts'
import { loginKeys, PAIR_LIMIT } from '../features/accounts/login-limits.ts'
import { take } from './http/rate-limits.ts'

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

test('sign-ins are counted by their outcome, and refusals by their name, without whom they concern', async () => {
  const nelly = await startTestApp({ rateLimits: true })
  const { app, parts, clock } = nelly
  const [ana, ben] = [await nelly.addOwner(), await nelly.addOwner()]
  const { call } = await signedIn(nelly, ben)
  const { secret } = (await call('POST', '/second-factors/authenticator')).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
  await call('POST', '/second-factors/authenticator/confirmation', { code })
  await loginOf(app, ana)
  const { challenge } = (await loginOf(app, ben)).json()
  await app.inject({ method: 'POST', url: '/api/second-factor', payload: { challenge, code: '000000' } })
  const nobody = { email: 'nobody@example.com', password: 'a guess' }
  await loginOf(app, nobody)
  const { pair } = loginKeys(nobody.email, '192.0.2.1')
  for (let tries = 1; tries < PAIR_LIMIT.points; tries++) await take(parts.db, pair, PAIR_LIMIT, clock.now())
  await loginOf(app, nobody)
  await app.inject({ url: '/no-such-page', headers: { accept: 'text/html' } })
  await app.inject({ method: 'PUT', url: '/caribe', headers: { accept: 'text/html' } })
  const { body } = await app.inject('/metrics')
  const signIn = (call: string, outcome: string) =>
    `nelly_sign_ins_total{call="${call}",outcome="${outcome}"}`
  for (const line of [
    `${signIn('/login-nelly', 'succeeded')} 1`,
    `${signIn('/login-nelly', 'second-factor-required')} 1`,
    `${signIn('/login-nelly', 'credentials-wrong')} 1`,
    `${signIn('/login-nelly', 'too-many-attempts')} 1`,
    `${signIn('/login-nelly', 'anti-forgery-mismatch')} 0`,
    `${signIn('/second-factor', 'second-factor-wrong')} 1`,
    `${signIn('/second-factor', 'succeeded')} 0`,
    'nelly_refusals_total{refusal="credentials-wrong",status="422"} 1',
    'nelly_refusals_total{refusal="method-not-allowed",status="405"} 1',
  ])
    expect(body.split('\n')).toContain(line)
  expect(body).not.toMatch(/@example\.com|caribe/)
})

test('two apps of one process have separate counters', async () => {
  const [one, other] = [await startTestApp(), await startTestApp()]
  await one.app.inject('/healthz')
  expect((await one.app.inject('/metrics')).body).toContain('route="/healthz"')
  expect((await other.app.inject('/metrics')).body).not.toContain('route="/healthz"')
})
