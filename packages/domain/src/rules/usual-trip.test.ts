import { expect, test } from 'vitest'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import type { Rates } from '../rates/rates.ts'
import { at } from '../rates/testing/wishes.ts'
import type { RentalPeriod } from '../rental-period.ts'
import { proposedTrip, searchDefaults } from '../search/search.ts'
import type { WallClock } from '../wall-clock.ts'
import { brokenRules } from './broken-rules.ts'
import { pickupDates } from './handover-rules.ts'
import type { RulePlace } from './rental-request.ts'
import { daily, openFrom, place, request, rulesWith } from './testing/requests.ts'
import { usualTrip } from './usual-trip.ts'

/** Saturday 1 May 2027, 10:00. */
const now = at('2027-05-01T10:00')

const tripFor = (
  meant: RentalPeriod,
  rules: Partial<Rates['rules']> = {},
  office: RulePlace | null = null,
): string => {
  const asked = request(
    { rules: rulesWith(rules) },
    { vehicle: null, now, pickupPlace: office, returnPlace: office },
  )
  const { pickup, return: back } = usualTrip({
    usual: meant,
    firstDate: pickupDates({ ...DEFAULT_RATES.rules, ...rules }, now).first,
    minDays: rules.minDays ?? 1,
    pickupPlace: office,
    returnPlace: office,
    isAllowed: (period) => brokenRules({ ...asked, period }).length === 0,
  })
  const short = (moment: WallClock) => moment.slice(5).replace('T', ' ')
  return `${short(pickup)} to ${short(back)}`
}

for (const { that, rules, office, is } of [
  { that: 'no rules', is: '05-02 10:00 to 05-03 17:00' },
  { that: 'a place that is always open', office: place(1, 'Oficina'), is: '05-02 10:00 to 05-03 17:00' },
  {
    that: 'a lead time of three days',
    rules: { leadMinutes: 3 * 24 * 60 },
    is: '05-04 10:00 to 05-05 17:00',
  },
  { that: 'three days at least', rules: { minDays: 3 }, is: '05-02 10:00 to 05-04 17:00' },
  { that: 'one day at most', rules: { maxDays: 1 }, is: '05-02 10:00 to 05-03 10:00' },
  {
    that: 'a closed Sunday',
    office: place(1, 'Oficina', { hours: { 7: [] } }),
    is: '05-03 10:00 to 05-04 17:00',
  },
  {
    that: 'hours of the afternoon',
    office: place(1, 'Oficina', { hours: daily('14:00-16:00') }),
    is: '05-02 14:00 to 05-03 16:00',
  },
  {
    that: 'hours before which a pickup has a fee, and a closed Sunday',
    office: place(1, 'Oficina', {
      hours: { ...daily('14:00-18:00'), 7: [] },
      outside: { pickup: [{ ...openFrom('08:00-14:00'), amount: 2000 as never }], return: [] },
    }),
    is: '05-03 14:00 to 05-04 17:00',
  },
  {
    that: 'a place that never opens',
    office: place(1, 'Oficina', { hours: daily() }),
    is: '05-02 10:00 to 05-03 17:00',
  },
] as { that: string; rules?: Partial<Rates['rules']>; office?: RulePlace; is: string }[]) {
  test(`with ${that} a search without dates is for ${is}`, () =>
    expect(tripFor(searchDefaults(now), rules, office)).toBe(is))
}

for (const { that, rules, office, is } of [
  { that: 'no rules', is: '05-02 10:00 to 05-03 10:00' },
  { that: 'three days at least', rules: { minDays: 3 }, is: '05-02 10:00 to 05-05 10:00' },
  {
    that: 'hours of the afternoon',
    office: place(1, 'Oficina', { hours: daily('14:00-16:00') }),
    is: '05-02 14:00 to 05-03 14:00',
  },
  {
    that: 'hours that begin later on the day of the return',
    office: place(1, 'Oficina', {
      hours: { ...daily('08:00-18:00'), 1: [openFrom('06:00-08:00'), openFrom('11:00-18:00')] },
    }),
    is: '05-02 10:00 to 05-03 08:00',
  },
] as { that: string; rules?: Partial<Rates['rules']>; office?: RulePlace; is: string }[]) {
  test(`with ${that} the form proposes ${is}`, () =>
    expect(tripFor(proposedTrip(now), rules, office)).toBe(is))
}
