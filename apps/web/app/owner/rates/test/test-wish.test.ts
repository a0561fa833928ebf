import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { compileRates } from '@nelly/domain/rates/compile-rates'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Offer, Rates } from '@nelly/domain/rates/rates'
import type { RulePlace } from '@nelly/domain/rules/rental-request'
import { dollars } from '@nelly/domain/testing/dollars'
import type { CalendarDate, ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { firstWish, type TestWish, testPrice } from './test-wish.ts'

const shut = { from: '06:00' as ClockTime, to: '09:00' as ClockTime }
const evening = { from: '09:00' as ClockTime, to: '22:00' as ClockTime, amount: dollars(20) }
/** Its hours are over by 10:00, on every day. */
const late = {
  id: 3 as PlaceId,
  name: 'Oficina',
  hours: { 1: [shut], 2: [shut], 3: [shut], 4: [shut], 5: [shut], 6: [shut], 7: [shut] },
  exceptions: [],
  outside: { pickup: [evening], return: [] },
}

const tested = (wish: Partial<TestWish> = {}, rates: Partial<Rates> = {}, place: RulePlace = late) =>
  testPrice(
    {
      rates: compileRates({ ...DEFAULT_RATES, ...rates }),
      vehicle: { id: 5 as VehicleId, pricePerDay: dollars(45) },
      now: '2027-05-01T10:00' as WallClock,
      places: [place],
    },
    { ...firstWish('2027-05-01' as CalendarDate), ...wish },
  )

test('three days with a baby seat cost 217.65 by the default rates', () =>
  expect(tested({ extras: { baby_seat: 1 } }).quote?.total).toBe(21765))

test('a pickup out of the hours of its place costs what the place charges for it', () => {
  const { quote } = tested({ pickupPlace: late.id })
  expect(quote?.lines.find(({ kind }) => kind === 'out_of_hours')?.amount).toBe(2000)
})

test('a return before the pickup is refused', () =>
  expect(tested({ returnDate: '2027-05-02' as CalendarDate })).toEqual({
    rules: [{ code: 'return-before-pickup' }],
    notApplied: [],
  }))

test('all rules that refuse a wish are told, and there is no price', () => {
  const closed = { ...late, outside: { pickup: [], return: [] } }
  const { quote, rules } = tested(
    { pickupPlace: late.id, driverAge: 20 },
    { drivers: { ...DEFAULT_RATES.drivers, minAge: 21 }, rules: { ...DEFAULT_RATES.rules, minDays: 4 } },
    closed,
  )
  expect(quote).toBeUndefined()
  expect(rules.map(({ code }) => code)).toEqual([
    'period-too-short',
    'outside-opening-hours',
    'driver-too-young',
  ])
})

test('a code that does not hold is refused, with the price without it and the condition that is not met', () => {
  const name = { es: 'Verano', en: 'Summer' }
  const summer = {
    id: 'summer',
    name,
    isOn: true,
    kind: 'code',
    code: 'VERANO',
    minDays: 7,
    booked: null,
    pickup: null,
  } as Offer
  const offers = [
    { ...summer, leadDays: null, vehicles: null, percent: null, amount: dollars(5), maxAmount: null },
  ]
  const { quote, refusal, notApplied } = tested({ discountCode: 'verano' }, { offers })
  expect([quote?.total, refusal]).toEqual([17517, 'discount-code-invalid'])
  expect(notApplied).toEqual([{ list: 'offer', name, why: 'min_days' }])
})

test('an extra that was removed from the rates is no longer wished', () =>
  expect(tested({ extras: { baby_seat: 1 } }, { extras: [] }).quote?.total).toBe(17517))
