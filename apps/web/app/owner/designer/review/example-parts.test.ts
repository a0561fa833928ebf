import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { priceOf, ratesWith, requestFor, wishFor } from '@nelly/domain/rates/testing/wishes'
import { expect, test } from 'vitest'
import { exampleParts } from './example-parts.ts'

const partsWith = (changes: Parameters<typeof ratesWith>[0], language: 'es' | 'en' = 'es') =>
  exampleParts(priceOf(requestFor(ratesWith(changes), wishFor())), language)

test('the rental, every fee and the tax on top are added up to the total', () => {
  expect(partsWith({})).toEqual({
    sum: 'US$90.00 + Servicio adicional de responsabilidad civil US$9.95 + Tasa de licencia del vehículo US$3.50 + Impuesto (ITBIS 18%) US$18.62',
    total: 'US$122.07',
    included: undefined,
  })
  expect(partsWith({ fees: [] }, 'en').sum).toBe('US$90.00 + Tax (ITBIS 18%) US$16.20')
})

test('a tax that the prices include is told beside the total, and none is not told', () => {
  const tax = { ...DEFAULT_RATES.tax, included: true }
  expect(partsWith({ fees: [], tax })).toEqual({
    sum: 'US$90.00',
    total: 'US$90.00',
    included: { tax: 'ITBIS 18%, incluido', amount: 'US$13.73' },
  })
  const none = { ...DEFAULT_RATES.tax, percent: 0 as typeof DEFAULT_RATES.tax.percent }
  expect(partsWith({ fees: [], tax: none })).toMatchObject({ sum: 'US$90.00', included: undefined })
})
