import { expect, test } from 'vitest'
import { currency, USD } from '../currency.ts'
import { type Money, minorUnits } from '../money.ts'
import type { GatewayAnswer } from './gateway.ts'
import { type AttemptState, effectOf, lookUpAt } from './payment-attempt.ts'

const money = (minor: number, code = USD): Money => ({ minor: minorUnits(minor), currency: code })
const attempt = (state: AttemptState) => ({ state, orderNumber: 'A1', amount: money(21_765) })
const answer = (outcome: GatewayAnswer['outcome'], more: Partial<GatewayAnswer> = {}) => ({
  ...{ orderNumber: 'A1', amount: money(21_765), outcome },
  ...more,
})

// Rule of "Money and paper": domain/payments/payment-attempt.ts
test.each<[AttemptState, GatewayAnswer['outcome'], AttemptState | undefined, boolean]>([
  ['begun', 'approved', 'approved', true],
  ['begun', 'declined', 'declined', false],
  ['begun', 'cancelled', 'cancelled', false],
  ['begun', 'unknown', 'unknown', false],
  ['begun', 'dismissed', 'dismissed', false],
  ['unknown', 'approved', 'approved', true],
  ['unknown', 'declined', 'declined', false],
  ['unknown', 'dismissed', 'dismissed', false],
  ['unknown', 'unknown', undefined, false],
  ['declined', 'approved', 'approved', true],
  ['cancelled', 'approved', 'approved', true],
  ['dismissed', 'approved', 'approved', true],
  ['declined', 'unknown', undefined, false],
  ['cancelled', 'declined', undefined, false],
  ['dismissed', 'cancelled', undefined, false],
  ['approved', 'approved', undefined, false],
  ['approved', 'declined', undefined, false],
  ['approved', 'dismissed', undefined, false],
])('an attempt that is %s and hears "%s" is %s, and paid: %s', (state, outcome, after, isPaid) => {
  const effect = effectOf(attempt(state), answer(outcome))
  expect([effect?.state, effect?.isPaid ?? false]).toEqual([after, isPaid])
})

test('an approval of what was over already is told apart', () => {
  expect(effectOf(attempt('unknown'), answer('approved'))?.isLate).toBe(false)
  expect(effectOf(attempt('dismissed'), answer('approved'))?.isLate).toBe(true)
})

test.each([
  ['another amount', { amount: money(21_764) }],
  ['another currency', { amount: money(21_765, currency('DOP')) }],
  ['no amount', { amount: null }],
])('an approval of %s is not paid, and somebody has to look', (_, more) => {
  const differs = { isPaid: false, problem: 'amount-differs' }
  expect(effectOf(attempt('begun'), answer('approved', more))).toMatchObject({ ...differs, state: 'unknown' })
  expect(effectOf(attempt('declined'), answer('approved', more))).toMatchObject({
    ...differs,
    state: 'declined',
  })
})

test('an answer of another order changes nothing', () =>
  expect(effectOf(attempt('begun'), answer('approved', { orderNumber: 'A2' }))).toBeUndefined())

test('it is looked up after 1, 2, 5, 15, 30 and 60 minutes, then daily', () => {
  const begunAt = new Date('2027-03-01T14:00:00Z')
  const minutes = Array.from(
    { length: 9 },
    (_, nth) => (lookUpAt(begunAt, nth).getTime() - begunAt.getTime()) / 60_000,
  )
  expect(minutes).toEqual([1, 2, 5, 15, 30, 60, 60 + 1440, 60 + 2880, 60 + 4320])
})
