import { reservationBody, toBooking } from '@nelly/contract/specified/reservation-body'
import { USD } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import type { PricedVehicle } from '@nelly/domain/priced-vehicle'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Quote } from '@nelly/domain/rates/quote'
import { type Offer, percent } from '@nelly/domain/rates/rates'
import { offer } from '@nelly/domain/rates/testing/wishes'
import { usd } from '@nelly/domain/testing/dollars'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { addVehicle, booking, setUnits, walkIn } from '../../../tests/support/rental.ts'
import { openRentalDesk, type RentalDesk } from '../../../tests/support/rental-desk.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { ratesReader } from '../inventory/current-rates.ts'
import { placesOf } from '../inventory/places-of.ts'
import { myReservation } from '../public-site/my-reservation.ts'
import { ratesOf } from '../rates/rates-store.ts'
import { correctContact } from './correct-contact.ts'
import { landingPrices } from './landing-prices.ts'
import { contentOf } from './mail/put-into-words.ts'
import { type ReserveOptions, reserve } from './reserve.ts'

const ORIGIN = 'https://rent.example.com'
type Others = readonly {
  vehicle: RentalDesk['small']
  extras?: readonly { code: string; quantity: number }[]
}[]

/** A visitor books the small vehicle and others. */
const book = (
  desk: RentalDesk,
  others: Others,
  options: Partial<ReserveOptions> = {},
  changes: object = {},
) =>
  reserve(
    desk.parts.db,
    {
      ...toBooking(reservationBody.parse(booking(desk.landing, desk.small, { ...changes }))),
      others: others.map(({ vehicle, extras = [] }) => ({ vehicle, extras })),
    },
    { key: undefined, now: desk.clock.now(), origin: ORIGIN, ...options },
  )

const all = ({ parts }: RentalDesk) => parts.db.select().from(reservations).orderBy(asc(reservations.id))

const mailsOf = async ({ parts }: RentalDesk) =>
  (await mailJobs(parts.db)).map(({ kind, to, content, job }) => ({
    kind,
    to,
    text: contentOf({ kind, content, reservationId: job.reservationId }).text,
  }))

test('vehicles that are booked together are reservations of their own, of which one mail tells', async () => {
  const desk = await openRentalDesk()
  const made = await book(desk, [{ vehicle: desk.large, extras: [{ code: 'baby_seat', quantity: 1 }] }], {
    secret: 'a'.repeat(32),
    expectedTotal: usd(175.17 + 376.95),
  })
  expect(made).toMatchObject({ ok: true })
  const [first, second, ...more] = await all(desk)
  expect(more).toEqual([])
  expect([first?.bookingReference, second?.bookingReference]).toEqual([
    first?.reference.replace(/-1$/, ''),
    second?.reference.replace(/-2$/, ''),
  ])
  expect(second).toMatchObject({ vehicleName: 'Kia Sorento', extras: [{ code: 'baby_seat', quantity: 1 }] })
  expect(first).toMatchObject({ extras: [], customerId: second?.customerId })
  const mails = await mailsOf(desk)
  expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'notice'])
  for (const { text } of mails) {
    expect(text).toContain('Kia Rio')
    expect(text).toContain('Kia Sorento')
    expect(text).toContain(first?.bookingReference)
    expect(text).toContain('US$552.12')
  }
})

test('the page of each leads to the others, and cancelling one leaves them', async () => {
  const desk = await openRentalDesk()
  const secret = 'b'.repeat(32)
  await book(desk, [{ vehicle: desk.large }], { secret })
  const [{ name } = { name: '' }] = await desk.parts.db.select().from(landings)
  const open = async (by: string) => {
    const visit = await myReservation(desk.parts, '192.0.2.1', name, by)
    return visit.kind === 'found' ? visit.reservation : undefined
  }
  const [first, second] = (await open(secret))?.booking?.reservations ?? []
  expect((await open(second?.secret ?? ''))?.vehicle.name).toBe('Kia Sorento')
  expect((await open(second?.secret ?? ''))?.booking?.reservations[0]?.secret).toBe(secret)
  const id = (await open(secret))?.id
  const [{ revision } = { revision: 0 }] = await all(desk)
  const cancelled = await desk.ask('POST', `/reservations/${id}/cancellation`, {
    reason: 'other',
    note: 'The car broke down',
    revision,
  })
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  expect(first?.isOff).toBe(false)
  expect((await open(second?.secret ?? ''))?.booking?.reservations.map(({ isOff }) => isOff)).toEqual([
    true,
    false,
  ])
})

// Rule of "States and transitions": domain/reservations/booking.ts, server/features/reservations/reserve.ts, server/features/reservations/book-vehicle.ts
test('all are booked or none', async () => {
  const desk = await openRentalDesk()
  await desk.book(desk.large)
  expect(await book(desk, [{ vehicle: desk.large }])).toEqual({ ok: false, refusal: 'vehicle-not-available' })
  expect(await all(desk)).toHaveLength(1)
  expect(await mailJobs(desk.parts.db)).toHaveLength(2)
})

test('a booking is refused at another total than that of all its vehicles', async () => {
  const desk = await openRentalDesk()
  const seen = { expectedTotal: usd(175.17) }
  expect(await book(desk, [{ vehicle: desk.large }], seen)).toEqual({ ok: false, refusal: 'price-changed' })
  expect(await all(desk)).toEqual([])
})

test('the same booking sent twice is one, with other vehicles it is another', async () => {
  const desk = await openRentalDesk()
  await setUnits(desk.parts.db, desk.small, 3)
  const key = 'the-same-key-of-a-form'
  const sent = await Promise.all([1, 2, 3].map(() => book(desk, [{ vehicle: desk.small }], { key })))
  expect(new Set(sent.map((one) => one.ok && one.value.reference)).size).toBe(1)
  expect(await all(desk)).toHaveLength(2)
  expect(await book(desk, [], { key })).toEqual({ ok: false, refusal: 'idempotency-key-reused' })
})

test('of bookings of two of five units at once, two succeed, in whichever order they name their vehicles', async () => {
  const desk = await openRentalDesk()
  await setUnits(desk.parts.db, desk.small, 5)
  await setUnits(desk.parts.db, desk.large, 16)
  const sent = await Promise.all(
    Array.from({ length: 16 }, (_, guest) => {
      const others = guest % 2 ? [desk.small, desk.large] : [desk.large, desk.small]
      return book(
        desk,
        others.map((vehicle) => ({ vehicle })),
      )
    }),
  )
  expect(sent.filter(({ ok }) => ok)).toHaveLength(2)
  const held = await all(desk)
  expect(held.map(({ vehicleId, unit }) => `${vehicleId}/${unit}`).length).toBe(6)
})

test('they share the stock of extras', async () => {
  const [seat] = DEFAULT_RATES.extras
  if (!seat) throw new Error('there are extras by default')
  const desk = await openRentalDesk({ extras: [{ ...seat, stock: 1 }] })
  const extras = [{ code: seat.code, quantity: 1 }]
  expect(await book(desk, [{ vehicle: desk.large, extras }], {}, { extras })).toMatchObject({
    refusal: 'extra-out-of-stock',
  })
  expect(await all(desk)).toEqual([])
  expect(await book(desk, [{ vehicle: desk.large, extras }])).toMatchObject({ ok: true })
})

test('a corrected address is that of all, and gets one mail with links that lead to all', async () => {
  const desk = await openRentalDesk()
  const made = await book(desk, [{ vehicle: desk.large }])
  if (!made.ok) throw new Error('not booked')
  const correction = { email: 'maria.pena@example.com', phone: made.value.phone }
  const about = { now: desk.clock.now(), origin: ORIGIN }
  const corrected = await correctContact(desk.parts.db, made.value.id as never, correction, about)
  expect((await all(desk)).map(({ email }) => email)).toEqual([correction.email, correction.email])
  const mails = await mailsOf(desk)
  expect(mails.filter(({ to }) => to === correction.email)).toHaveLength(1)
  expect(mails.filter(({ to }) => to === 'maria@example.com')).toEqual([])
  const [{ name } = { name: '' }] = await desk.parts.db.select().from(landings)
  const secret = corrected.ok ? (corrected.value.newSecret ?? '') : ''
  const visit = await myReservation(desk.parts, '192.0.2.1', name, secret)
  expect(visit.kind === 'found' && visit.reservation.booking?.reservations.map((one) => one.secret)).toEqual([
    secret,
    `${secret}.2`,
  ])
})

test('at the desk several vehicles are reserved with one confirmation, or none of them', async () => {
  const desk = await openRentalDesk()
  const third = await addVehicle(desk.parts, desk.landing, {
    name: 'Kia Soul',
    pricePerDay: minorUnits(6000),
  })
  const others = [{ vehicle: desk.large }, { vehicle: third, extras: [] }]
  const answer = await desk.reserve({ others, email: 'ana@example.com' })
  expect(answer.statusCode, answer.body).toBe(201)
  expect(await all(desk)).toHaveLength(3)
  const [mail, ...more] = await mailsOf(desk)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Kia Soul')
  const dates = { pickupDate: '2027-03-12', returnDate: '2027-03-15' }
  await setUnits(desk.parts.db, desk.small, 2)
  expect((await desk.reserve({ ...dates, others })).json()).toMatchObject({ code: 'vehicle-not-available' })
  expect(await all(desk)).toHaveLength(3)
})

/** A desk with room for many, and an offer of 10 % with a number of uses. */
async function openWithOffer(changes: Partial<Offer>) {
  const desk = await openRentalDesk({ offers: [offer('summer', { percent: percent(10), ...changes })] })
  for (const vehicle of [desk.small, desk.large]) await setUnits(desk.parts.db, vehicle, 9)
  return desk
}

/** The prices that pages show of vehicles which are chosen one after the other. */
async function shown({ parts, clock, landing }: RentalDesk, vehicles: readonly PricedVehicle[], code = '') {
  const now = wallClockIn('America/Santo_Domingo', clock.now())
  const places = () => placesOf(parts.db, landing)
  const prices = await landingPrices(parts.db, landing, {
    now,
    ratesOf: ratesReader(parts.db),
    placesOf: places,
  })
  const { period, pickupPlace, returnPlace } = toBooking(reservationBody.parse(booking(landing, 1 as never)))
  const trip = { period, pickupPlace, returnPlace, extras: [] }
  const before: Quote[] = []
  for (const vehicle of vehicles) {
    const withCode = prices.quote(vehicle, { ...trip, discountCode: code }, before)
    const priced = withCode.ok ? withCode : prices.quote(vehicle, trip, before)
    if (priced.ok) before.push(priced.value)
  }
  return before
}

const reducedOf = async (desk: RentalDesk) => (await all(desk)).map(({ offerId }) => offerId !== null)
const sumOf = (prices: readonly { total: number }[]) => ({
  minor: minorUnits(prices.reduce((sum, { total }) => sum + total, 0)),
  currency: USD,
})

for (const { of, changes, code } of [
  { of: 'an offer', changes: { uses: 2 }, code: undefined },
  { of: 'a code', changes: { kind: 'code', code: 'SUMMER', uses: 2 }, code: 'SUMMER' },
] as const) {
  test(`${of} with fewer uses than vehicles goes to the first of them, as pages and desk show it`, async () => {
    const desk = await openWithOffer(changes)
    const vehicles = [
      { id: desk.small, pricePerDay: minorUnits(4500) },
      { id: desk.large, pricePerDay: minorUnits(9000) },
      { id: desk.small, pricePerDay: minorUnits(4500) },
    ]
    const others = [{ vehicle: desk.large }, { vehicle: desk.small }]
    const expectedTotal = sumOf(await shown(desk, vehicles, code))
    const wish = { discountCode: code ?? null }
    const url = `/landings/${desk.landing}/desk-reservations/preview`
    const preview = (await desk.ask('POST', url, { ...walkIn(desk.small, wish), others })).json()
    const atDesk = [preview, ...preview.others].map(({ quote }) => quote)
    expect(sumOf(atDesk)).toEqual(expectedTotal)
    const typed = { discount_code: code ?? null }
    expect(await book(desk, others, { expectedTotal }, typed)).toMatchObject({ ok: true })
    expect(await reducedOf(desk)).toEqual([true, true, false])
    for (const { id } of await all(desk)) await desk.ask('DELETE', `/reservations/${id}`)
    const made = await desk.reserve({ ...wish, others, expectedTotal })
    expect(made.statusCode, made.body).toBe(201)
    expect((await reducedOf(desk)).slice(-3)).toEqual([true, true, false])
  })
}

test('of bookings at once whose vehicles need the last uses of a code, one has them and the others are told', async () => {
  const desk = await openWithOffer({ kind: 'code', code: 'SUMMER', uses: 1 })
  const vehicles = [
    { id: desk.small, pricePerDay: minorUnits(4500) },
    { id: desk.large, pricePerDay: minorUnits(9000) },
  ]
  const expectedTotal = sumOf(await shown(desk, vehicles, 'SUMMER'))
  const sent = await Promise.all(
    Array.from({ length: 6 }, () =>
      book(desk, [{ vehicle: desk.large }], { expectedTotal }, { discount_code: 'SUMMER' }),
    ),
  )
  const refused = sent.flatMap((one) => (one.ok ? [] : one.refusal))
  expect(refused).toEqual(Array(5).fill('discount-code-invalid'))
  expect(await reducedOf(desk)).toEqual([true, false])
})

test('a code has to hold for one of the vehicles, and reduces the others by nothing', async () => {
  const desk = await openWithOffer({})
  const code = { kind: 'code', code: 'SUMMER', percent: percent(10), vehicles: [desk.large] } as const
  await ratesOf(desk.owner.account, desk.parts.db).add(desk.landing, {
    revision: 2,
    rates: { ...DEFAULT_RATES, offers: [offer('summer', code)] },
    snapshot: { vehicles: [], places: [] },
    person: null,
    now: desk.clock.now(),
  })
  const bookWith = (code: string) => book(desk, [{ vehicle: desk.large }], {}, { discount_code: code })
  expect(await bookWith('WINTER')).toEqual({ ok: false, refusal: 'discount-code-invalid' })
  expect(await bookWith('SUMMER')).toMatchObject({ ok: true })
  expect(await reducedOf(desk)).toEqual([false, true])
})
