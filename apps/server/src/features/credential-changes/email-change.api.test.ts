import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { type SignedIn, signedIn } from '../../../tests/support/landing.ts'
import { loginOf } from '../../../tests/support/login.ts'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { accounts, emailChanges } from '../../platform/db/schema.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { sweepEmailChanges } from './email-change.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let nelly: TestApp
let ana: TestOwner
let ben: TestOwner
let asAna: SignedIn

beforeEach(async () => {
  nelly = await startTestApp({ publicUrl: 'https://nelly.example' })
  ana = await nelly.addOwner({ name: 'Ana', email: 'ana@example.com' })
  ben = await nelly.addOwner({ name: 'Ben', email: 'ben@example.com' })
  asAna = await signedIn(nelly, ana)
})

const NEW = 'new@example.com'

const mails = async () => (await mailJobs(nelly.parts.db)).map(({ kind, to }) => [kind, to])

/** Begins a change, and returns the tokens of the links that were mailed. */
async function begun(who: SignedIn, email = NEW) {
  const answer = await who.call('POST', '/email-change', { email })
  expect([answer.statusCode, answer.body]).toEqual([202, ''])
  const sent = (await mailJobs(nelly.parts.db)).slice(-2)
  const [former = '', fresh = ''] = sent.map(
    ({ content }) =>
      /https:\/\/nelly\.example\/reset\/email\/([\w-]+)/.exec((content as { text: string }).text)?.[1],
  )
  return { former, fresh }
}

const confirm = (token: string) => callsWith(nelly.app, {})('POST', `/email-changes/${token}`)
const waiting = async ({ call }: SignedIn) => (await call('GET', '/email-change')).json().change
const emailOf = async ({ id, call }: SignedIn) => (await call('GET', `/users/${id}`)).json().email
const signsIn = async (email: string, { password }: TestOwner) =>
  (await loginOf(nelly.app, { email, password })).statusCode === 200

test.each([
  ['the former address', 'the new one', 'former', 'fresh'],
  ['the new address', 'the former one', 'fresh', 'former'],
] as const)('an e-mail changes once %s and then %s have confirmed it', async (_, __, one, two) => {
  const elsewhere = await signedIn(nelly, ana)
  const links = await begun(asAna)
  expect(await mails()).toEqual([
    ['email-change-former', ana.email],
    ['email-change-new', NEW],
  ])
  expect(await waiting(asAna)).toMatchObject({ email: NEW, waitsFor: ['former', 'new'] })
  const first = await confirm(links[one])
  const rest = one === 'former' ? 'new' : 'former'
  expect([first.statusCode, first.json()]).toEqual([200, { email: NEW, waitsFor: [rest] }])
  expect(await waiting(asAna)).toMatchObject({ waitsFor: [rest] })
  expect((await confirm(links[one])).statusCode).toBe(410)
  expect([await emailOf(asAna), await signsIn(NEW, ana)]).toEqual([ana.email, false])

  expect((await confirm(links[two])).json()).toEqual({ email: NEW, waitsFor: [] })
  expect([await emailOf(asAna), await waiting(asAna)]).toEqual([NEW, null])
  expect([await signsIn(NEW, ana), await signsIn(ana.email, ana)]).toEqual([true, false])
  expect((await elsewhere.call('GET', '/membership')).statusCode).toBe(401)
  const [account] = await nelly.parts.db.select().from(accounts).where(eq(accounts.id, ana.account))
  expect(account?.email).toBe(NEW)
  const told = (await mailJobs(nelly.parts.db)).at(-1)
  expect([told?.kind, told?.to]).toEqual(['sign-in-changed', ana.email])
  expect(JSON.stringify(told?.content)).toContain(NEW)
  for (const token of Object.values(links)) expect((await confirm(token)).statusCode).toBe(410)
})

// Rule of "Calls": server/features/credential-changes/email-change.ts
test('of both links used at once, one changes the e-mail; the account of somebody else’s address does not follow', async () => {
  const eva = await addMember(nelly, ana, 'desk', 'Eva')
  const asEva = await signedIn(nelly, eva)
  const { former, fresh } = await begun(asEva)
  const answers = await Promise.all([former, fresh, former, fresh].map(confirm))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 410, 410])
  expect(await emailOf(asEva)).toBe(NEW)
  const [account] = await nelly.parts.db.select().from(accounts).where(eq(accounts.id, ana.account))
  expect(account?.email).toBe(ana.email)
})

test('links are good for a day, and until the change is ended or replaced', async () => {
  const late = await begun(asAna)
  nelly.clock.advance(DAY)
  for (const token of [late.former, late.fresh, 'none']) expect((await confirm(token)).statusCode).toBe(410)
  await sweepEmailChanges(nelly.parts.db, nelly.clock.now())
  expect(await nelly.parts.db.$count(emailChanges)).toBe(0)

  asAna = await signedIn(nelly, ana)
  const ended = await begun(asAna)
  expect((await asAna.call('DELETE', '/email-change')).statusCode).toBe(204)
  const replaced = await begun(asAna)
  await confirm(replaced.former)
  const last = await begun(asAna, 'another@example.com')
  for (const token of [...Object.values(ended), ...Object.values(replaced)])
    expect((await confirm(token)).statusCode).toBe(410)
  expect(await waiting(asAna)).toMatchObject({ email: 'another@example.com', waitsFor: ['former', 'new'] })
  for (const token of Object.values(last)) await confirm(token)
  expect(await emailOf(asAna)).toBe('another@example.com')
  // The present address is nothing to change to.
  await begun(asAna)
  await asAna.call('POST', '/email-change', { email: 'another@example.com' })
  expect(await waiting(asAna)).toBeNull()
})

test('a new password ends a change that waits, as somebody else may have asked for it', async () => {
  const password = 'Caribe-Norte-59'
  const changed = await begun(asAna)
  await asAna.call('POST', `/users-update/${ana.id}`, { password, currentPassword: ana.password })
  const reset = await begun(asAna)
  await resetPassword(nelly.parts.db, ana.email, password, {
    language: 'es',
    origin: 'https://nelly.example',
    now: nelly.clock.now(),
  })
  for (const token of [...Object.values(changed), ...Object.values(reset)])
    expect((await confirm(token)).statusCode).toBe(410)
  expect(await nelly.parts.db.$count(emailChanges)).toBe(0)
})

test('an address that somebody has is answered alike, and never gets a link', async () => {
  const { former, fresh } = await begun(asAna, ben.email.toUpperCase())
  expect(fresh).toBe('')
  expect((await mails()).slice(-2)).toEqual([
    ['email-change-former', ana.email],
    ['email-change-known', ben.email],
  ])
  expect((await confirm(former)).json()).toEqual({ email: ben.email, waitsFor: ['new'] })
  expect(await waiting(asAna)).toMatchObject({ email: ben.email })
  expect((await asAna.call('POST', '/email-change', { email: 'nobody' })).statusCode).toBe(422)
})

test('of two who change to one address at once, one gets it', async () => {
  const asBen = await signedIn(nelly, ben)
  const [anas, bens] = [await begun(asAna), await begun(asBen)]
  await confirm(anas.former)
  await confirm(bens.fresh)
  const answers = await Promise.all([confirm(anas.fresh), confirm(bens.former)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json().code).toBe('email-taken')
  const emails = [await emailOf(asAna), await emailOf(asBen)]
  expect(emails.filter((email) => email === NEW)).toHaveLength(1)
})

test('a change asks for the password again, is one’s own, and is begun five times an hour', async () => {
  const asBen = await signedIn(nelly, ben)
  await begun(asAna)
  expect(await waiting(asBen)).toBeNull()
  await asBen.call('DELETE', '/email-change')
  expect(await waiting(asAna)).toMatchObject({ email: NEW })
  nelly.clock.advance(16 * MINUTE)
  const refused = await asAna.call('POST', '/email-change', { email: NEW })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirm-identity'])
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    expect((await callsWith(nelly.app, {})(method, '/email-change', { email: NEW })).statusCode).toBe(401)

  nelly = await startTestApp({ rateLimits: true, publicUrl: 'https://nelly.example' })
  asAna = await signedIn(nelly, await nelly.addOwner())
  for (let time = 1; time <= 5; time++) await begun(asAna)
  const limited = await asAna.call('POST', '/email-change', { email: NEW })
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '3600'])
})

test('the specified call changes the e-mail of who works alone at once, and begins to in a team', async () => {
  const change = async (fields: object) =>
    (await asAna.call('POST', `/users-update/${ana.id}`, fields)).json()
  expect(await change({ email: NEW })).toMatchObject({ email: NEW })
  expect(await mails()).toEqual([['sign-in-changed', ana.email]])
  await addMember(nelly, ana, 'desk', 'Eva')
  expect(await change({ name: 'Ana Paz', email: ana.email })).toMatchObject({ name: 'Ana Paz', email: NEW })
  expect(await waiting(asAna)).toMatchObject({ email: ana.email })
  expect((await mails()).slice(1)).toEqual([
    ['email-change-former', NEW],
    ['email-change-new', ana.email],
  ])
  // Nor does it tell whose an address is.
  expect(await change({ email: ben.email })).toMatchObject({ email: NEW })
})
