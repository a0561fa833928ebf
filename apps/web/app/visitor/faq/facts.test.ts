import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { type ExtraRate, percent, type Rates } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { i18nIn } from '../i18n.tsx'
import { ratesFacts } from './facts.ts'

const seat = { ...(DEFAULT_RATES.extras[2] as ExtraRate), amount: dollars(12) }
const share = { ...seat, amount: null, percent: percent(20), per: 'percent' as const }
const taxIncluded = { ...DEFAULT_RATES.tax, included: true }

for (const { what, rates, told } of [
  { what: 'an extra by the day', rates: { extras: [seat] }, told: 'Baby seat: US$12.00 per day each.' },
  {
    what: 'an extra by the rental',
    rates: { extras: [{ ...seat, per: 'rental' }] },
    told: 'Baby seat: US$12.00 per rental each.',
  },
  { what: 'a share of the rental', rates: { extras: [share] }, told: 'Baby seat: 20% of the rental.' },
  {
    what: 'the most of an extra',
    rates: { extras: [{ ...share, maxAmount: dollars(50) }] },
    told: 'Baby seat: 20% of the rental (at most US$50.00).',
  },
  { what: 'nothing of an included extra', rates: { extras: [{ ...seat, offer: 'included' }] }, told: '' },
] satisfies { what: string; rates: Partial<Rates>; told: string }[]) {
  test(`the answer about extras tells ${what}`, () => {
    const facts = ratesFacts({ ...DEFAULT_RATES, tax: taxIncluded, ...rates }, i18nIn('en'))
    expect(facts.extras).toBe(told)
  })
}
