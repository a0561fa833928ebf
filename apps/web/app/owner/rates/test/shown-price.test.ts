import type { TestedPrice } from '@nelly/contract/rates/test-call'
import type { Quote } from '@nelly/domain/rates/quote'
import { expect, test } from 'vitest'
import { shownPrice } from './shown-price.ts'
import type { ComputedPrice } from './test-wish.ts'

const name = { es: 'Verano', en: 'Summer' }
const [here, there] = [{ total: 100 } as Quote, { total: 200 } as Quote]
const computed = (changes: Partial<ComputedPrice> = {}): ComputedPrice => ({
  quote: here,
  notApplied: [{ list: 'offer', name, why: 'min_days' }],
  rules: [],
  ...changes,
})
const answered = (changes: Partial<TestedPrice> = {}) =>
  ({ quote: there, skipped: [], rules: [], refusal: null, ...changes }) as TestedPrice
const rule = { code: 'period-too-short', kind: 'length', text: name } as const
const withoutCode = computed({ refusal: 'discount-code-invalid' })
const refused = answered({ quote: null, refusal: { code: 'discount-code-invalid', message: 'No.' } })

test.each([
  ['what is computed here, until the server has answered', computed(), undefined, 100],
  ['the server’s, once it has', computed(), answered(), 200],
  ['the server’s, where only here a rule seems to refuse it', { notApplied: [], rules: [] }, answered(), 200],
  ['none where a rule refuses it', computed(), answered({ quote: null, rules: [rule] }), undefined],
  ['none where an offer’s uses are spent, which only the server knows', computed(), refused, undefined],
  ['the one without the code, where the code does not hold', withoutCode, refused, 100],
  [
    'none where a rule refuses it with a code',
    withoutCode,
    answered({ quote: null, rules: [rule] }),
    undefined,
  ],
])('the price that is shown is %s', (_, one, answer, total) =>
  expect(shownPrice(one, answer).quote?.total).toBe(total),
)

test('what did not apply is said in words, also before the server has answered', () =>
  expect(shownPrice(computed(), undefined).skipped).toEqual([
    { list: 'offer', name, why: { es: 'El alquiler tiene menos días.', en: 'The rental has fewer days.' } },
  ]))
