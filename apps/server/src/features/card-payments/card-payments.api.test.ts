import { currency } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import type { GatewayAnswer } from '@nelly/domain/payments/gateway'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { AZUL, type CardDesk, startCardDesk } from '../../../tests/support/azul/card-desk.ts'
import { AUTH_KEY, formOf } from '../../../tests/support/azul/simulator.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { mailJobs, mailReceipts } from '../../../tests/support/mail-jobs.ts'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import { gatewayEvents, jobs, payLinks, paymentGateways, reservations } from '../../platform/db/schema.ts'
import { eraseReservation } from '../reservations/erase-reservation.ts'
import { LOOK_UP_JOB } from './begin-attempt.ts'
import { lookUpAttempt } from './look-up.ts'
import { PORTS } from './ports.ts'

let desk: CardDesk

beforeEach(async () => {
  desk = await startCardDesk()
})

const waiting = async () => (await desk.call('GET', '/payment-attempts')).json()
/** The number beside *Hoy*. */
const badge = async () => (await desk.call('GET', '/new-reservations')).json().waiting
const lookUp = async () => {
  for (const { id } of await desk.attempts()) await lookUpAttempt(desk.parts, id)
}
const alarms = async () =>
  (await mailJobs(desk.parts.db)).filter(({ kind }) => kind === 'card-payment-alarm').length

/** What the page of a link says of it and of cards. */
async function card(token: string) {
  const visit = await desk.site.myPayment(token)
  return visit.kind === 'found'
    ? [visit.payment.state, visit.payment.card.isTaken, visit.payment.card.last?.state]
    : []
}

// Rule of "Money and paper": server/features/card-payments/apply-answer.ts, server/features/card-payments/azul.ts, server/features/public-site/card-routes.ts, web/visitor/pay/card-payment.tsx
test('a payment that AZUL approved is in the ledger once, with its receipt', async () => {
  const token = await desk.link()
  expect(await card(token)).toEqual(['open', true, undefined])
  const back = await desk.pay(token)
  await desk.come(back ?? '')
  expect(await desk.ledger()).toMatchObject({ balance: 0 })
  expect(await desk.payments()).toMatchObject([
    {
      amountMinor: 21_765,
      method: 'card',
      receiptNumber: 1,
      actorKind: 'system',
      note: expect.stringMatching(/^OK1001 · 2027/),
    },
  ])
  expect(await desk.attempts()).toMatchObject([
    { state: 'approved', amountMinor: 21_765, ledgerEntryId: expect.any(Number) },
  ])
  expect(await mailReceipts(desk.parts)).toHaveLength(1)
  expect(await desk.parts.db.$count(gatewayEvents)).toBe(1)
  expect(await card(token)).toEqual(['paid', true, undefined])
  expect((await desk.begin(token)).headers.location).toBe(`/pay/${token}`)
})

test('the form leads to AZUL alone, comes back below our own origin, and needs no script', async () => {
  const answer = await desk.begin(await desk.link())
  const { action, fields } = formOf(answer.body)
  expect(action).toBe(AZUL.pageUrl)
  expect(answer.headers['content-security-policy']).toMatch(
    /default-src 'none';.* form-action https:\/\/azul\.example;/,
  )
  expect(answer.headers['referrer-policy']).toBe('strict-origin')
  expect(answer.body).not.toMatch(/<script|super-secreta/)
  expect(new URL(fields.get('ApprovedUrl') ?? '').origin).toBe('http://localhost')
})

test('declined with whatever code, nothing is paid, and one can try again', async () => {
  const token = await desk.link()
  for (const code of ['51', '99', '08'] as const) {
    await desk.pay(token, { code })
    expect(await desk.payments()).toEqual([])
    expect(await card(token)).toEqual(['open', true, 'declined'])
  }
  await desk.pay(token)
  expect(await desk.states()).toEqual(['declined', 'declined', 'declined', 'approved'])
  expect((await desk.payments()).length).toBe(1)
})

test('who comes back without paying can try again; while nothing was heard, nobody can', async () => {
  const token = await desk.link()
  const form = await desk.formBy(token)
  expect((await desk.begin(token)).headers.location).toBe(`/pay/${token}`)
  expect((await desk.begin(await desk.link({ amount: 500 }))).statusCode).toBe(303)
  expect(await card(token)).toEqual(['open', false, 'open'])
  expect(await desk.come(desk.azul.cancel(form))).toBe(`/pay/${token}`)
  expect(await card(token)).toEqual(['open', true, 'cancelled'])
  // They had paid nevertheless, and the answer comes after all: it counts, and the operator is called.
  await desk.come(desk.azul.pay(form) ?? '')
  expect([await desk.states(), (await desk.payments()).length, await alarms()]).toEqual([['approved'], 1, 1])
})

test('of twenty who press at once, one goes to AZUL', async () => {
  const token = await desk.link()
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.begin(token)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await desk.states()).toEqual(['begun'])
})

test('a closed tab leaves a payment unknown, until the desk says what AZUL lists; what comes later changes nothing', async () => {
  const token = await desk.link()
  const form = await desk.formBy(token)
  desk.azul.pay(form, { fault: 'tab-closed' })
  expect(await waiting()).toEqual([])
  const before = await badge()
  await lookUp()
  const [listed] = await waiting()
  expect(await badge()).toBe(before + 1)
  expect(listed).toMatchObject({ reservationId: desk.id, amount: 21_765, currency: 'USD', problem: null })
  expect(listed.orderNumber).toBe([...desk.azul.approved.keys()][0])
  const decisions = await Promise.all([
    desk.decide(listed.id, true),
    desk.decide(listed.id, true),
    desk.decide(listed.id, true),
  ])
  expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
  expect([await waiting(), await badge()]).toEqual([[], before])
  await desk.come(desk.azul.pay(form) ?? '')
  const [state] = await desk.states()
  expect((await desk.payments()).length).toBe(1)
  expect(state).toBe('approved')
})

test('what the desk said was not paid counts when its approval comes, and the operator is called', async () => {
  const form = await desk.formBy(await desk.link())
  await lookUp()
  const [listed] = await waiting()
  expect((await desk.decide(listed.id, false)).statusCode).toBe(204)
  expect(await desk.states()).toEqual(['dismissed'])
  await desk.come(desk.azul.pay(form) ?? '')
  expect([await desk.states(), (await desk.payments()).length, await alarms()]).toEqual([['approved'], 1, 1])
})

test('a return with another amount or order, or a hash of UTF-8, is not believed', async () => {
  const form = await desk.formBy(await desk.link())
  for (const fault of ['amount-changed', 'order-changed', 'utf-8'] as const) {
    await desk.come(desk.azul.pay(form, { fault }) ?? '')
    expect([await desk.states(), await desk.payments()]).toEqual([['begun'], []])
  }
  expect(await desk.parts.db.$count(gatewayEvents)).toBe(0)
})

test('a hash in capitals is the same; an answer without a code says nothing', async () => {
  await desk.pay(await desk.link({ amount: 500 }), { fault: 'capitals' })
  await desk.pay(await desk.link(), { fault: 'no-iso-code' })
  expect([await desk.states(), (await desk.payments()).length]).toEqual([['approved', 'unknown'], 1])
})

test('another amount that AZUL signed is not written down: somebody looks, and writes by hand what arrived', async () => {
  await desk.pay(await desk.link(), { fault: 'amount-signed-otherwise' })
  expect([await desk.states(), await desk.payments(), await alarms()]).toEqual([['unknown'], [], 1])
  const [listed] = await waiting()
  expect(listed.problem).toBe('amount-differs')
  expect((await desk.decide(listed.id, true)).json().code).toBe('attempt-has-problem')
  expect((await desk.decide(listed.id, false)).statusCode).toBe(204)
  expect([await waiting(), await desk.states()]).toEqual([[], ['dismissed']])
})

test('paid for a reservation that was cancelled meanwhile, it is a credit, and the operator is called', async () => {
  const form = await desk.formBy(await desk.link())
  const cancellation = { reason: 'other', note: 'Ill' }
  const cancelled = await desk.call('POST', `/reservations/${desk.id}/cancellation`, cancellation)
  const { fee } = cancelled.json().cancelled
  await desk.come(desk.azul.pay(form) ?? '')
  expect(await desk.ledger()).toMatchObject({ balance: fee - 21_765 })
  expect([await desk.states(), await alarms()]).toEqual([['approved'], 1])
})

test.each([
  ['revoked', (id: number) => desk.call('DELETE', `/pay-links/${id}`)],
  ['over', () => desk.parts.db.update(payLinks).set({ expiresAt: desk.clock.now() })],
])('a link that is %s while the customer pays: what they paid is in the ledger', async (_, end) => {
  const token = await desk.link()
  const form = await desk.formBy(token)
  const [link] = await desk.parts.db.select().from(payLinks)
  await end(link?.id ?? 0)
  await desk.come(desk.azul.pay(form) ?? '')
  expect([await desk.states(), (await desk.payments()).length, await alarms()]).toEqual([['approved'], 1, 0])
  expect((await desk.begin(token)).headers.location).toBe(`/pay/${token}`)
})

test('paid for a reservation that was erased meanwhile, it is in the ledger all the same', async () => {
  const form = await desk.formBy(await desk.link())
  await desk.call('POST', `/reservations/${desk.id}/cancellation`, { reason: 'other', note: 'Ill' })
  expect(await eraseReservation(desk.parts.db, desk.id, desk.clock.now())).toBe(true)
  await desk.come(desk.azul.pay(form) ?? '')
  expect([await desk.states(), (await desk.payments()).length, await alarms()]).toEqual([['approved'], 1, 1])
})

test.each([
  ['is gone', () => desk.parts.db.delete(reservations)],
  ['has another currency', () => desk.parts.db.update(reservations).set({ currency: currency('DOP') })],
])(
  'what was paid for a reservation that %s is listed until somebody wrote it where it belongs',
  async (_, change) => {
    const form = await desk.formBy(await desk.link())
    await change()
    await desk.come(desk.azul.pay(form) ?? '')
    expect([await desk.states(), await desk.payments()]).toEqual([['approved'], []])
    const [listed] = await waiting()
    expect(listed).toMatchObject({ amount: 21_765, problem: 'not-booked' })
    expect((await desk.decide(listed.id, true)).json().code).toBe('attempt-has-problem')
    expect((await desk.decide(listed.id, false)).statusCode).toBe(204)
    expect(await waiting()).toEqual([])
  },
)

test('one answer that comes forty times at once to two servers is one payment; after its reversal it is none anew', async () => {
  const other = await createApp({ ...desk.parts, db: await connectedAnew(desk.parts.db) })
  onTestFinished(() => other.close())
  const form = await desk.formBy(await desk.link())
  const { pathname, search } = new URL(desk.azul.pay(form) ?? '')
  const cancelled = new URL(desk.azul.cancel(form)).pathname
  await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      (nth % 2 ? desk.app : other).inject({ url: nth % 8 ? pathname + search : cancelled }),
    ),
  )
  const [payment, ...more] = await desk.payments()
  expect([await desk.states(), more]).toEqual([['approved'], []])
  const reversal = await desk.call('POST', `/ledger/${payment?.id}/reversal`, { reason: 'Voided at AZUL' })
  expect(reversal.statusCode).toBe(201)
  await desk.app.inject({ url: pathname + search })
  expect([(await desk.payments()).length, (await desk.ledger()).balance]).toEqual([1, 21_765])
})

test('the operator’s own payment says that the gateway was run, until its settings change', async () => {
  const [gateway] = (await desk.call('GET', '/gateways')).json()
  expect(gateway).toEqual({
    ...AZUL,
    authKey: undefined,
    id: expect.any(Number),
    testedAt: null,
    revision: 1,
  })
  const begun = await desk.call('POST', `/gateways/${gateway.id}/test`)
  expect(begun.statusCode).toBe(201)
  const at = new URL(begun.json().url).pathname
  const { fields } = formOf((await desk.app.inject({ url: at })).body)
  expect(fields.get('Amount')).toBe('100')
  expect(await desk.come(desk.azul.pay(fields) ?? '')).toBe('/user-config')
  expect((await desk.call('GET', '/gateways')).json()).toMatchObject([{ testedAt: expect.any(String) }])
  expect([await desk.payments(), await waiting()]).toEqual([[], []])
  const { authKey: _, ...unchanged } = AZUL
  expect((await desk.call('PUT', '/gateways', unchanged)).json()).toMatchObject({ testedAt: null })
  // Neither an edit of the one before nor somebody's who saw none undoes it without a word.
  for (const revision of [1, 0]) {
    const stale = await desk.call('PUT', '/gateways', { ...unchanged, revision })
    expect(stale.json()).toMatchObject({ code: 'changed-meanwhile', newest: { merchantId: AZUL.merchantId } })
  }
  // Without a key, the former one stays.
  await desk.pay(await desk.link())
  expect((await desk.payments()).length).toBe(1)
})

test('a gateway is refused beside what is wrong with it, and its key is in no answer, export, audit or log', async () => {
  const log: string[] = []
  desk = await startCardDesk({ logger: { level: 'trace', stream: { write: (line) => log.push(line) } } })
  const put = async (changes: object) => {
    const answer = await desk.call('PUT', '/gateways', { ...AZUL, ...changes })
    return [answer.statusCode, answer.json().code, Object.keys(answer.json().errors ?? {})[0]]
  }
  expect(await put({ currency: 'DOP' })).toEqual([422, 'merchant-of-another-currency', 'merchantId'])
  expect(await put({ currency: 'DOP', merchantId: '1', authKey: ' ' })).toEqual([
    422,
    'auth-key-missing',
    'authKey',
  ])
  expect(await put({ currency: 'JPY' })).toEqual([422, 'fields-invalid', 'currency'])
  for (const pageUrl of ['http://azul.example', 'javascript:alert(1)', 'azul', 'https://a:b@azul.example'])
    expect(await put({ pageUrl })).toEqual([422, 'fields-invalid', 'pageUrl'])
  const { headers } = await signedIn(desk, desk.owner)
  const exported = await desk.app.inject({ url: `/api/users/export/${desk.owner.id}`, headers })
  const rows = await desk.parts.db.execute(sql`select * from payment_gateways`)
  const told = [
    exported.body,
    JSON.stringify(rows),
    (await desk.call('GET', '/audit')).body,
    (await desk.call('GET', '/gateways')).body,
    log.join(''),
  ]
  expect(told.at(-1)).toContain('/api/gateways')
  for (const text of told) expect(text).not.toContain(AUTH_KEY)
})

test('a server without the key of the environment takes no cards, and stores no secret', async () => {
  const keyless = await startBooked({}, { secretsKey: undefined })
  expect((await keyless.call('PUT', '/gateways', AZUL)).json().code).toBe('secrets-key-missing')
  const rows = await desk.parts.db.select().from(paymentGateways)
  for (const { id: _, ...row } of rows)
    await keyless.parts.db.insert(paymentGateways).values({ ...row, accountId: keyless.owner.account })
  const { url } = (await keyless.call('POST', `/reservations/${keyless.id}/pay-links`, {})).json()
  const token = new URL(url).pathname.slice('/pay/'.length)
  const visit = await keyless.site.myPayment(token)
  expect(visit.kind === 'found' && visit.payment.card).toEqual({ isTaken: false })
  const answer = await keyless.app.inject({ method: 'POST', url: `/pay/${token}/card` })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/pay/${token}`])
})

test('nobody else sees or decides what is an account’s; who only looks changes nothing', async () => {
  await desk.formBy(await desk.link())
  await lookUp()
  const [listed] = await waiting()
  const [gateway] = (await desk.call('GET', '/gateways')).json()
  const { call: byOther } = await signedIn(desk, await desk.addOwner())
  expect([
    (await byOther('GET', '/gateways')).json(),
    (await byOther('GET', '/payment-attempts')).json(),
  ]).toEqual([[], []])
  const at = `/payment-attempts/${listed.id}/decision`
  expect((await byOther('POST', at, { isPaid: true })).json().code).toBe('attempt-not-found')
  expect((await byOther('DELETE', `/gateways/${gateway.id}`)).json().code).toBe('gateway-not-found')
  expect((await byOther('POST', `/gateways/${gateway.id}/test`)).json().code).toBe('gateway-not-found')
  const viewer = (await signedIn(desk, await addMember(desk, desk.owner, 'viewer'))).call
  expect((await viewer('POST', at, { isPaid: true })).statusCode).toBe(403)
  expect((await viewer('GET', '/payment-attempts')).statusCode).toBe(200)
  expect(await desk.states()).toEqual(['unknown'])
})

test('an attempt of which nothing is heard is listed after two minutes, though no job ran', async () => {
  await desk.formBy(await desk.link())
  desk.clock.set(new Date(desk.clock.now().getTime() + 120_000))
  expect([await desk.states(), (await waiting()).length]).toEqual([['begun'], 1])
})

test('an attempt is looked up a minute after it began, and by its gateway no more: it can’t be asked', async () => {
  await desk.formBy(await desk.link())
  const due = () => desk.parts.db.select().from(jobs).where(eq(jobs.kind, LOOK_UP_JOB))
  const [first] = await due()
  expect(first?.runAt.getTime()).toBe(desk.clock.now().getTime() + 60_000)
  await lookUp()
  expect([await desk.states(), (await due()).length]).toEqual([['unknown'], 1])
  expect(await desk.attempts()).toMatchObject([{ lookUps: 1 }])
})

test('a gateway that can be asked is looked up again until it answers, and its answer is in the ledger once', async () => {
  const form = await desk.formBy(await desk.link())
  const orderNumber = form.get('OrderNumber') ?? ''
  const { azul } = PORTS
  const paid = { minor: minorUnits(21_765), currency: currency('USD') }
  const approval: GatewayAnswer = {
    ...{ key: 'asked:1', orderNumber, amount: paid, outcome: 'approved' },
    ...{ code: '00', authorization: 'OK1', reference: '' },
  }
  const answers = [undefined, undefined, approval]
  Object.assign(PORTS, {
    azul: { ...azul, can: { ...azul.can, tells: ['look-up'] }, lookUp: async () => answers.shift() },
  })
  onTestFinished(() => void Object.assign(PORTS, { azul }))
  const due = async () => (await desk.parts.db.select().from(jobs).where(eq(jobs.kind, LOOK_UP_JOB))).length
  const seen: unknown[] = []
  for (let nth = 0; nth < 4; nth++) {
    await lookUp()
    seen.push([...(await desk.states()), (await desk.payments()).length, await due()])
  }
  expect(seen).toEqual([
    ['unknown', 0, 2],
    ['unknown', 0, 3],
    ['approved', 1, 3],
    ['approved', 1, 3],
  ])
})

test('paid after its link has ended, it is in the ledger all the same', async () => {
  const token = await desk.link({ expiresAt: '2027-03-01T15:00:00Z' })
  const form = await desk.formBy(token)
  desk.clock.set('2027-03-01T15:30:00Z')
  expect(await card(token)).toEqual(['expired', false, 'open'])
  await desk.come(desk.azul.pay(form) ?? '')
  expect(await desk.ledger()).toMatchObject({ balance: 0 })
})

test('a day of AZUL’s list is compared with the ledger, and nothing is changed by it', async () => {
  await desk.pay(await desk.link({ amount: 500 }))
  desk.azul.pay(await desk.formBy(await desk.link()), { fault: 'tab-closed' })
  const [first = '', second = ''] = [...desk.azul.approved.keys()]
  const compare = async (csv: string) => {
    const [day = ''] = desk.clock.now().toISOString().split('T')
    const answer = await desk.call('POST', '/card-reconciliations', { day, currency: 'USD', csv })
    return answer.json()
  }
  expect(await compare(`Orden;Monto\n${first};5.00\n${second};212.65`)).toEqual({
    ...{ matched: 1, total: 500 },
    differences: [{ kind: 'not-here', orderNumber: second, reservationId: null, there: 21_265, here: null }],
  })
  expect((await compare(`Orden;Monto\nX;5.00`)).differences).toMatchObject([
    { kind: 'not-here', orderNumber: 'X' },
    { kind: 'not-there', orderNumber: first, reservationId: desk.id, here: 500 },
  ])
  // A day on which AZUL lists nothing, as the tables of Windows are saved.
  expect(await compare('\uFEFFOrden;Monto\r\n')).toMatchObject({
    ...{ matched: 0, total: 0 },
    differences: [{ kind: 'not-there', orderNumber: first }],
  })
  // What is another's is not told.
  const { call: byOther } = await signedIn(desk, await desk.addOwner())
  const csv = `Orden;Monto\n${first};5.00`
  const ofOther = await byOther('POST', '/card-reconciliations', { day: '2027-03-01', currency: 'USD', csv })
  expect(ofOther.json().differences).toMatchObject([{ kind: 'not-here', reservationId: null }])
  for (const wrong of ['%PDF-1.7\n\u0000\u0001', 'Orden\nA', 'Orden;Monto\nA;1.500,00', ' '])
    expect(await compare(wrong)).toMatchObject({ errors: { csv: expect.anything() } })
  const largest = `Orden;Monto\n${'A;999999999.99\n'.repeat(13_000)}`
  expect((await compare(largest)).differences).toMatchObject([{ kind: 'not-here' }, { kind: 'not-there' }])
  expect((await desk.payments()).length).toBe(1)
})
