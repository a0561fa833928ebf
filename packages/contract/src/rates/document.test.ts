import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import { expect, test } from 'vitest'
import { checkedRates } from './checks.ts'

const ratesOf = (document: unknown): Rates => checkedRates.parse(document as Rates).rates

test('the default document can be saved as it is', () => {
  expect(ratesOf(DEFAULT_RATES)).toEqual(DEFAULT_RATES)
})

test('of a document with a currency alone, lists are empty and the rest is as in the default one', () => {
  const { extras, fees, ...rest } = DEFAULT_RATES
  expect(ratesOf({ currency: 'USD' })).toEqual({ ...rest, extras: [], fees: [] })
})

test('in another currency nothing is kept before the pickup unless the document says so: the default amounts are dollars', () => {
  const { cancellation } = ratesOf({ currency: 'DOP' })
  expect(cancellation).toEqual({
    earlier: { amount: null, percent: 0, days: null },
    within: [],
    afterPickup: 'all',
  })
})

test('a text in one language is taken for both', () => {
  const seasons = [{ id: 'alta', name: { es: 'Alta' } }]
  expect(ratesOf({ currency: 'USD', seasons }).seasons[0]?.name).toEqual({ es: 'Alta', en: 'Alta' })
})

test('what says nothing beside the rest of a document is left out of it', () => {
  const name = { es: 'A', en: 'A' }
  const rates = ratesOf({
    currency: 'USD',
    seasons: [{ id: 'alta', name, weekdays: [] }],
    extras: [{ code: 'gps', name, amount: 500, percent: 10 }],
    fees: [{ code: 'all', name, amount: 500, places: [1], ages: { from: 18, to: 24 } }],
    oneWay: { pairs: [{ from: 1, to: 2, amount: 500, forbidden: true }] },
    prepayment: { percent: 3000, instructions: { es: ' ' } },
  })
  expect(rates).toMatchObject({
    tiers: [1],
    seasons: [{ weekdays: null }],
    extras: [{ amount: 500, percent: null }],
    fees: [{ places: [], ages: null }],
    oneWay: { pairs: [{ amount: null }] },
  })
  expect(rates.prepayment).toEqual({ percent: 3000, amount: null })
})
