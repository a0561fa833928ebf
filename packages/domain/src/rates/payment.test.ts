import { expect, test } from 'vitest'
import { currency } from '../currency.ts'
import type { VehicleId } from '../ids.ts'
import { dollars } from '../testing/dollars.ts'
import type { CalendarDate } from '../wall-clock.ts'
import { percent, type Rates } from './rates.ts'
import { termsOf } from './terms-of.ts'
import { extraRate, priceOf, ratesWith, requestFor, VEHICLE, wishFor } from './testing/wishes.ts'

/** Two days of 45.00, 122.07 in all, and with extras more. */
const priceBy = (rates: Partial<Rates>, extras: { code: string; quantity: number }[] = []) =>
  priceOf(requestFor(ratesWith(rates), wishFor({ extras })))

for (const { what, prepayment, paid, due } of [
  { what: 'without a prepayment', prepayment: null, paid: null, due: 122.07 },
  { what: '30 %', prepayment: { percent: percent(30), amount: null }, paid: 36.62, due: 85.45 },
  { what: '50.00', prepayment: { percent: null, amount: dollars(50) }, paid: 50, due: 72.07 },
  {
    what: '200.00, more than all',
    prepayment: { percent: null, amount: dollars(200) },
    paid: 122.07,
    due: 0,
  },
]) {
  test(`prepayment: ${what} leaves ${due} of 122.07 for the pickup`, () =>
    expect(priceBy({ prepayment })).toMatchObject({
      total: dollars(122.07),
      prepayment: paid === null ? null : dollars(paid),
      dueAtPickup: dollars(due),
    }))
}

const forAll = { vehicleId: null, amount: dollars(300) }
const forThis = { vehicleId: VEHICLE, amount: dollars(500) }
const forOther = { vehicleId: 6 as VehicleId, amount: dollars(900) }
const cover = (code: string, deposit: number | null) =>
  extraRate({ code, deposit: deposit === null ? null : dollars(deposit) })

for (const { what, deposit, extras, held } of [
  { what: 'without any', deposit: [], extras: [], held: null },
  { what: 'for another vehicle alone', deposit: [forOther], extras: [], held: null },
  { what: 'for all vehicles', deposit: [forOther, forAll], extras: [], held: 300 },
  { what: 'for all and for this one', deposit: [forAll, forThis], extras: [], held: 500 },
  {
    what: 'with an extra that says nothing of it',
    deposit: [forAll],
    extras: [cover('seat', null)],
    held: 300,
  },
  { what: 'with a cover that lifts it', deposit: [forAll, forThis], extras: [cover('full', 0)], held: 0 },
  {
    what: 'with two covers, of which the first in the list counts',
    deposit: [forAll],
    extras: [cover('seat', null), cover('half', 150), cover('full', 0)],
    held: 150,
  },
]) {
  test(`the deposit ${what} is ${held ?? 'none'}, and no part of the total`, () => {
    const wished = extras.map(({ code }) => ({ code, quantity: 1 }))
    const quoted = priceBy({ deposit, extras }, wished)
    expect(quoted.deposit).toBe(held === null ? null : dollars(held))
    expect(quoted.total).toBe(priceBy({ extras }, wished).total)
  })
}

test('the total is shown in pesos too, to the nearest centavo, and charged in dollars', () => {
  const display = { currency: currency('DOP'), rate: 59.1234, date: '2026-11-22' as CalendarDate }
  expect(priceBy({ display }).display).toEqual({ ...display, amount: 721719 })
})

test('the kilometres are those of the vehicle, else those of all', () => {
  const milesOf = (mileage: Rates['mileage'], vehicle = VEHICLE) =>
    termsOf(ratesWith({ mileage }), vehicle).mileage
  const all = { vehicleId: null, kmPerDay: 200, perExtraKm: dollars(0.25) }
  const own = { vehicleId: VEHICLE, kmPerDay: null, perExtraKm: null }
  expect(milesOf([all, own])).toEqual({ kmPerDay: null, perExtraKm: null })
  expect(milesOf([all, own], 6 as VehicleId)).toEqual({ kmPerDay: 200, perExtraKm: dollars(0.25) })
  expect(milesOf([own], 6 as VehicleId)).toBeNull()
})
