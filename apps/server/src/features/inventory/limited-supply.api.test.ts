import { toQuoteAnswer } from '@nelly/contract/specified/quotes'
import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Offer, Rates } from '@nelly/domain/rates/rates'
import { percent } from '@nelly/domain/rates/rates'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  addLanding,
  addVehicle,
  booking,
  from,
  send,
  setUnits,
  tally,
} from '../../../tests/support/rental.ts'
import { seat, summer } from '../../../tests/support/supply.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { queryRows } from '../../platform/db/database.ts'
import { transaction } from '../../platform/db/in-transaction.ts'
import { reservations, vehicles } from '../../platform/db/schema.ts'
import { ratesOf } from '../rates/rates-store.ts'
import { saveRates } from '../rates/save-rates.ts'

/** A landing with these rates and some vehicles, each of fifty units. */
async function withRates(changes: Partial<Rates>) {
  const started = await startTestApp()
  const owner = await started.addOwner()
  const landing = await addLanding(started.parts, owner)
  const vehicles: VehicleId[] = []
  for (let nth = 0; nth < 5; nth++) vehicles.push(await addVehicle(started.parts, landing, { units: 50 }))
  const who = { account: owner.account, actor: { kind: 'system' }, landing } as const
  const save = (revision: number, rates: Partial<Rates>) =>
    saveRates(
      started.parts.db,
      who,
      { revision, rates: { ...DEFAULT_RATES, ...rates }, prices: [] },
      started.clock.now(),
    )
  expect((await save(0, changes)).ok).toBe(true)
  const headers = { authorization: `Bearer ${await started.signIn(owner)}` }
  const wish = (guest: number, fields: object) =>
    booking(landing, vehicles[guest % 5] as VehicleId, { ...fields })
  const book = (guest: number, fields: object, key?: string) => send(started.app, wish(guest, fields), key)
  const remove = (id: number) =>
    started.app.inject({ method: 'DELETE', url: `/api/reservations/${id}`, headers })
  const cancel = (id: number) =>
    started.app.inject({
      method: 'POST',
      url: `/api/reservations/${id}/cancellation`,
      headers,
      payload: { reason: 'vehicle-unavailable', note: 'It broke down' },
    })
  const restore = (id: number) =>
    started.app.inject({ method: 'POST', url: `/api/reservations/${id}/restoration`, headers })
  return {
    ...started,
    landing: { id: landing, account: owner.account },
    save,
    wish,
    book,
    remove,
    cancel,
    restore,
  }
}

const codes = (answers: readonly { json(): { code?: string } }[]) =>
  new Set(answers.flatMap((one) => one.json().code ?? []))

test('of fifty bookings at once with the last use of a code, of different vehicles, one gets it', async () => {
  const { book } = await withRates({ offers: [summer] })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, guest) => book(guest, { discount_code: 'verano' })),
  )
  expect(tally(answers)).toEqual({ 201: 1, 422: 49 })
  expect(codes(answers)).toEqual(new Set(['discount-code-invalid']))
}, 60_000)

test('of fifty bookings at once of the last baby seat, of different vehicles, one gets it', async () => {
  const { book } = await withRates({ extras: [{ ...seat, stock: 1 }] })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, guest) => book(guest, { extras: [{ code: 'baby_seat' }] })),
  )
  expect(tally(answers)).toEqual({ 201: 1, 409: 49 })
  expect(codes(answers)).toEqual(new Set(['extra-out-of-stock']))
}, 60_000)

for (const { what, rates, fields, refusal } of [
  {
    what: 'use of a code',
    rates: { offers: [summer] },
    fields: { discount_code: 'VERANO' },
    refusal: 'discount-code-invalid',
  },
  {
    what: 'baby seat',
    rates: { extras: [{ ...seat, stock: 1 }] },
    fields: { extras: [{ code: 'baby_seat' }] },
    refusal: 'extra-out-of-stock',
  },
]) {
  test(`a booking of the last ${what} that is sent many times at once is one, and each answer says so`, async () => {
    const { parts, book } = await withRates(rates)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 4 === 3 ? book(n, fields) : book(0, fields, 'one-key'))),
    )
    const keyed = answers.filter((_, n) => n % 4 !== 3)
    const taken = answers.filter(({ statusCode }) => statusCode === 201)
    expect(await parts.db.$count(reservations)).toBe(1)
    // Either all with the key have the one reservation, or one of the others was faster.
    expect([0, keyed.length]).toContain(keyed.filter(({ statusCode }) => statusCode === 201).length)
    expect(new Set(taken.map((one) => one.json().reference)).size).toBe(1)
    expect(codes(answers.filter(({ statusCode }) => statusCode !== 201))).toEqual(new Set([refusal]))
  })
}

test('a refusal names the extra and what is left of it, and a quote the same', async () => {
  const { app, wish, book } = await withRates({ extras: [{ ...seat, stock: 3 }] })
  const two = { extras: [{ code: 'baby_seat', quantity: 2 }] }
  expect((await book(0, two)).statusCode).toBe(201)
  for (const url of ['/api/reservations', '/api/quotes']) {
    const headers = { 'accept-language': 'en' }
    const answer = await app.inject({ method: 'POST', url, headers, payload: wish(1, two) })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'extra-out-of-stock',
        message: 'Baby seat: only 1 left on these dates. Choose fewer.',
        extra: { code: 'baby_seat', left: 1 },
      },
    ])
  }
})

test('pieces of an extra are counted by what is out at once', async () => {
  const { book } = await withRates({ extras: [{ ...seat, stock: 3 }] })
  const take = async (pickup: string, back: string, quantity: number) =>
    (await book(0, { ...from(pickup, back), extras: [{ code: 'baby_seat', quantity }] })).statusCode
  expect(await take('10 10:00', '12 10:00', 2)).toBe(201)
  expect(await take('12 10:00', '14 10:00', 2)).toBe(201)
  expect(await take('11 10:00', '13 10:00', 2)).toBe(409)
  expect(await take('11 10:00', '13 10:00', 1)).toBe(201)
  expect(await take('13 10:00', '15 10:00', 1)).toBe(201)
})

test('a use and a piece come back with a cancellation or a deletion, and a restored reservation needs them again', async () => {
  const nelly = await withRates({ offers: [summer], extras: [{ ...seat, stock: 1 }] })
  const { book, remove, cancel, restore } = nelly
  const both = { discount_code: 'VERANO', extras: [{ code: 'baby_seat' }] }
  const first = (await book(0, both)).json().id
  await remove(first)
  const second = await book(1, both)
  expect(second.statusCode).toBe(201)
  expect((await restore(first)).json().code).toBe('offer-used-up')
  await cancel(second.json().id)
  const third = (await book(2, { extras: [{ code: 'baby_seat' }] })).json().id
  expect((await restore(first)).json().code).toBe('extra-out-of-stock')
  await remove(third)
  expect((await restore(first)).statusCode).toBe(200)
  expect((await book(3, both)).json().code).toBe('discount-code-invalid')
})

test('a restoration that is refused for an extra moves no other reservation', async () => {
  const { parts, book, remove, restore } = await withRates({ extras: [{ ...seat, stock: 1 }] })
  for (const { id } of await parts.db.select().from(vehicles)) await setUnits(parts.db, id, 2)
  const first = (await book(0, { ...from('10 10:00', '14 10:00'), extras: [{ code: 'baby_seat' }] })).json()
    .id
  await remove(first)
  // One on each unit, at different times: there is room for the first where one of them moves.
  await book(0, from('09 10:00', '11 10:00'))
  const later = (await book(0, from('12 10:00', '15 10:00'))).json().id
  await parts.db.update(reservations).set({ unit: 2 }).where(eq(reservations.id, later))
  await book(1, { ...from('10 10:00', '14 10:00'), extras: [{ code: 'baby_seat' }] })
  const units = async () =>
    (await parts.db.select().from(reservations).orderBy(reservations.id)).map(({ unit }) => unit)
  expect((await restore(first)).json().code).toBe('extra-out-of-stock')
  expect(await units()).toEqual([1, 1, 2, 1])
})

test('a booking that waits for the last piece while the rates are saved is made at the new ones', async () => {
  const { parts, landing, book } = await withRates({ extras: [{ ...seat, stock: 1 }] })
  const { db } = parts
  const waiting = async () => {
    const waiters = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return (await queryRows(db, waiters)).length
  }
  const sent = await transaction(db, async (tx) => {
    const saving = ratesOf(landing.account, tx)
    await saving.lock(landing.id)
    const answer = book(0, { extras: [{ code: 'baby_seat' }] })
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    await saving.add(landing.id, {
      revision: 2,
      rates: { ...DEFAULT_RATES, extras: [{ ...seat, stock: 0 }] },
      snapshot: { vehicles: [], places: [] },
      person: null,
      now: parts.now(),
    })
    return { answer }
  })
  expect((await sent.answer).json().code).toBe('extra-out-of-stock')
})

test('the uses of an offer are counted over all versions of the rates', async () => {
  const { book, save } = await withRates({ offers: [{ ...summer, uses: null }] })
  await book(0, { discount_code: 'VERANO' })
  await save(1, { offers: [{ ...summer, uses: 1 }] })
  expect((await book(1, { discount_code: 'VERANO' })).json().code).toBe('discount-code-invalid')
})

test('a code that an automatic offer outdoes keeps its use', async () => {
  const early: Offer = { ...summer, id: 'early', kind: 'early', code: null, percent: percent(20), uses: null }
  const { book, save } = await withRates({ offers: [summer, early] })
  const made = (await book(0, { discount_code: 'VERANO' })).json()
  expect(made.quote).toMatchObject({ discount_code: 'outdone', rental: 108 })
  await save(1, { offers: [summer] })
  expect((await book(1, { discount_code: 'VERANO' })).json().quote).toMatchObject({
    discount_code: 'applied',
  })
})

test('a reservation of a landing that keeps the default rates costs what it did', async () => {
  const { book } = await withRates({})
  const made = await book(0, { extras: [{ code: 'baby_seat' }] })
  expect(made.json()).toMatchObject({ total_price: 217.65, quote: { rates_version: 1 } })
  expect((await book(1, { expected_total: 217.64 })).json().code).toBe('price-changed')
  expect((await book(1, { expected_total: 175.17 })).statusCode).toBe(201)
})

test('a later change of the rates leaves a reservation as it was', async () => {
  const { book, save, restore } = await withRates({})
  const made = (await book(0, {})).json()
  await save(1, { tax: { ...DEFAULT_RATES.tax, percent: percent(10) }, fees: [] })
  const again = (await restore(made.id)).json()
  expect(toQuoteAnswer(again.quote)).toEqual(made.quote)
})
