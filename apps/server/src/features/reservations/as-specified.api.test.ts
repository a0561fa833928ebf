import { percent, type Rates } from '@nelly/domain/rates/rates'
import { extraRate, feeRate, ratesWith } from '@nelly/domain/rates/testing/wishes'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { places } from '../../platform/db/schema.ts'
import { ratesOf } from '../rates/rates-store.ts'

/** A landing at 45.00 a day without taxes and with these rates, and bookings of three days with the specified fields. */
async function openAt(changes: Partial<Rates>) {
  const started = await startTestApp()
  const { db, now } = started.parts
  const owner = await started.addOwner()
  const landing = await addLanding(started.parts, owner)
  const vehicle = await addVehicle(started.parts, landing, { units: 9 })
  await db.insert(places).values(
    ['Santiago', 'La Romana'].map((name, position) => ({
      ...{ landingId: landing, name, position, isPickup: true, isReturn: true, createdAt: now() },
    })),
  )
  const untaxed = { fees: [], extras: [], tax: { ...ratesWith({}).tax, percent: percent(0) } }
  await ratesOf(owner.account, db).add(landing, {
    revision: 1,
    rates: ratesWith({ ...untaxed, ...changes }),
    snapshot: { vehicles: [], places: [] },
    person: null,
    now: now(),
  })
  const headers = { authorization: `Bearer ${await started.signIn(owner)}` }
  const book = async (fields: object = {}) =>
    (await send(started.app, booking(landing, vehicle, { arrival_place: 'Santiago', ...fields }))).json()
  const details = async (id: number) =>
    (await started.app.inject({ url: `/api/reservations/${id}/details`, headers })).json()
  return { book, details }
}

test('a mandatory extra is added once, an included one costs nothing, an optional one is left out', async () => {
  const { book } = await openAt({
    extras: [
      extraRate({ code: 'cover', amount: dollars(10), offer: 'mandatory' }),
      extraRate({ code: 'second_key', amount: dollars(5), offer: 'included' }),
      extraRate({ code: 'seat', amount: dollars(7) }),
    ],
  })
  const made = await book()
  expect(made.total_price).toBe(165)
  expect(made.quote.extras).toEqual([
    { code: 'cover', quantity: 1, amount: 30 },
    { code: 'second_key', quantity: 1, amount: 0 },
  ])
})

const young = feeRate({ when: 'driver_age', ages: { from: 18, to: 24 }, amount: dollars(50) })
for (const { what, rates, fields, total, driver } of [
  {
    what: 'whose age was not told has no fee of ages, and its operator reads so',
    rates: { fees: [young] },
    fields: {},
    total: 135,
    driver: { driverAge: null, isAgeAsked: true, additionalDrivers: 0 },
  },
  {
    what: 'of an age that was told has its fee, and its operator reads the age',
    rates: { fees: [young] },
    fields: { driver_age: 22, additional_drivers: 2 },
    total: 185,
    driver: { driverAge: 22, isAgeAsked: true, additionalDrivers: 2 },
  },
  {
    what: 'whose age is not asked lacks nothing',
    rates: {},
    fields: {},
    total: 135,
    driver: { driverAge: null, isAgeAsked: false, additionalDrivers: 0 },
  },
]) {
  test(`a driver ${what}`, async () => {
    const { book, details } = await openAt(rates)
    const made = await book(fields)
    expect(made.total_price).toBe(total)
    expect(await details(made.id)).toMatchObject(driver)
  })
}

for (const { what, from, to, total } of [
  {
    what: 'between two places of the landing without an amount of their own',
    from: 'Santiago',
    to: 'La Romana',
    total: 155,
  },
  { what: 'to a place that the landing does not know', from: 'Santiago', to: 'Hotel Sol', total: 155 },
  { what: 'between two that it does not know', from: 'Mi casa', to: 'Hotel Sol', total: 155 },
  {
    what: 'to the unknown place where it began, however it is spelled',
    from: 'Hotel Sol',
    to: 'hotel  SOL',
    total: 135,
  },
  { what: 'to where it began', from: 'santiago', to: 'Santiago', total: 135 },
]) {
  test(`a rental ${what} costs ${total}`, async () => {
    const { book } = await openAt({ oneWay: { amount: dollars(20), pairs: [] } })
    const made = await book({ place_of_departure: from, arrival_place: to })
    expect(made).toMatchObject({ total_price: total, place_of_departure: from, arrival_place: to.trim() })
  })
}
