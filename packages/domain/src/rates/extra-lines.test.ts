import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { dollars, inDollars } from '../testing/dollars.ts'
import { quoteRental } from './quote-rental.ts'
import { type ExtraRate, percent } from './rates.ts'
import { extraRate, ratesWith, requestFor, VEHICLE, wishFor } from './testing/wishes.ts'

type Wished = readonly { code: string; quantity: number }[]

/** The lines of extras of two days, as "code quantity: amount"; or the refusal. */
function chosen(extras: ExtraRate[], wished: Wished) {
  const quoted = quoteRental(requestFor(ratesWith({ extras }), wishFor({ extras: wished })))
  if (!quoted.ok) return quoted.refusal
  return quoted.value.lines
    .filter(({ kind }) => kind === 'extra')
    .map(({ code, quantity, amount }) => `${code} ${quantity}: ${inDollars(amount)}`)
}

const one = (code: string, quantity = 1) => ({ code, quantity })
const rate = (code: string, changes: Partial<ExtraRate> = {}) =>
  extraRate({ code, amount: dollars(5), ...changes })

const SEAT = rate('seat', { maxQuantity: 2 })
const TOLL = rate('toll', { per: 'rental', offer: 'mandatory' })
const WATER = rate('water', { offer: 'included' })
const BASIC = rate('basic', { group: 'cover', offer: 'included' })
const FULL = rate('full', { group: 'cover', amount: dollars(20) })
const SUPER = rate('super', { group: 'cover', amount: dollars(30) })

for (const { what, extras, wished, expected } of [
  { what: 'what is not chosen is not charged', extras: [SEAT], wished: [], expected: [] },
  { what: 'two are charged twice', extras: [SEAT], wished: [one('seat', 2)], expected: ['seat 2: 20'] },
  {
    what: 'more than the most',
    extras: [SEAT],
    wished: [one('seat', 3)],
    expected: 'extra-quantity-invalid',
  },
  { what: 'none', extras: [SEAT], wished: [one('seat', 0)], expected: 'extra-quantity-invalid' },
  { what: 'one and a half', extras: [SEAT], wished: [one('seat', 1.5)], expected: 'extra-quantity-invalid' },
  {
    what: 'one twice',
    extras: [SEAT],
    wished: [one('seat'), one('seat')],
    expected: 'extra-quantity-invalid',
  },
  { what: 'an unknown one', extras: [SEAT], wished: [one('__proto__')], expected: 'extra-unknown' },
  {
    what: 'one of another vehicle',
    extras: [rate('seat', { vehicles: [6 as VehicleId] })],
    wished: [one('seat')],
    expected: 'extra-unknown',
  },
  {
    what: 'one of this vehicle',
    extras: [rate('seat', { vehicles: [VEHICLE] })],
    wished: [one('seat')],
    expected: ['seat 1: 10'],
  },
  {
    what: 'included ones cost nothing, mandatory ones are charged once, both in the order of the list',
    extras: [TOLL, SEAT, WATER],
    wished: [one('seat')],
    expected: ['toll 1: 5', 'seat 1: 10', 'water 1: 0'],
  },
  { what: 'more of a mandatory one', extras: [TOLL], wished: [one('toll', 2)], expected: ['toll 2: 10'] },
  { what: 'a group has its included one', extras: [BASIC, FULL], wished: [], expected: ['basic 1: 0'] },
  {
    what: 'another of the group replaces it',
    extras: [BASIC, FULL],
    wished: [one('full')],
    expected: ['full 1: 40'],
  },
  {
    what: 'two of a group',
    extras: [BASIC, FULL, SUPER],
    wished: [one('full'), one('super')],
    expected: 'extra-quantity-invalid',
  },
  {
    what: 'per rental, days do not count',
    extras: [rate('map', { per: 'rental' })],
    wished: [one('map', 3)],
    expected: ['map 3: 15'],
  },
  {
    what: 'at most one day is charged',
    extras: [rate('seat', { maxDays: 1 })],
    wished: [one('seat', 2)],
    expected: ['seat 2: 10'],
  },
  {
    what: 'a share of the rental, up to its maximum for each',
    extras: [rate('cover', { per: 'percent', amount: null, percent: percent(20), maxAmount: dollars(15) })],
    wished: [one('cover', 2)],
    expected: ['cover 2: 30'],
  },
] satisfies { what: string; extras: ExtraRate[]; wished: Wished; expected: string | string[] }[]) {
  test(`extras: ${what}`, () => expect(chosen(extras, wished)).toEqual(expected))
}

test('the line of a cover has its excess, charged or included, and none where the cover says none', () => {
  const extras = [
    rate('full', { excess: dollars(0) }),
    rate('basic', { offer: 'included', excess: dollars(900) }),
    rate('effects', { excess: null }),
    SEAT,
  ]
  const wished = [one('full'), one('effects'), one('seat')]
  const quoted = quoteRental(requestFor(ratesWith({ extras, fees: [] }), wishFor({ extras: wished })))
  const lines = quoted.ok ? quoted.value.lines : []
  expect(lines.map((line) => [line.code, 'excess' in line ? line.excess : 'none'])).toEqual([
    ['rental', 'none'],
    ['full', 0],
    ['basic', 90_000],
    ['effects', 'none'],
    ['seat', 'none'],
  ])
})
