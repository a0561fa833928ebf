import type { VehicleId } from '@nelly/domain/ids'
import { compileRates } from '@nelly/domain/rates/compile-rates'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Offer, Rates } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import type { CalendarDate, WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { firstWish, type TestWish, testPrice } from './test-wish.ts'

const tested = (wish: Partial<TestWish> = {}, rates: Partial<Rates> = {}) =>
  testPrice(
    {
      rates: compileRates({ ...DEFAULT_RATES, ...rates }),
      vehicle: { id: 5 as VehicleId, pricePerDay: dollars(45) },
      now: '2027-05-01T10:00' as WallClock,
    },
    { ...firstWish('2027-05-01' as CalendarDate), ...wish },
  )

test('three days with a baby seat cost 217.65 by the default rates', () =>
  expect(tested({ extras: { baby_seat: 1 } }).quote?.total).toBe(21765))

test('a return before the pickup is refused', () =>
  expect(tested({ returnDate: '2027-05-02' as CalendarDate })).toEqual({
    refusal: 'return-before-pickup',
    notApplied: [],
  }))

test('a code that does not hold is refused, with the price without it and the condition that is not met', () => {
  const name = { es: 'Verano', en: 'Summer' }
  const summer = {
    id: 'summer',
    name,
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
