import type { Ledger, LedgerEntry } from '@nelly/contract/ledger/ledger'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import { accounts, ledgerEntries, reservations } from '../../platform/db/schema.ts'

let desk: OwnReservation

beforeEach(async () => {
  desk = await startBooked({ extras: [{ code: 'baby_seat', quantity: 1 }] })
})

const path = (id: number = desk.id) => `/reservations/${id}/ledger`
const ledger = async (id?: number): Promise<Ledger> => (await desk.call('GET', path(id))).json()

/** An entry in dollars, by a card terminal where it has a method. */
const entry = (kind: string, amount: number, more: object = {}) => ({
  ...{ kind, amount, currency: 'USD' },
  ...(kind === 'charge' || kind === 'credit' ? { note: 'As agreed' } : { method: 'card' }),
  ...more,
})

/** Writes an entry that is expected to be taken. */
async function write(...sent: Parameters<typeof entry>): Promise<Ledger & { id: number }> {
  const answer = await desk.call('POST', path(), entry(...sent))
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json()
}

const pesos = (amount: number) => ({ currency: 'DOP', method: 'cash', rate: 59.1234, amount })

// Rule of "Money and paper": domain/ledger/converted.ts, server/features/ledger/add-entry.ts, server/features/ledger/ledger-of.ts
test('an advance, cash in pesos with its change, a deposit and what comes back end at 0', async () => {
  const due = ({ balance, held }: Ledger) => [balance, held]
  const owing = async () => (await desk.call('GET', `/reservations/${desk.landing}?state=owing`)).json()
  const [price] = (await ledger()).entries
  expect(price).toMatchObject({
    kind: 'charge',
    isOfPrice: true,
    amount: 21_765,
    method: null,
    receipt: null,
  })
  expect(due(await ledger())).toEqual([21_765, 0])
  expect(await owing()).toMatchObject([{ id: desk.id, balance_due: 217.65, held_deposit: 0 }])
  expect(due(await write('payment', 6_530, { method: 'transfer' }))).toEqual([15_235, 0])
  const cash = await write('payment', 0, pesos(901_000))
  expect(due(cash)).toEqual([-4, 0])
  expect(cash.entries.at(-1)).toMatchObject({
    amount: 901_000,
    currency: 'DOP',
    rate: 59.1234,
    booked: 15_239,
  })
  expect(due(await write('refund', 0, pesos(236)))).toEqual([0, 0])
  expect(due(await write('deposit_held', 30_000))).toEqual([0, 30_000])
  expect(due(await write('charge', 16_520, { note: 'Fuel, one day, a scratch' }))).toEqual([16_520, 30_000])
  expect(due(await write('deposit_captured', 16_520))).toEqual([0, 13_480])
  const settled = await write('deposit_released', 13_480)
  expect(due(settled)).toEqual([0, 0])
  expect(await owing()).toEqual([])
  const receipts = settled.entries.map(({ receipt }) => receipt?.number ?? null)
  expect(receipts).toEqual([null, 1, 2, 3, 4, null, 5, 6])
})

test('the price is charged when a request is confirmed, with each difference of a change, and credited but for the fee', async () => {
  const bare = ({ kind, amount, isOfPrice }: LedgerEntry) => [kind, amount, isOfPrice]
  const { db } = desk.parts
  await db.execute(sql`update landings set booking_mode = 'on_request'`)
  const request = await send(desk.app, booking(desk.landing, desk.vehicle, APRIL), 'a-request')
  const id: number = request.json().id
  expect((await ledger(id)).entries).toEqual([])
  const confirmed = await desk.call('POST', `/reservations/${id}/steps`, { step: 'confirm' })
  expect(confirmed.statusCode).toBe(200)
  const { revision } = confirmed.json()
  expect((await ledger(id)).entries.map(bare)).toEqual([['charge', 17_517, true]])
  const longer = await desk.call('PATCH', `/reservations/${id}`, {
    returnDate: '2027-04-14',
    notify: false,
    revision,
  })
  expect(longer.statusCode).toBe(200)
  const undone = { notify: false, revision: longer.json().revision }
  expect((await desk.call('POST', `/reservations/${id}/undo-change`, undone)).statusCode).toBe(200)
  const difference = longer.json().total - 17_517
  const changed = [
    ['charge', 17_517, true],
    ['charge', difference, true],
    ['credit', difference, true],
  ]
  expect((await ledger(id)).entries.map(bare)).toEqual(changed)
  const cancelled = await desk.call('POST', `/reservations/${id}/cancellation`, {
    reason: 'other',
    note: 'Ill',
  })
  expect(cancelled.statusCode).toBe(200)
  const fee = cancelled.json().cancelled.fee
  const { entries, balance } = await ledger(id)
  expect([entries.map(bare), balance]).toEqual([[...changed, ['credit', 17_517 - fee, true]], fee])
})

const APRIL = { date_of_departure: '2027-04-10', date_of_arrival: '2027-04-13' }

test.each([
  ['an amount of 0', { amount: 0 }, 'amount'],
  ['an amount below 0', { amount: -1 }, 'amount'],
  ['cents with decimals', { amount: 10.5 }, 'amount'],
  ['an amount that no currency has', { amount: 1e15 }, 'amount'],
  ['another currency without a rate', { currency: 'DOP' }, 'rate'],
  ['the same currency with a rate', { rate: 59 }, 'rate'],
  ['a rate of 0', { currency: 'DOP', rate: 0 }, 'rate'],
  ['a coin that is worth nothing at its rate', { ...pesos(10) }, 'amount'],
  ['a currency that there is not', { currency: 'XXX' }, 'currency'],
  ['money without a method', { method: undefined }, 'method'],
  ['a charge without words', { kind: 'charge', note: undefined }, 'note'],
  ['a kind that there is not', { kind: 'reversal' }, 'kind'],
])('%s is refused beside its field, and nothing is written', async (_, wrong, field) => {
  const answer = await desk.call('POST', path(), entry('payment', 1_000, wrong))
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  expect((await ledger()).entries).toHaveLength(1)
})

test('an entry is reversed once, a reversal and the price never; no more than what is held leaves the deposit', async () => {
  const reverse = (id: number | undefined) =>
    desk.call('POST', `/ledger/${id}/reversal`, { reason: 'A typo' })
  const refusal = async (answer: ReturnType<typeof reverse>) => {
    const { statusCode, json } = await answer
    return [statusCode, json().code]
  }
  const held = await write('deposit_held', 10_000)
  const more = desk.call('POST', path(), entry('deposit_captured', 10_001))
  expect(await refusal(more)).toEqual([409, 'deposit-exceeded'])
  await write('deposit_released', 1)
  expect(await refusal(reverse(held.id))).toEqual([409, 'deposit-exceeded'])
  const paid = await write('payment', 5_000)
  const reversed = await reverse(paid.id)
  expect(reversed.statusCode).toBe(201)
  expect(reversed.json()).toMatchObject({ balance: 21_765, held: 9_999 })
  expect(reversed.json().entries.slice(-2)).toMatchObject([
    { kind: 'payment', isReversed: true, receipt: { number: 3 } },
    { kind: 'reversal', reversedKind: 'payment', reverses: paid.id, note: 'A typo', receipt: { number: 4 } },
  ])
  expect(await refusal(reverse(paid.id))).toEqual([409, 'already-reversed'])
  expect(await refusal(reverse(reversed.json().id))).toEqual([409, 'reversal-not-reversible'])
  expect(await refusal(reverse(held.entries[0]?.id))).toEqual([409, 'price-not-reversible'])
})

test('the same key writes one entry, and one for another entry is refused', async () => {
  const { headers } = await signedIn(desk, desk.owner)
  const call = callsWith(desk.app, { ...headers, 'idempotency-key': 'a-double-click' })
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', path(), entry('payment', 500))))
  const bodies = new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body))
  expect(bodies.size).toBe(1)
  expect((await call('POST', path(), entry('payment', 501))).json().code).toBe('idempotency-key-reused')
  expect((await ledger()).entries).toHaveLength(2)
})

// Rule of "Money and paper": domain/ledger/entry.ts, server/features/ledger/may-pay-back.ts
test('the desk takes money and gives change; it pays back, reverses and closes what is not settled once it may', async () => {
  const { call: byDesk } = await deskOf()
  const forbidden = { statusCode: 403, roles: ['owner', 'manager'] }
  const told = async (answer: ReturnType<typeof byDesk>) => {
    const { statusCode, json } = await answer
    return { statusCode, roles: json().roles }
  }
  expect((await byDesk('POST', path(), entry('payment', 21_769, { method: 'cash' }))).json().balance).toBe(-4)
  expect(await told(byDesk('POST', path(), entry('refund', 5, { method: 'cash' })))).toEqual(forbidden)
  expect(await told(byDesk('POST', path(), entry('refund', 4)))).toEqual(forbidden)
  const change = await byDesk('POST', path(), entry('refund', 4, { method: 'cash' }))
  expect([change.statusCode, change.json().balance]).toEqual([201, 0])
  expect(await told(byDesk('POST', path(), entry('refund', 1, { method: 'cash' })))).toEqual(forbidden)
  await write('charge', 3)
  expect(await told(byDesk('POST', path(), entry('credit', 2)))).toEqual(forbidden)
  expect((await byDesk('POST', path(), entry('credit', 3, { note: 'Rounding' }))).statusCode).toBe(201)
  const tip = await write('payment', 100)
  const reversal = { reason: 'A typo' }
  expect(await told(byDesk('POST', `/ledger/${tip.id}/reversal`, reversal))).toEqual(forbidden)

  desk.clock.set('2027-03-13T14:00:00Z')
  const moved = await deskOf()
  for (const each of ['hand_over', 'take_back']) expect((await moved.step(each)).statusCode).toBe(200)
  expect(await told(moved.step('close', 'A tip'))).toEqual(forbidden)
  const byOwner = await desk.call('POST', `/reservations/${desk.id}/steps`, { step: 'close' })
  expect([byOwner.statusCode, byOwner.json().code]).toEqual([409, 'balance-open'])
  await desk.call('PUT', '/desk-paying-back', { deskPaysBack: true })
  expect((await moved.call('POST', path(), entry('refund', 1))).statusCode).toBe(201)
  expect((await moved.step('close', 'A tip')).statusCode).toBe(200)
})

/** Somebody at the desk of the account, signed in at the time it is. */
async function deskOf() {
  const member = await addMember(desk, desk.owner, 'desk')
  const call = callsWith(desk.app, (await signedIn(desk, member)).headers)
  const step = (name: string, note?: string) =>
    call('POST', `/reservations/${desk.id}/steps`, { step: name, ...(note && { note }) })
  return { call, step }
}

test('a change that moves the price to another currency settles the former one, and is refused once money is written down', async () => {
  const chargeIn = async (currency: string, revision: number) => {
    const saved = await desk.call('PUT', `/landings/${desk.landing}/rates`, {
      revision,
      rates: { currency, fees: [], extras: [] },
      prices: [{ id: desk.vehicle, pricePerDay: 4500 + revision }],
    })
    expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)])
  }
  desk.clock.set('2027-03-10T14:00:00Z')
  await desk.call('POST', `/reservations/${desk.id}/steps`, { step: 'hand_over' })
  desk.clock.set('2027-03-13T20:00:00Z')
  await chargeIn('DOP', 0)
  const until = async (returnDate: string) => {
    const { revision } = await desk.kept()
    return desk.call('PATCH', `/reservations/${desk.id}`, { returnDate, notify: false, revision })
  }
  const moved = await until('2027-03-14')
  expect([moved.statusCode, moved.body]).toEqual([200, expect.any(String)])
  const { total } = moved.json()
  const { entries, ...sums } = await ledger()
  expect(sums).toEqual({ balance: total, held: 0, currency: 'DOP' })
  expect(entries.map(({ kind, amount, currency }) => [kind, amount, currency])).toEqual([
    ['charge', 21_765, 'USD'],
    ['credit', 21_765, 'USD'],
    ['charge', total, 'DOP'],
  ])
  await write('payment', 100, { currency: 'DOP' })
  desk.clock.set('2027-03-14T20:00:00Z')
  await chargeIn('USD', 1)
  expect((await until('2027-03-15')).json().code).toBe('currency-of-ledger')
})

test('entries are not changed, deleted or truncated, and what is held is not below zero, also not by SQL', async () => {
  const { db } = desk.parts
  await write('deposit_held', 100)
  const failing = async (statement: ReturnType<typeof sql>) =>
    expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^23/) } })
  await failing(sql`update ledger_entries set amount_minor = 1, booked_minor = 1`)
  await failing(sql`update ledger_entries set note = 'Another'`)
  await failing(sql`update ledger_entries set note = null`)
  await failing(sql`delete from ledger_entries`)
  await failing(sql`truncate ledger_entries`)
  await failing(sql`
    insert into ledger_entries (account_id, landing_id, reservation_id, kind, amount_minor, currency, booked_minor, booked_currency,
        method, receipt_year, receipt_number, actor_kind, at)
      select account_id, landing_id, reservation_id, 'deposit_released', 101, currency, 101, booked_currency, 'cash', 2027, 99, 'system', now()
      from ledger_entries where kind = 'deposit_held'`)
  expect((await ledger()).held).toBe(100)
})

test('fifty payments at once on two servers get receipts without a gap, and refused ones take no number', async () => {
  const other = await createApp({ ...desk.parts, db: await connectedAnew(desk.parts.db) })
  onTestFinished(() => other.close())
  const { headers } = await signedIn(desk, desk.owner)
  const second = await send(desk.app, booking(desk.landing, desk.vehicle, APRIL), 'another')
  const ids = [desk.id, second.json().id]
  await Promise.all(
    Array.from({ length: 50 }, (_, nth) =>
      callsWith(nth % 2 ? desk.app : other, headers)(
        'POST',
        path(ids[nth % 4 < 2 ? 0 : 1]),
        nth % 5 === 0 ? entry('deposit_released', 1) : entry('payment', 1),
      ),
    ),
  )
  const rows = await desk.parts.db
    .select({ number: ledgerEntries.receiptNumber })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.receiptNumber} is not null`)
    .orderBy(ledgerEntries.receiptNumber)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, nth) => nth + 1))
})

test('the ledger outlives its reservation, and goes with its account alone', async () => {
  const { db } = desk.parts
  await write('payment', 100, { note: 'By María' })
  await db.delete(reservations)
  for (const table of ['customer_contacts', 'customers', 'landings', 'pools'])
    await db.execute(sql.raw(`delete from ${table}`))
  expect(await db.$count(ledgerEntries)).toBe(2)
  await db.delete(accounts).where(eq(accounts.id, desk.owner.account))
  expect(await db.$count(ledgerEntries)).toBe(0)
})
