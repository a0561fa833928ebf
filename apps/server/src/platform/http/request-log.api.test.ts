import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { byToken, logoPng, madeLanding, type SignedIn } from '../../../tests/support/landing.ts'
import { loginOf } from '../../../tests/support/login.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { createApp } from '../../app.ts'

type Line = Record<string, unknown> & { level: number; msg: string }

/** An app that logs at every level, and its log so far. */
async function startLoggedApp() {
  const stream = new PassThrough()
  const nelly = await startTestApp()
  const app = await createApp({ ...nelly.parts, logger: { level: 'trace', stream } })
  onTestFinished(() => app.close())
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const lines = (): Line[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return {
    ...nelly,
    app,
    text: () => text,
    lines,
    answered: () => lines().filter(({ msg }) => msg === 'answered'),
  }
}

/** An operator who signed in as on the login screen, with the token. */
async function loggedIn(nelly: TestApp): Promise<SignedIn & { token: string }> {
  const owner = await nelly.addOwner({ email: 'secret-owner@example.com', password: 'secret-password-1' })
  const { token } = (await loginOf(nelly.app, owner)).json()
  return { ...byToken(nelly.app, owner.id, token), token }
}

test('every request has one line: its id, route, owner, status and time', async () => {
  const nelly = await startLoggedApp()
  const owner = await loggedIn(nelly)
  const before = nelly.answered().length
  const asked = await nelly.app.inject({ url: `/api/landing/${owner.id}?page=7`, headers: owner.headers })
  const lines = nelly.answered().slice(before)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      request: asked.headers['x-request-id'],
      method: 'GET',
      route: '/api/landing/:userId',
      owner: owner.id,
      status: 200,
      ms: expect.any(Number),
    }),
  ])
})

for (const { url, route, status } of [
  { url: '/healthz', route: '/healthz', status: 200 },
  { url: '/api/landing/3', route: '/api/landing/:userId', status: 401 },
  { url: '/api/nothing/at-all', route: '/api/*', status: 404 },
  { url: '/some-landing/vehicle?place_of_departure=Here', route: '/*', status: 404 },
  { url: '/app/preview/its-secret/en/vehicle', route: '/*', status: 404 },
  { url: '/%zz', route: 'none', status: 400 },
]) {
  test(`${url} is logged as ${route} with status ${status} and without an owner`, async () => {
    const nelly = await startLoggedApp()
    const answer = await nelly.app.inject(url)
    expect(nelly.answered()).toEqual([
      expect.objectContaining({ request: answer.headers['x-request-id'], route, status, owner: null }),
    ])
    expect(nelly.lines()).toHaveLength(1)
  })
}

test('a request’s id is generated, unless a trusted proxy sent a valid one', async () => {
  const idOf = async (trustProxy: boolean, given: string) => {
    const { app } = await startTestApp({ trustProxy })
    const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } })
    return headers['x-request-id']
  }
  const ours = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
  expect(await idOf(true, 'proxy-4711.a:b')).toBe('proxy-4711.a:b')
  expect(await idOf(false, 'proxy-4711.a:b')).toMatch(ours)
  for (const odd of ['short', 'a b c d e f g h', '{"level":60}xxxx', 'x'.repeat(65), 'é'.repeat(10)]) {
    expect(await idOf(true, odd)).toMatch(ours)
  }
})

/** All texts of the journey below that must not be logged. */
const SECRETS = [
  'secret-owner@example.com',
  'secret-password',
  'Secreta',
  'Reservada',
  '809 555 7777',
  'secret-visitor@example.com',
  'secret-comment',
  'Secret-Airport',
  'secret-key',
  'secret-landing',
  'secret-vehicle',
  'secret-file-name',
  'secret-search',
  'secret-of-a-link',
]

/** The requests of an operator and a visitor, including mistakes. */
async function journey(nelly: TestApp): Promise<string[]> {
  const { app } = nelly
  const owner = await loggedIn(nelly)
  await loginOf(app, { email: 'secret-owner@example.com', password: 'secret-password-wrong' })
  const landing = await madeLanding(nelly, owner, 'secret-landing')
  const vehicle = await madeVehicle(nelly, owner, landing.id, { name: 'secret-vehicle' })
  const { headers } = owner
  const request = booking(landing.id as never, vehicle.id as never, {
    name: 'Secreta',
    last_name: 'Reservada',
    phone: '+1 809 555 7777',
    email: 'secret-visitor@example.com',
    description: 'secret-comment',
    place_of_departure: 'Secret-Airport',
  })
  const { reference } = (await send(app, request, 'secret-key')).json()
  await send(app, { ...request, email: 'secret-visitor@example.com\0' }, 'secret-key')
  await send(app, { ...request, name: 'Secreta', date_of_departure: '31-02-2027' })
  await app.inject({ url: `/api/reservations/${landing.id}?search=secret-search`, headers })
  await app.inject({ url: '/reviews/secret-landing', headers })
  await app.inject('/publicLanding/secret-landing')
  await app.inject(`/secret-landing/thanks-you?r=${reference}&place_of_departure=Secret-Airport`)
  const link = '/secret-landing/my-reservation?s=secret-of-a-link'
  await app.inject({ url: link, headers: { referer: `http://localhost${link}` } })
  const typed = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.inject({ method: 'POST', url: `${link}&do=cancel`, payload: 'seen_fee=10000', headers: typed })
  await app.inject({ method: 'POST', url: `${link}&do=erase`, payload: '{' })
  await app.inject({ url: '/api/session', headers: { authorization: `Basic ${owner.token}` } })
  await app.inject(`/%zz${owner.token}`)
  await app.inject({ url: '/healthz', headers: { host: `${owner.token} secret-landing` } })
  const body = '{"email": "secret-owner@example.com", "password": "secret-password-1'
  const json = { 'content-type': 'application/json' }
  await app.inject({ method: 'POST', url: '/login-nelly', headers: json, payload: body })
  const form = multipart([
    ['name', 'Secreta'],
    ['password', 'secret-password-2'],
    ['password_confirmation', 'secret-password-2'],
    ['avatar', { content: await logoPng(), name: 'secret-file-name.png' }],
  ])
  const url = `/users-update/${owner.id}`
  await app.inject({ method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } })
  await app.inject({ method: 'POST', url: '/nelly-logout', headers })
  return [owner.token, reference]
}

test('no log contains a token, a password or personal data of a visitor', async () => {
  const nelly = await startLoggedApp()
  const more = await journey(nelly)
  expect(nelly.answered().length).toBeGreaterThan(15)
  expect(nelly.answered().filter(({ status }) => Number(status) >= 500)).toEqual([])
  for (const secret of [...SECRETS, ...more]) expect(nelly.text()).not.toContain(secret)
})

test('an error is logged with its stack, and without request data', async () => {
  const nelly = await startLoggedApp()
  const owner = await loggedIn(nelly)
  const landing = await madeLanding(nelly, owner, 'secret-landing')
  const vehicle = await madeVehicle(nelly, owner, landing.id)
  // The database refuses what the API accepts, and its error repeats the row.
  await nelly.parts.db.execute(
    sql`alter table reservations add constraint odd check (first_name <> 'Secreta')`,
  )
  const request = booking(landing.id as never, vehicle.id as never, {
    name: 'Secreta',
    last_name: 'Reservada',
  })
  const answer = await send(nelly.app, request, 'secret-key')
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal-error'])
  const [line] = nelly.lines().filter(({ level }) => level === 50)
  expect(line).toMatchObject({
    request: answer.headers['x-request-id'],
    err: {
      stack: expect.stringContaining('reserve.ts'),
      cause: { code: '23514', constraint: 'odd' },
    },
  })
  for (const secret of [...SECRETS, owner.token]) expect(nelly.text()).not.toContain(secret)
})
