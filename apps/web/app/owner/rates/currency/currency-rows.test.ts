import { currency, USD } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { ratesIn } from '../editor/with-currency.ts'
import { answersOf, convertedTexts, currencyRows } from './currency-rows.ts'

const DOP = currency('DOP')
const CAR = { id: 5 as VehicleId, name: 'Kia Rio', pricePerDay: dollars(45) }
const rows = currencyRows(DEFAULT_RATES, [CAR])
const move = { from: USD, to: DOP, decimals: '.' } as const
const answered = (texts: Record<string, string>, ticked: string[] = []) =>
  answersOf(rows, texts, new Set(ticked), move)

test('every amount is asked about, the price of every vehicle among them', () =>
  expect(rows.map(({ key }) => key)).toEqual([
    'vehicle.5',
    'extras.damage_waiver.amount',
    'extras.personal_effects.amount',
    'extras.baby_seat.amount',
    'fees.liability_service.amount',
    'fees.license_fee.amount',
    'cancellation.earlier.amount',
    'cancellation.24.amount',
  ]))

test('a rate converts all of them, and nothing is left to answer', () => {
  const texts = convertedTexts(rows, move, { rate: 60, step: 10 })
  expect(texts['vehicle.5']).toBe('2700.00')
  const read = answered(texts)
  if (!('answers' in read)) throw new Error('not answered')
  const { extras, fees, cancellation, currency: now } = ratesIn(DEFAULT_RATES, read.answers)
  expect([now, extras[0]?.amount, fees[0]?.amount, cancellation.earlier.amount]).toEqual([
    'DOP',
    72_000,
    60_000,
    600_000,
  ])
  expect([read.answers.prices, read.answers.kept]).toEqual([{ 5: 270_000 }, []])
})

test('what is not typed, and what keeps its number without a tick, is not answered', () => {
  const texts = { ...convertedTexts(rows, move, { rate: 60, step: 0 }), 'vehicle.5': '' }
  const same = { ...texts, 'extras.baby_seat.amount': '12.00', 'fees.license_fee.amount': 'x' }
  expect(answered(same)).toEqual({
    faults: {
      'vehicle.5': 'missing',
      'extras.baby_seat.amount': 'same',
      'fees.license_fee.amount': 'invalid',
    },
  })
})

test('a ticked amount keeps its number, and is named as kept', () => {
  const texts = { ...convertedTexts(rows, move, { rate: 60, step: 0 }), 'extras.baby_seat.amount': '12' }
  const read = answered(texts, ['extras.baby_seat.amount'])
  expect(read).toMatchObject({
    answers: { amounts: { 'extras.baby_seat.amount': 1200 }, kept: ['extras.baby_seat.amount'] },
  })
})
