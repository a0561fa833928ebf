import type { Ledger } from '@nelly/contract/ledger/ledger'
import type { ProposedCharges } from '@nelly/contract/ledger/proposed-charges'
import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { type Call, callsWith } from '../../../tests/support/call.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'

const key = { code: 'key', name: { es: 'Llave perdida', en: 'Lost key' }, amount: 12_000, taxable: false }
const rates = { fuel: { perEighth: 500, serviceFee: 0, taxable: true }, priceList: [key] }
const APRIL = { date_of_departure: '2027-04-10', date_of_arrival: '2027-04-13' }

let booked: OwnReservation
/** A reservation that is a day late, with two eighths less fuel; somebody at the desk charges for it. */
let id: number
let call: Call
let headers: Readonly<Record<string, string>>

beforeEach(async () => {
  booked = await startBooked()
  await setRates(0, rates)
  const extras = [{ code: 'baby_seat', quantity: 1 }]
  const late = booking(booked.landing, booked.vehicle, { ...APRIL, extras })
  id = (await send(booked.app, late, 'the-late-one')).json().id
  // What is charged later is no matter of the reservation.
  await setRates(1, { fuel: { ...rates.fuel, perEighth: 9_900 }, priceList: [] })
  booked.clock.set('2027-04-10T14:00:00Z')
  const handOver = { step: 'hand_over', fuelEighths: 8 }
  expect((await booked.call('POST', `/reservations/${id}/steps`, handOver)).statusCode).toBe(200)
  booked.clock.set('2027-04-13T15:00:00Z')
  const takeBack = { step: 'take_back', fuelEighths: 6 }
  expect((await booked.call('POST', `/reservations/${id}/steps`, takeBack)).statusCode).toBe(200)
  const member = await addMember(booked, booked.owner, 'desk')
  headers = (await signedIn(booked, member)).headers
  call = callsWith(booked.app, headers)
})

async function setRates(revision: number, changed: object): Promise<void> {
  const saved = await booked.call('PUT', `/landings/${booked.landing}/rates`, {
    ...{ revision, rates: { ...DEFAULT_RATES, ...changed } },
  })
  expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)])
}

const path = () => `/reservations/${id}/proposed-charges`
const proposed = async (): Promise<ProposedCharges> => (await call('GET', path())).json()
const ledger = async (): Promise<Ledger> => (await call('GET', `/reservations/${id}/ledger`)).json()
const charge = (charges: readonly object[], chargesMade = 0) => call('POST', path(), { charges, chargesMade })

const scratch = { kind: 'damage', amount: 8_500, note: 'A scratch' }
const lowered = { kind: 'lateness', amount: 0, note: 'A regular' }

// Rule of "Money and paper": domain/charges/charged-lines.ts, server/features/reservations/charge-at-return.ts, web/owner/reservations/detail/charge-form.tsx
test('fuel, a day late and a scratch cost 165.20 with ITBIS, which is taken from the deposit', async () => {
  const due = ({ balance, held }: Ledger) => [balance, held]
  const entry = { currency: 'USD', method: 'card' }
  await call('POST', `/reservations/${id}/ledger`, { ...entry, kind: 'payment', amount: 21_765 })
  await call('POST', `/reservations/${id}/ledger`, { ...entry, kind: 'deposit_held', amount: 30_000 })
  expect(await proposed()).toMatchObject({
    currency: 'USD',
    charges: [
      { kind: 'fuel', amount: 1_000 },
      { kind: 'lateness', amount: 4_500 },
    ],
    priceList: [key],
    tax: { percent: 1_800, included: false },
    chargesMade: 0,
  })
  const charged = await charge([{ kind: 'fuel' }, { kind: 'lateness' }, scratch])
  expect([charged.statusCode, due(charged.json())]).toEqual([201, [16_520, 30_000]])
  expect(charged.json().entries.at(-1)).toMatchObject({
    kind: 'charge',
    isOfPrice: false,
    amount: 16_520,
    tax: 2_520,
    lines: [
      { kind: 'fuel', reckoned: { missing: 2, perEighth: 500 }, amount: 1_000, proposed: 1_000, note: null },
      { kind: 'lateness', amount: 4_500 },
      { kind: 'damage', amount: 8_500, taxable: true, note: 'A scratch' },
    ],
  })
  const captured = await call('POST', `/reservations/${id}/ledger`, {
    ...{ ...entry, kind: 'deposit_captured', amount: 16_520 },
  })
  expect(due(captured.json())).toEqual([0, 13_480])
  expect(await proposed()).toMatchObject({ charges: [], chargesMade: 1 })
})

test('what is lowered or struck keeps its reason, an item its name, and all is proposed again once the entry is reversed', async () => {
  const charged = await charge([
    { kind: 'fuel', amount: 600, note: 'A regular' },
    lowered,
    { kind: 'listed', code: 'key', count: 2 },
  ])
  const { id: entryId, entries } = charged.json()
  expect(entries.at(-1)).toMatchObject({
    amount: 600 + 108 + 24_000,
    tax: 108,
    lines: [
      { kind: 'fuel', amount: 600, proposed: 1_000, note: 'A regular' },
      { kind: 'lateness', amount: 0, proposed: 4_500, note: 'A regular' },
      { kind: 'listed', name: key.name, count: 2, amount: 24_000, taxable: false },
    ],
  })
  expect((await proposed()).charges).toEqual([])
  await booked.call('POST', `/ledger/${entryId}/reversal`, { reason: 'A typo' })
  expect(await proposed()).toMatchObject({
    charges: [{ kind: 'fuel' }, { kind: 'lateness' }],
    chargesMade: 0,
  })
})

test('of two clerks on two servers one charges, and the other is told; a double press charges once', async () => {
  const other = await createApp({ ...booked.parts, db: await connectedAnew(booked.parts.db) })
  onTestFinished(() => other.close())
  const payload = { charges: [scratch], chargesMade: 0 }
  const answers = await Promise.all(
    [booked.app, other].map((app) => callsWith(app, headers)('POST', path(), payload)),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('charges-changed')
  const pressed = callsWith(booked.app, { ...headers, 'idempotency-key': 'a-double-press' })
  const more = { charges: [{ kind: 'fuel' }], chargesMade: 1 }
  const both = await Promise.all([1, 2].map(() => pressed('POST', path(), more)))
  const made = both.filter(({ statusCode }) => statusCode === 201).map(({ json }) => json().id)
  expect(new Set(made).size).toBe(1)
  expect((await ledger()).entries).toHaveLength(3)
  expect((await charge([{ kind: 'fuel' }], 2)).json().code).toBe('charges-changed')
})

test('what is more than proposed, has no reason or is nothing is refused, and nothing is charged', async () => {
  const refused: readonly (readonly [object, string])[] = [
    [{ kind: 'fuel', amount: 1_001, note: 'Late at night' }, 'charge-above-proposed'],
    [{ kind: 'fuel', amount: 999 }, 'charge-reason-missing'],
    [{ kind: 'listed', code: 'cleaning', count: 1 }, 'price-not-listed'],
    [lowered, 'nothing-charged'],
    [{ kind: 'damage', amount: 8_500 }, 'fields-invalid'],
    [{ kind: 'damage', amount: -1, note: 'A scratch' }, 'fields-invalid'],
    [{ kind: 'damage', amount: 0.5, note: 'A scratch' }, 'fields-invalid'],
    [{ kind: 'listed', code: 'key', count: 0 }, 'fields-invalid'],
    [{ kind: 'tip', amount: 100 }, 'fields-invalid'],
  ]
  for (const [wanted, code] of refused) {
    const answer = await charge([wanted])
    expect([answer.statusCode, answer.json().code, wanted]).toEqual([422, code, wanted])
  }
  expect((await ledger()).entries).toHaveLength(1)
})

test('a damage names a photograph of its own rental', async () => {
  const photographOf = async (reservation: number): Promise<number> => {
    const content = await plainPicture(40, 30)
    const sent = multipart([
      ['check', 'out'],
      ['photograph', { content }],
    ])
    const url = `/api/reservations/${reservation}/photographs`
    const added = await booked.app.inject({
      ...{ method: 'POST', url, payload: sent.payload, headers: { ...sent.headers, ...headers } },
    })
    return added.json().id
  }
  const photographId = await photographOf(id)
  const others = await charge([{ ...scratch, photographId: await photographOf(booked.id) }])
  expect([others.statusCode, others.json().code]).toEqual([404, 'photograph-not-found'])
  const charged = await charge([{ ...scratch, photographId }])
  expect(charged.json().entries.at(-1).lines).toMatchObject([{ kind: 'damage', photographId }])
})

test('nobody else charges, and nothing is charged for what is not back', async () => {
  const stranger = (await signedIn(booked, await booked.addOwner())).call
  expect((await stranger('POST', path(), { charges: [scratch], chargesMade: 0 })).statusCode).toBe(404)
  const early = await call('POST', `/reservations/${booked.id}/proposed-charges`, {
    ...{ charges: [scratch], chargesMade: 0 },
  })
  expect([early.statusCode, early.json().code]).toEqual([409, 'reservation-not-returned'])
})

test('what was written of a damage is erased with the personal data, its amount is not', async () => {
  await charge([scratch, { kind: 'listed', code: 'key', count: 1 }])
  expect(await booked.site.eraseMyReservation({ id: id as typeof booked.id })).toBe(true)
  expect((await ledger()).entries.at(-1)).toMatchObject({
    amount: 8_500 + 1_530 + 12_000,
    lines: [
      { kind: 'damage', amount: minorUnits(8_500), note: null },
      { kind: 'listed', name: key.name, amount: 12_000 },
    ],
  })
})
