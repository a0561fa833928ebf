import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { loginOf } from '../../../tests/support/login.ts'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { jobs, mailedLinks, people } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { LINK_JOB, type LinkWish } from './ask-for-link.ts'
import { linkHandler } from './mail-link.ts'
import { sweepLinks } from './mailed-links.ts'

const MINUTE = 60_000
const PASSWORD = 'four words of hers'

let nelly: TestApp
let ana: TestOwner

beforeEach(async () => {
  nelly = await startTestApp()
  ana = await nelly.addOwner({ name: 'Ana', email: 'ana@example.com' })
})

const call: ReturnType<typeof callsWith> = (...of) => callsWith(nelly.app, {})(...of)
const wish = (changes: object = {}) => ({
  ...{ email: 'eva@example.com', name: 'Eva Paz', accountName: 'Autos Eva', language: 'es' },
  ...changes,
})

/** Does the jobs that were taken on, and returns the mails that came of them. */
async function mailed() {
  const { db } = nelly.parts
  const taken = await db.select().from(jobs).where(eq(jobs.kind, LINK_JOB)).orderBy(jobs.id)
  for (const job of taken)
    await linkHandler(nelly.parts).run(job as Job<LinkWish>, new AbortController().signal)
  await db.delete(jobs).where(eq(jobs.kind, LINK_JOB))
  return mailJobs(db)
}

/** The secret of the last mail's link. */
async function token(page: 'sign-up' | 'reset'): Promise<string> {
  const mail = (await mailed()).at(-1)
  return new RegExp(`/${page}/([\\w-]+)`).exec(JSON.stringify(mail?.content))?.[1] ?? ''
}

const signIn = async (email: string, password: string) =>
  (await loginOf(nelly.app, { email, password })).statusCode

test('who signs up opens an account of their own with the link that is mailed', async () => {
  expect((await call('GET', '/sign-up')).json()).toEqual({ isOpen: true })
  const asked = await call('POST', '/sign-up', wish({ email: 'Eva@Example.com' }))
  expect([asked.statusCode, asked.body]).toEqual([202, ''])
  const secret = await token('sign-up')
  expect((await call('GET', `/sign-up/${secret}`)).json()).toEqual({
    ...{ email: 'eva@example.com', name: 'Eva Paz', accountName: 'Autos Eva' },
  })
  expect(await signIn('eva@example.com', PASSWORD)).toBe(422)
  const opened = await call('POST', `/sign-up/${secret}`, { password: PASSWORD })
  expect([opened.statusCode, opened.json()]).toEqual([
    201,
    { email: 'eva@example.com', accountName: 'Autos Eva' },
  ])
  const login = await loginOf(nelly.app, { email: 'eva@example.com', password: PASSWORD })
  const eva = callsWith(nelly.app, { authorization: `Bearer ${login.json().token}` })
  expect((await eva('GET', '/membership')).json()).toMatchObject({ name: 'Autos Eva', role: 'owner' })
  expect((await call('POST', `/sign-up/${secret}`, { password: PASSWORD })).statusCode).toBe(410)
})

test('a link to sign up is good for a day, the last one alone, and of many at once one opens the account', async () => {
  await call('POST', '/sign-up', wish({ accountName: 'Somebody else’s choice' }))
  const first = await token('sign-up')
  await call('POST', '/sign-up', wish())
  const second = await token('sign-up')
  expect((await call('GET', `/sign-up/${first}`)).statusCode).toBe(410)
  nelly.clock.advance(24 * 60 * MINUTE - 1)
  const opening = Array.from({ length: 10 }, () => call('POST', `/sign-up/${second}`, { password: PASSWORD }))
  const statuses = (await Promise.all(opening)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 410)).toHaveLength(9)
  await call('POST', '/sign-up', wish({ email: 'late@example.com' }))
  const late = await token('sign-up')
  nelly.clock.advance(24 * 60 * MINUTE)
  expect((await call('POST', `/sign-up/${late}`, { password: PASSWORD })).statusCode).toBe(410)
  expect(await nelly.parts.db.$count(mailedLinks)).toBe(1)
  await sweepLinks(nelly.parts.db, nelly.clock.now())
  expect(await nelly.parts.db.$count(mailedLinks)).toBe(0)
})

test('who has an account is told so by mail, and the answer is the same', async () => {
  const known = await call('POST', '/sign-up', wish({ email: 'ANA@example.com' }))
  const unknown = await call('POST', '/sign-up', wish())
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  expect((await mailed()).map(({ kind, to }) => [kind, to])).toEqual([
    ['sign-up-known', 'ana@example.com'],
    ['sign-up', 'eva@example.com'],
  ])
  expect(await nelly.parts.db.$count(mailedLinks)).toBe(1)
})

test('who left all accounts has no password to forget, and signs up anew', async () => {
  const eva = await addMember(nelly, ana, 'desk')
  const asEva = callsWith(nelly.app, (await signedIn(nelly, eva)).headers)
  expect((await asEva('DELETE', `/members/${eva.id}`)).statusCode).toBe(204)
  await call('POST', '/password-resets', { email: eva.email })
  expect(await mailed()).toEqual([])
  await call('POST', '/sign-up', wish({ email: eva.email }))
  const secret = await token('sign-up')
  expect((await call('POST', `/sign-up/${secret}`, { password: PASSWORD })).statusCode).toBe(201)
  const login = await loginOf(nelly.app, { email: eva.email, password: PASSWORD })
  expect(login.json().user).toMatchObject({ id: eva.id, name: 'Eva Paz' })
})

test('where nobody may sign up, the call is not there', async () => {
  const closed = await startTestApp({ signUp: false })
  const ask = callsWith(closed.app, {})
  expect((await ask('GET', '/sign-up')).json()).toEqual({ isOpen: false })
  expect((await ask('POST', '/sign-up', wish())).statusCode).toBe(404)
  expect(await closed.parts.db.$count(jobs)).toBe(0)
})

test('a forgotten password is replaced by a link that is good for ten minutes and once, and all sessions end', async () => {
  const before = (await signedIn(nelly, ana)).headers
  const asked = await call('POST', '/password-resets', { email: 'Ana@Example.com' })
  expect([asked.statusCode, asked.body]).toEqual([202, ''])
  const secret = await token('reset')
  expect((await call('GET', `/password-resets/${secret}`)).json()).toEqual({ email: 'ana@example.com' })
  nelly.clock.advance(10 * MINUTE - 1)
  const choosing = Array.from({ length: 5 }, () =>
    call('POST', `/password-resets/${secret}`, { password: PASSWORD }),
  )
  const statuses = (await Promise.all(choosing)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 410, 410, 410, 410])
  expect((await callsWith(nelly.app, before)('GET', '/membership')).statusCode).toBe(401)
  expect(await signIn(ana.email, ana.password)).toBe(422)
  expect(await signIn(ana.email, PASSWORD)).toBe(200)
  await call('POST', '/password-resets', { email: ana.email })
  const late = await token('reset')
  nelly.clock.advance(10 * MINUTE)
  expect((await call('POST', `/password-resets/${late}`, { password: PASSWORD })).statusCode).toBe(410)
})

test('an address that nobody signs in with is answered alike, and gets no mail', async () => {
  const known = await call('POST', '/password-resets', { email: ana.email })
  const unknown = await call('POST', '/password-resets', { email: 'nobody@example.com' })
  expect([unknown.statusCode, unknown.body, unknown.headers['content-type']]).toEqual([
    ...[known.statusCode, known.body, known.headers['content-type']],
  ])
  expect((await mailed()).map(({ kind, to }) => [kind, to])).toEqual([['password-reset', 'ana@example.com']])
  expect((await call('POST', '/password-resets', { email: 'no address' })).statusCode).toBe(422)
})

test('a link of one kind, or another secret, opens nothing', async () => {
  await call('POST', '/password-resets', { email: ana.email })
  const secret = await token('reset')
  for (const path of [`/sign-up/${secret}`, '/password-resets/none', '/sign-up/none'])
    expect((await call('POST', path, { password: PASSWORD })).statusCode).toBe(410)
  expect(await signIn(ana.email, ana.password)).toBe(200)
})

test.each([
  ['one of the most common', 'iloveyou', 'password-too-common'],
  ['the same in capitals', 'PASSWORD1', 'password-too-common'],
  ['the product with digits', 'Nelly-2026', 'password-of-names'],
  ['the account’s name', 'autos eva 1', 'password-of-names'],
  ['the person’s name with an accent', 'Éva.Páz.99', 'password-of-names'],
  ['a name and more', 'eva runs by the sea', undefined],
])('a password that is %s', async (_, password, code) => {
  await call('POST', '/sign-up', wish())
  const answer = await call('POST', `/sign-up/${await token('sign-up')}`, { password })
  if (code === undefined) expect(answer.statusCode).toBe(201)
  else expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['password']])
  expect(await nelly.parts.db.$count(people, eq(people.email, 'eva@example.com'))).toBe(code ? 0 : 1)
})

test('an address is mailed five times an hour, and a network asks thirty times', async () => {
  const limited = await startTestApp({ rateLimits: true })
  const ask = callsWith(limited.app, {})
  for (let time = 1; time <= 6; time++)
    expect((await ask('POST', '/password-resets', { email: 'one@example.com' })).statusCode).toBe(202)
  expect(await limited.parts.db.$count(jobs)).toBe(5)
  for (let time = 7; time <= 30; time++)
    expect((await ask('POST', '/password-resets', { email: `${time}@example.com` })).statusCode).toBe(202)
  const refused = await ask('POST', '/password-resets', { email: 'last@example.com' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
})
