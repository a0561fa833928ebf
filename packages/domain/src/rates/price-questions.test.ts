import { expect, test } from 'vitest'
import { priceQuestions } from './price-questions.ts'
import { feeRate, offer, ratesWith } from './testing/wishes.ts'

test('visitors are asked for nothing where no price depends on it', () =>
  expect(priceQuestions(ratesWith({ fees: [feeRate({ when: 'always' })] }))).toEqual([]))

test('visitors are asked for their age, additional drivers and a code where a price depends on them', () => {
  const fees = [
    feeRate({ when: 'additional_driver' }),
    feeRate({ when: 'driver_age', ages: { from: 18, to: 24 } }),
  ]
  expect(priceQuestions(ratesWith({ fees }))).toEqual(['driverAge', 'additionalDrivers'])
  expect(priceQuestions(ratesWith({ offers: [offer('verano', { kind: 'code', code: 'VERANO' })] }))).toEqual([
    'discountCode',
  ])
  expect(priceQuestions(ratesWith({ offers: [offer('early', { kind: 'early' })] }))).toEqual([])
  expect(
    priceQuestions(ratesWith({ offers: [offer('off', { isOn: false, kind: 'code', code: 'OFF' })] })),
  ).toEqual([])
})
