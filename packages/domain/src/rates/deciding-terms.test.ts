import { expect, test } from 'vitest'
import { dollars } from '../testing/dollars.ts'
import { decidingTerms } from './deciding-terms.ts'
import type { Rates } from './rates.ts'
import { ratesWith, VEHICLE } from './testing/wishes.ts'

const fee = (amount: number) => ({ amount: dollars(amount), percent: null, days: null })
const within = (hours: number, amount: number) => ({ hours, ...fee(amount) })
const afterPickup = 'all'

for (const { terms, hours, cancellation } of [
  {
    terms: 'nothing, but 30.00 from 48 hours before the pickup',
    cancellation: { earlier: fee(0), within: [within(48, 30)], afterPickup },
    hours: 48,
  },
  {
    terms: 'nothing, 30.00 from 72 hours and 60.00 from 24 hours',
    cancellation: { earlier: fee(0), within: [within(24, 60), within(72, 30)], afterPickup },
    hours: 72,
  },
  { terms: 'nothing at all', cancellation: { earlier: fee(0), within: [], afterPickup }, hours: 0 },
  {
    terms: '100.00 from the beginning',
    cancellation: { earlier: fee(100), within: [within(24, 200)], afterPickup },
    hours: null,
  },
] satisfies { terms: string; hours: number | null; cancellation: Rates['cancellation'] }[]) {
  test(`a cancellation that costs ${terms} is free until ${hours ?? 'never'}`, () =>
    expect(decidingTerms(ratesWith({ cancellation }), VEHICLE).freeUntilHours).toBe(hours))
}

test('the most exact deposit and kilometres hold', () => {
  const rates = ratesWith({
    deposit: [
      { vehicleId: null, amount: dollars(300) },
      { vehicleId: VEHICLE, amount: dollars(500) },
    ],
    mileage: [{ vehicleId: null, kmPerDay: 200, perExtraKm: null }],
  })
  expect(decidingTerms(rates, VEHICLE)).toMatchObject({
    deposit: dollars(500),
    mileage: { kmPerDay: 200 },
  })
})
