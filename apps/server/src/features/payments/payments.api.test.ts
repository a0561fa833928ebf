import type { Ledger } from '@nelly/contract/ledger/ledger'
import type { PaymentVisit } from '@nelly/contract/public-site/my-payment'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { mailJobs, mailReceipts } from '../../../tests/support/mail-jobs.ts'
import { type FormFile, multipart } from '../../../tests/support/multipart.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import { accounts, payLinks, transferSlips } from '../../platform/db/schema.ts'
import { contentOf } from '../reservations/mail/put-into-words.ts'

let desk: OwnReservation

beforeEach(async () => {
  desk = await startBooked({ extras: [{ code: 'baby_seat', quantity: 1 }] })
})

const BANK = {
  ...{ bank: 'Banco Popular', number: '123-456789-0', holder: 'Sol y Arena, S.R.L.' },
  ...{ kind: 'savings', currency: 'USD' },
}

const links = (id: number = desk.id) => `/reservations/${id}/pay-links`

/** Makes a link, and returns what was answered with its token. */
async function link(body: object = {}, id?: number) {
  const answer = await desk.call('POST', links(id), body)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  const { url, ...made } = answer.json()
  const [, token = ''] = /\/pay\/([\w-]{22})$/.exec(url) ?? []
  return { ...made, token }
}

/** What a token opens. */
async function opened(token: string) {
  const visit: PaymentVisit = await desk.site.myPayment(token)
  if (visit.kind !== 'found') return { state: visit.kind }
  const { state, due, slips } = visit.payment
  return { state, due: due.minor, slips: slips.map((slip) => slip.state) }
}

/** Sends a file by the form of a link, and returns to where it leads. */
async function sendFiles(token: string, ...files: readonly FormFile[]) {
  const { payload, headers } = multipart(files.map((file) => ['slip', file]))
  const answer = await desk.app.inject({ method: 'POST', url: `/pay/${token}`, payload, headers })
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location).slice(`/pay/${token}`.length)
}

/** Sends a photograph that is a slip of its own. */
const sendSlip = async (token: string, width = 40) =>
  expect(await sendFiles(token, { content: await plainPicture(width, 30) })).toBe('')

const waiting = async () => (await desk.call('GET', '/transfer-slips')).json()
/** The number beside *Hoy*. */
const badge = async () => (await desk.call('GET', '/new-reservations')).json().waiting
const ledger = async (): Promise<Ledger> => (await desk.call('GET', `/reservations/${desk.id}/ledger`)).json()
const dollars = (amount: number) => ({ amount, currency: 'USD' })

// Rule of "Money and paper": domain/payments/pay-link.ts, server/features/payments/pay-links.ts, server/features/public-site/my-payment.ts, web/visitor/pay/route.tsx
test('a link asks for the balance, the prepayment or a free amount, until it is paid, ends or is revoked', async () => {
  await desk.parts.db.execute(
    sql`update reservations set quote = jsonb_set(quote, '{prepayment}', '6530') where id = ${desk.id}`,
  )
  const [balance, prepayment, free] = [
    await link(),
    await link({ amount: 'prepayment' }),
    await link({ amount: 30_000, expiresAt: '2027-03-02T10:00:00-04:00' }),
  ]
  const all = () => Promise.all([balance, prepayment, free].map(({ token }) => opened(token)))
  const open = (due: number) => ({ state: 'open', due, slips: [] })
  expect(await all()).toEqual([open(21_765), open(6_530), open(30_000)])
  const listed = (await desk.call('GET', links())).json().links
  expect(listed.map(({ kind, due }: { kind: string; due: number }) => [kind, due])).toEqual([
    ['amount', 30_000],
    ['prepayment', 6_530],
    ['balance', 21_765],
  ])
  const payment = { kind: 'payment', method: 'cash', ...dollars(6_530) }
  await desk.call('POST', `/reservations/${desk.id}/ledger`, payment)
  const over = { state: 'paid', due: 0, slips: [] }
  expect(await all()).toEqual([open(15_235), over, open(30_000)])
  desk.clock.set('2027-03-02T14:00:00Z')
  expect((await all())[2]?.state).toBe('expired')
  expect((await desk.call('DELETE', `/pay-links/${balance.id}`)).statusCode).toBe(204)
  expect((await all())[0]?.state).toBe('revoked')
  expect((await desk.call('GET', links())).json().links).toEqual([])
  expect(await opened('nobodys')).toEqual({ state: 'not-found' })
})

test('a link is refused beside what is wrong with it, and none is made', async () => {
  const { call } = await signedIn(desk, desk.owner)
  for (const [body, status] of [
    [{ amount: 0 }, 422],
    [{ amount: -5 }, 422],
    [{ amount: 1.5 }, 422],
    [{ amount: 'all' }, 422],
    [{ expiresAt: '2027-03-01T13:59:00Z' }, 422],
    [{ expiresAt: '2030-01-01T00:00:00Z' }, 422],
    // There is none.
    [{ amount: 'prepayment' }, 409],
  ] as const)
    expect([body, (await call('POST', links(), body)).statusCode]).toEqual([body, status])
  expect(await desk.parts.db.$count(payLinks)).toBe(0)
})

test('of links that are made at once, ten are open, and only the hash of each token is kept', async () => {
  const { call } = await signedIn(desk, desk.owner)
  const made = await Promise.all(Array.from({ length: 14 }, () => call('POST', links(), {})))
  const refused = made.filter(({ statusCode }) => statusCode === 409)
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('too-many-pay-links'))
  const token = made
    .find(({ statusCode }) => statusCode === 201)
    ?.json()
    .url.split('/')
    .at(-1)
  const stored = JSON.stringify(await desk.parts.db.select().from(payLinks))
  expect([token.length, stored.includes(token)]).toEqual([22, false])
})

// Rule of "Money and paper": server/features/payments/send-slip.ts, server/features/public-site/slip-routes.ts, server/features/payments/transfer-slips.ts
test('a slip that is sent waits, is told by mail, and is confirmed once into the ledger, however many confirm it', async () => {
  const { token } = await link()
  const before = await badge()
  await sendSlip(token)
  // By a second press.
  await sendSlip(token)
  const [slip, ...others] = await waiting()
  expect(others).toEqual([])
  expect(await badge()).toBe(before + 1)
  expect(slip).toMatchObject({ reservationId: desk.id, name: 'María Peña', balance: 21_765, currency: 'USD' })
  const mails = await mailJobs(desk.parts.db)
  expect(mails.filter(({ kind }) => kind === 'slip-notice')).toHaveLength(1)
  expect(await opened(token)).toMatchObject({ state: 'open', slips: ['waiting'] })
  const picture = await desk.call('GET', `/transfer-slips/${slip.id}/picture`)
  expect([picture.statusCode, picture.headers['cache-control'], picture.rawPayload.subarray(0, 2)]).toEqual([
    200,
    'no-store',
    Buffer.from([0xff, 0xd8]),
  ])

  const { headers } = await signedIn(desk, await addMember(desk, desk.owner, 'desk'))
  const second = await createApp({ ...desk.parts, db: await connectedAnew(desk.parts.db) })
  onTestFinished(() => second.close())
  const answers = await Promise.all(
    [0, 1, 2, 3].map((nth) =>
      callsWith(nth % 2 ? second : desk.app, headers)(
        'POST',
        `/transfer-slips/${slip.id}/confirmation`,
        dollars(6_530),
      ),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
  const { entries, balance } = await ledger()
  expect([entries.length, balance]).toEqual([2, 15_235])
  expect(entries[1]).toMatchObject({
    kind: 'payment',
    method: 'transfer',
    amount: 6_530,
    receipt: { number: 1 },
  })
  expect(await mailReceipts(desk.parts)).toMatchObject([{ to: 'maria@example.com' }])
  expect([await waiting(), await badge()]).toEqual([[], before])
  expect(await opened(token)).toEqual({ state: 'open', due: 15_235, slips: ['confirmed'] })

  await sendSlip((await link()).token, 50)
  expect([(await waiting()).length, await badge()]).toEqual([1, before + 1])
  expect((await desk.call('DELETE', `/landing/${desk.landing}`)).statusCode).toBe(200)
  expect([await waiting(), await badge()]).toEqual([[], 0])
})

test('the same key confirms once and answers the same; a refused amount leaves the slip waiting', async () => {
  const { token } = await link({ amount: 5_000 })
  await sendSlip(token)
  const [{ id }] = await waiting()
  const { headers } = await signedIn(desk, desk.owner)
  const call = callsWith(desk.app, { ...headers, 'idempotency-key': 'a-double-click' })
  const confirm = (body: object) => call('POST', `/transfer-slips/${id}/confirmation`, body)
  expect((await confirm({ amount: 1, currency: 'DOP' })).json().code).toBe('rate-missing')
  expect(await waiting()).toHaveLength(1)
  const [one, other] = [await confirm(dollars(2_000)), await confirm(dollars(2_000))]
  expect([one.statusCode, other.body]).toEqual([201, one.body])
  expect(await opened(token)).toMatchObject({ state: 'open', due: 3_000 })
  await desk.call('POST', `/ledger/${one.json().id}/reversal`, { reason: 'Not ours' })
  expect(await opened(token)).toMatchObject({ due: 5_000 })
})

test('a slip is declined with words that its page says and its customer is mailed, and is settled then', async () => {
  const { token } = await link()
  await sendSlip(token)
  const [{ id }] = await waiting()
  const decline = (reason: string) => desk.call('POST', `/transfer-slips/${id}/decline`, { reason })
  expect((await decline(' ')).statusCode).toBe(422)
  expect((await decline('The amount can’t be read.')).statusCode).toBe(204)
  expect((await decline('Again')).json().code).toBe('slip-settled')
  const mails = (await mailJobs(desk.parts.db)).filter(({ kind }) => kind === 'slip-declined')
  expect(mails).toMatchObject([{ to: 'maria@example.com' }])
  const words = mails.map(({ kind, content }) => contentOf({ kind, content, reservationId: desk.id }).text)
  expect(words).toEqual([expect.stringContaining('The amount can’t be read.')])
  const confirmed = await desk.call('POST', `/transfer-slips/${id}/confirmation`, dollars(1))
  expect(confirmed.json().code).toBe('slip-settled')
  const visit = await desk.site.myPayment(token)
  expect(visit).toMatchObject({
    payment: { slips: [{ state: 'declined', declinedReason: 'The amount can’t be read.' }] },
  })
  expect((await desk.call('GET', links())).json().slips).toMatchObject([{ id, state: 'declined' }])
})

test('what is no photograph is refused with its reason, and nothing is stored', async () => {
  const { token } = await link()
  const mp4 = Buffer.concat([
    Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isommp41', 'latin1'),
    Buffer.alloc(2_000),
  ])
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const picture = { content: await plainPicture(40, 30) }
  const tries = {
    'image-not-an-image': [{ content: mp4, name: 'slip.jpg' }],
    'image-heic': [{ content: heic }],
    'image-too-large': [{ content: Buffer.alloc(50 * 1024 * 1024, 1) }],
    'file-one-only': [picture, picture],
    'slip-missing': [],
  }
  for (const [refusal, files] of Object.entries(tries))
    expect(await sendFiles(token, ...files)).toBe(`?wrong=${refusal}`)
  const pdf = { content: Buffer.from('%PDF-1.7\n%âãÏÓ\n'), name: 'slip.pdf', type: 'application/pdf' }
  expect(await sendFiles(token, pdf)).toBe('?wrong=image-not-an-image')
  const text = { method: 'POST', url: `/pay/${token}`, payload: 'slip=none' } as const
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await desk.app.inject({ ...text, headers })).statusCode).toBe(415)
  const elsewhere = { ...multipart([['slip', picture]]).headers, 'sec-fetch-site': 'cross-site' }
  expect((await desk.app.inject({ ...text, headers: elsewhere })).statusCode).toBe(403)
  expect(await desk.parts.db.$count(transferSlips)).toBe(0)
})

test('a link that is closed takes no slip, and one takes ten', async () => {
  const [open, paused, revoked] = [await link(), await link(), await link()]
  const late = await link({ expiresAt: '2027-03-01T15:00:00Z' })
  await desk.call('DELETE', `/pay-links/${revoked.id}`)
  for (let width = 30; width < 40; width++) await sendSlip(open.token, width)
  expect(await sendFiles(open.token, { content: await plainPicture(50, 30) })).toBe('?wrong=too-many-slips')
  desk.clock.set('2027-03-01T15:00:00Z')
  for (const { token } of [revoked, late, { token: 'nobodys' }])
    expect(await sendFiles(token, { content: await plainPicture(40, 30) })).toBe('')
  await desk.parts.db.update(accounts).set({ suspendedAt: new Date() })
  expect(await sendFiles(paused.token, { content: await plainPicture(40, 30) })).toBe('')
  expect(await desk.parts.db.$count(transferSlips)).toBe(10)
})

// Rule of "Money and paper": server/features/public-site/my-payment.ts, web/visitor/my-reservation/pay-step.tsx
test('a customer pays the prepayment from their own page, where there are accounts to transfer it to', async () => {
  await desk.parts.db.execute(
    sql`update reservations set quote = jsonb_set(quote, '{prepayment}', '6530') where id = ${desk.id}`,
  )
  expect((await desk.open()).prepaymentDue).toBeUndefined()
  await desk.call('PUT', '/bank-accounts', { bankAccounts: [BANK] })
  expect((await desk.open()).prepaymentDue).toBe(6_530)
  const made = await desk.site.payPrepayment(desk)
  expect(await opened(made?.split('/').at(-1) ?? '')).toEqual({ state: 'open', due: 6_530, slips: [] })
  expect((await desk.call('GET', links())).json().links).toMatchObject([{ createdBy: null }])
  const payment = { kind: 'payment', method: 'cash', ...dollars(6_530) }
  await desk.call('POST', `/reservations/${desk.id}/ledger`, payment)
  expect((await desk.open()).prepaymentDue).toBeUndefined()
  expect(await desk.site.payPrepayment(desk)).toBeUndefined()
})

test('opening a link changes nothing', async () => {
  const { token } = await link()
  const dump = async () => {
    const { db } = desk.parts
    const tables = ['pay_links', 'transfer_slips', 'ledger_entries', 'audit_entries', 'jobs', 'reservations']
    const rows = tables.map((table) => db.execute(sql`select * from ${sql.identifier(table)} order by id`))
    return JSON.stringify(await Promise.all(rows))
  }
  const before = await dump()
  for (let times = 0; times < 5; times++) await opened(token)
  // As a chat's robot that looks for a preview.
  expect((await desk.app.inject({ url: `/pay/${token}` })).statusCode).toBe(200)
  expect(await dump()).toBe(before)
})

test('links, slips and bank accounts are of one account alone, and no slip is at a public address', async () => {
  const { token, id } = await link()
  await sendSlip(token)
  const [slip] = await waiting()
  const [{ path } = { path: '' }] = await desk.parts.db.select().from(transferSlips)
  expect((await desk.app.inject({ url: `/storage/${path}` })).statusCode).toBe(404)
  const other = await signedIn(desk, await desk.addOwner())
  for (const [method, at, body] of [
    ['GET', links(), undefined],
    ['POST', links(), {}],
    ['DELETE', `/pay-links/${id}`, undefined],
    ['GET', `/transfer-slips/${slip.id}/picture`, undefined],
    ['POST', `/transfer-slips/${slip.id}/confirmation`, dollars(1)],
    ['POST', `/transfer-slips/${slip.id}/decline`, { reason: 'Theirs' }],
  ] as const)
    expect([at, (await other.call(method, at, body)).statusCode]).toEqual([at, 404])
  expect((await other.call('GET', '/transfer-slips')).json()).toEqual([])
  expect(await opened(token)).toMatchObject({ state: 'open', slips: ['waiting'] })

  const put = (bankAccounts: object[]) => desk.call('PUT', '/bank-accounts', { bankAccounts })
  expect((await put([BANK, { ...BANK, currency: 'DOP' }])).statusCode).toBe(200)
  for (const wrong of [{ bank: ' ' }, { number: 'x'.repeat(41) }, { kind: 'gold' }, { currency: 'XXX' }])
    expect((await put([{ ...BANK, ...wrong }])).statusCode).toBe(422)
  expect((await put(Array(9).fill(BANK))).statusCode).toBe(422)
  expect((await other.call('GET', '/bank-accounts')).json()).toMatchObject({ bankAccounts: [] })
  const visit = await desk.site.myPayment(token)
  expect(visit).toMatchObject({ payment: { bankAccounts: [BANK, { ...BANK, currency: 'DOP' }] } })
  const member = await signedIn(desk, await addMember(desk, desk.owner, 'desk'))
  const refused = await member.call('PUT', '/bank-accounts', { bankAccounts: [] })
  expect(refused.json().code).toBe('role-not-allowed')
  expect((await member.call('POST', links(), {})).statusCode).toBe(201)
})

test('a customer who is erased takes links and slips along; a cancelled reservation owes its fee alone', async () => {
  const { token } = await link({ amount: 30_000 })
  await sendSlip(token)
  const cancelled = await desk.call('POST', `/reservations/${desk.id}/cancellation`, {
    ...{ reason: 'other', note: 'Ill' },
  })
  const { fee } = cancelled.json().cancelled
  expect(await opened(token)).toMatchObject(
    fee > 0 ? { state: 'open', due: fee } : { state: 'cancelled', due: 0 },
  )
  await desk.site.eraseMyReservation(desk)
  expect(await opened(token)).toEqual({ state: 'not-found' })
  const { db } = desk.parts
  expect([await db.$count(payLinks), await db.$count(transferSlips)]).toEqual([0, 0])
  expect(await db.$count(accounts, eq(accounts.id, desk.owner.account))).toBe(1)
})
