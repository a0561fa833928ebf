import { expect, test } from 'vitest'
import { USD } from '../currency.ts'
import { dollars } from '../testing/dollars.ts'
import { adjustedQuote } from './adjusted-quote.ts'
import { lineDifferences } from './line-differences.ts'
import type { Quote } from './quote.ts'
import { at, extraRate, priceOf, ratesWith, requestFor, wishFor } from './testing/wishes.ts'

const rates = ratesWith({ fees: [], extras: [extraRate({ code: 'seat' })] })
const priced = (days: number, quantity: number): Quote =>
  priceOf(
    requestFor(
      rates,
      wishFor({
        period: { pickup: at('2027-05-10T10:00'), return: at(`2027-05-${10 + days}T10:00`) },
        extras: quantity > 0 ? [{ code: 'seat', quantity }] : [],
      }),
    ),
  )
const amounts = (one: Quote, other: Quote) =>
  lineDifferences(one, other).map(({ before, after }) => [before?.amount ?? null, after?.amount ?? null])

test('a line that costs something else is the same line', () => {
  expect(amounts(priced(2, 1), priced(3, 2))).toEqual([
    [dollars(90), dollars(135)],
    [dollars(24), dollars(72)],
  ])
})

test('what is new and what is taken away have one side', () => {
  expect(amounts(priced(2, 0), priced(2, 1))[1]).toEqual([null, dollars(24)])
  expect(amounts(priced(2, 1), priced(2, 0))[1]).toEqual([dollars(24), null])
})

test('two adjustments are told apart by what they are for', () => {
  const adjusted = (...reasons: string[]) => {
    const lines = reasons.map((reason, n) => ({ reason, amount: dollars(-1 - n) }))
    const made = adjustedQuote(priced(2, 0), { currency: USD, lines })
    if (!made.ok) throw new Error(made.refusal)
    return made.value
  }
  expect(amounts(adjusted('One', 'Two'), adjusted('Two')).slice(1)).toEqual([
    [dollars(-2), dollars(-1)],
    [dollars(-1), null],
  ])
})
