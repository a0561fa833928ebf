import { expect, test } from 'vitest'
import { compileRates } from '../rates/compile-rates.ts'
import { ratesWith } from '../rates/testing/wishes.ts'
import type { RentalRequest } from '../rules/rental-request.ts'
import type { WallClock } from '../wall-clock.ts'
import { brokenAtDesk, brokenByChange } from './desk-rules.ts'

const rules = { ...ratesWith({}).rules, leadMinutes: 24 * 60, minDays: 3, maxDays: 30 }
const rates = compileRates(ratesWith({ rules }))
const request = (pickup: string, back: string): RentalRequest => ({
  rates,
  vehicle: null,
  pickupPlace: null,
  returnPlace: null,
  period: { pickup: pickup as WallClock, return: back as WallClock },
  driverAge: null,
  now: '2027-03-05T12:00' as WallClock,
})
const named = ({ rules, limit }: ReturnType<typeof brokenAtDesk>) => [
  rules.map(({ code }) => code),
  limit?.code ?? null,
]

for (const { when, pickup, back, broken, limit } of [
  { when: 'now', pickup: '2027-03-05T12:00', back: '2027-03-08T12:00', broken: [], limit: null },
  { when: 'an hour ago', pickup: '2027-03-05T11:00', back: '2027-03-08T12:00', broken: [], limit: null },
  {
    when: 'more than an hour ago',
    pickup: '2027-03-05T10:59',
    back: '2027-03-08T12:00',
    broken: ['pickup-in-past'],
    limit: null,
  },
  {
    when: 'more than a day ago',
    pickup: '2027-03-04T11:59',
    back: '2027-03-08T12:00',
    broken: [],
    limit: 'pickup-in-past',
  },
  {
    when: 'too short',
    pickup: '2027-03-10T12:00',
    back: '2027-03-11T12:00',
    broken: ['period-too-short'],
    limit: null,
  },
  {
    when: 'longer than a year',
    pickup: '2027-03-10T12:00',
    back: '2028-03-12T12:00',
    broken: [],
    limit: 'period-too-long',
  },
  {
    when: 'in more than two years',
    pickup: '2029-03-05T12:01',
    back: '2029-03-09T12:00',
    broken: [],
    limit: 'pickup-too-far',
  },
  {
    when: 'back before it begins',
    pickup: '2027-03-10T12:00',
    back: '2027-03-10T12:00',
    broken: [],
    limit: 'return-before-pickup',
  },
]) {
  test(`at the desk, a rental that is ${when} breaks ${broken.join() || limit || 'nothing'}`, () => {
    expect(named(brokenAtDesk(request(pickup, back), false))).toEqual([broken, limit])
  })
}

for (const { when, pickup, broken, limit } of [
  { when: 'an hour ago', pickup: '2027-03-05T11:00', broken: [], limit: null },
  { when: 'weeks ago', pickup: '2027-02-20T12:00', broken: ['pickup-in-past'], limit: null },
  { when: 'more than a year ago', pickup: '2026-03-05T11:59', broken: [], limit: 'period-too-long' },
]) {
  test(`at the desk, a rental that went out ${when} breaks ${broken.join() || limit || 'nothing'}`, () => {
    const out = { ...request(pickup, '2027-03-08T12:00'), rates: compileRates(ratesWith({})) }
    expect(named(brokenAtDesk(out, true))).toEqual([broken, limit])
  })
}

for (const { what, before, after, broken } of [
  {
    what: 'a rental under way that is extended',
    before: ['2027-03-01T10:00', '2027-03-06T10:00'],
    after: ['2027-03-01T10:00', '2027-03-08T10:00'],
    broken: [],
  },
  {
    what: 'one that was too short before',
    before: ['2027-03-10T10:00', '2027-03-11T10:00'],
    after: ['2027-03-12T10:00', '2027-03-13T10:00'],
    broken: [],
  },
  {
    what: 'one that becomes too short',
    before: ['2027-03-10T10:00', '2027-03-13T10:00'],
    after: ['2027-03-10T10:00', '2027-03-12T10:00'],
    broken: ['period-too-short'],
  },
  {
    what: 'one that is moved to this evening',
    before: ['2027-03-05T16:00', '2027-03-10T10:00'],
    after: ['2027-03-05T18:00', '2027-03-10T10:00'],
    broken: ['pickup-too-soon'],
  },
] as const) {
  test(`${what} breaks ${broken.join() || 'nothing'}`, () => {
    expect(named(brokenByChange(request(before[0], before[1]), request(after[0], after[1])))).toEqual([
      broken,
      null,
    ])
  })
}
