import { expect, test } from 'vitest'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import type { Rates } from '../rates/rates.ts'
import { at, season } from '../rates/testing/wishes.ts'
import { nearRules } from './near-rules.ts'
import type { RentalRequest } from './rental-request.ts'
import { daily, place, request, rulesWith } from './testing/requests.ts'

const office = place(1, 'Oficina', { hours: daily('08:00-12:30', '14:00-18:00') })
const drivers = (changes: Partial<Rates['drivers']>) => ({
  drivers: { ...DEFAULT_RATES.drivers, ...changes },
})
const days = (n: number) => ({
  period: { pickup: at('2027-05-10T10:00'), return: at(`2027-05-${10 + n}T10:00`) },
})
const between = (pickup: string, back: string) => ({
  period: { pickup: at(`2027-05-10T${pickup}`), return: at(`2027-05-12T${back}`) },
  pickupPlace: office,
  returnPlace: office,
})

/** Two days from 10 May 2027 at 10:00, nine days after the wish. */
for (const { wish, rates = {}, near, changes = {} } of [
  { wish: 'nothing special', near: [] },
  {
    wish: 'nine days ahead, of five at least',
    rates: { rules: rulesWith({ leadMinutes: 5 * 1440 }) },
    near: ['pickup-too-soon'],
  },
  {
    wish: 'nine days ahead, of four at least',
    rates: { rules: rulesWith({ leadMinutes: 4 * 1440 }) },
    near: [],
  },
  {
    wish: 'nine days ahead, of ten at least',
    rates: { rules: rulesWith({ leadMinutes: 10 * 1440 }) },
    near: [],
  },
  {
    wish: 'nine days ahead, of fifteen at most',
    rates: { rules: rulesWith({ horizonDays: 15 }) },
    near: ['pickup-too-far'],
  },
  { wish: 'nine days ahead, of sixteen at most', rates: { rules: rulesWith({ horizonDays: 16 }) }, near: [] },
  {
    wish: 'two days, of two at least',
    rates: { rules: rulesWith({ minDays: 2 }) },
    near: ['period-too-short'],
  },
  {
    wish: 'three days, of two at least',
    rates: { rules: rulesWith({ minDays: 2 }) },
    changes: days(3),
    near: [],
  },
  {
    wish: 'three days of a season with three at least',
    rates: { seasons: [season('alta', { minDays: 3 })] },
    changes: days(3),
    near: ['period-too-short'],
  },
  {
    wish: 'two days, of two at most',
    rates: { rules: rulesWith({ maxDays: 2 }) },
    near: ['period-too-long'],
  },
  {
    wish: 'three days, of two at most',
    rates: { rules: rulesWith({ maxDays: 2 }) },
    changes: days(3),
    near: [],
  },
  {
    wish: 'a driver of just the age',
    rates: drivers({ minAge: 25 }),
    changes: { driverAge: 25 },
    near: ['driver-too-young'],
  },
  { wish: 'a driver a year older', rates: drivers({ minAge: 25 }), changes: { driverAge: 26 }, near: [] },
  {
    wish: 'a driver of the highest age',
    rates: drivers({ maxAge: 75 }),
    changes: { driverAge: 75 },
    near: ['driver-too-old'],
  },
  {
    wish: 'a pickup before lunch',
    changes: between('12:15', '10:00'),
    near: ['outside-opening-hours pickup'],
  },
  {
    wish: 'a return as the office opens',
    changes: between('10:00', '14:00'),
    near: ['outside-opening-hours return'],
  },
  {
    wish: 'both near closing',
    changes: between('17:45', '17:45'),
    near: ['outside-opening-hours pickup', 'outside-opening-hours return'],
  },
  { wish: 'both in the morning', changes: between('09:00', '09:00'), near: [] },
] satisfies { wish: string; rates?: Partial<Rates>; near: string[]; changes?: Partial<RentalRequest> }[]) {
  test(`${wish} is near ${near.join(' and ') || 'no rule'}`, () =>
    expect(
      nearRules(request(rates, changes)).map((rule) =>
        'at' in rule ? `${rule.code} ${rule.at}` : rule.code,
      ),
    ).toEqual(near))
}

test('a return before its pickup is near nothing', () => {
  const period = { pickup: at('2027-05-10T10:00'), return: at('2027-05-10T10:00') }
  expect(nearRules(request({ rules: rulesWith({ minDays: 2 }) }, { period }))).toEqual([])
})
