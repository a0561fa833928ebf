import { expect, test } from 'vitest'
import { isCodeUnused, quoteTogether } from './quote-together.ts'
import { percent } from './rates.ts'
import { offer, ratesWith, requestFor, wishFor } from './testing/wishes.ts'

const rates = ratesWith({
  offers: [offer('summer', { kind: 'code', code: 'SUMMER', percent: percent(10), uses: 1 })],
})
const quoted = (discountCode: string, isUsable: boolean) => {
  const priced = quoteTogether({ ...requestFor(rates, wishFor({ discountCode })), isUsable: () => isUsable })
  if (!priced.ok) throw new Error(priced.refusal)
  return priced.value
}

test('of vehicles that are booked together one has the last use of a code, and the next one its ordinary price', () => {
  const [first, second] = [quoted('summer', true), quoted('summer', false)]
  expect([first, second].map(({ discountCode }) => discountCode)).toEqual(['applied', null])
  expect(second.total).toBe(quoted('', true).total)
  expect(isCodeUnused('summer', [first, second])).toBe(false)
})

test('a code that holds for none of them is told, no code never', () => {
  expect(isCodeUnused('winter', [quoted('winter', true)])).toBe(true)
  for (const none of ['  ', null, undefined]) expect(isCodeUnused(none, [quoted('', true)])).toBe(false)
})
