import fc from 'fast-check'
import type { PlaceId, VehicleId } from '../../ids.ts'
import { minorUnits } from '../../money.ts'
import type { FeeWindow, HoursException, PlaceHours, TimeInterval } from '../../places/opening-hours.ts'
import { DEFAULT_RATES } from '../../rates/default-rates.ts'
import type { Rates, Season } from '../../rates/rates.ts'
import { anySeason } from '../../rates/testing/any-rates.ts'
import { addDays, type CalendarDate } from '../../wall-clock.ts'
import type { Weekday } from '../../weeks.ts'
import { openFrom } from './requests.ts'

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const fewDays = fc.subarray([...WEEK], { maxLength: 5 })

const anyDay: fc.Arbitrary<readonly TimeInterval[]> = fc
  .constantFrom(
    ['08:00-18:00'],
    ['08:00-12:30', '14:00-18:00'],
    ['00:00-02:00', '20:00-24:00'],
    ['09:15-09:15'],
    ['00:00-24:00'],
    [],
  )
  .map((texts) => texts.map(openFrom))

const anyException: fc.Arbitrary<HoursException> = fc
  .tuple(fc.nat({ max: 200 }), fc.nat({ max: 9 }), anyDay)
  .map(([from, more, hours]) => {
    const first = addDays('2027-05-01' as CalendarDate, from)
    return { from: first, to: addDays(first, more), hours, note: '' }
  })

const anyWindow: fc.Arbitrary<FeeWindow> = fc
  .constantFrom('06:00-08:00', '18:00-22:00')
  .map((text) => ({ ...openFrom(text), amount: minorUnits(1500) }))

/** The hours of a place, of any kind that an operator may save. */
export const anyHours: fc.Arbitrary<PlaceHours> = fc
  .tuple(
    orNull(fc.tuple(...WEEK.map(() => fc.option(anyDay, { nil: undefined })))),
    fc.array(anyException, { maxLength: 2 }),
    fc.array(anyWindow, { maxLength: 1 }),
    fc.array(anyWindow, { maxLength: 1 }),
  )
  .map(([days, exceptions, pickup, back]) => ({
    hours: days && Object.fromEntries(days.flatMap((day, index) => (day ? [[index + 1, day] as const] : []))),
    exceptions,
    outside: { pickup, return: back },
  }))

const anyRuleSeason = (id: string): fc.Arbitrary<Season> =>
  fc
    .tuple(
      anySeason(id),
      fc.record({
        minDays: orNull(fc.integer({ min: 1, max: 7 })),
        maxDays: orNull(fc.integer({ min: 7, max: 20 })),
        noPickup: fewDays,
        noReturn: fewDays,
      }),
    )
    .map(([season, rules]) => ({ ...season, ...rules }))

/** The default document with rules of any kind, about these vehicles and places. */
export const anyRuledRates = (
  vehicles: readonly VehicleId[],
  places: readonly PlaceId[],
): fc.Arbitrary<Rates> =>
  fc
    .record({
      seasons: fc.tuple(anyRuleSeason('one'), anyRuleSeason('two')),
      rules: fc.record({
        leadMinutes: fc.constantFrom(0, 0, 90, 24 * 60, 5 * 24 * 60),
        horizonDays: orNull(fc.integer({ min: 20, max: 730 })),
        minDays: fc.integer({ min: 1, max: 4 }),
        maxDays: fc.integer({ min: 5, max: 40 }),
        vehicles: fc
          .subarray([...vehicles])
          .map((ids) =>
            ids.map((vehicleId) => ({ vehicleId, minDays: 1 + (vehicleId % 5), turnaroundMinutes: null })),
          ),
        turnaroundMinutes: fc.constantFrom(0, 90),
      }),
      pairs: fc.uniqueArray(
        fc.record({
          from: fc.constantFrom(...places),
          to: fc.constantFrom(...places),
          amount: fc.constant(null),
          forbidden: fc.constant(true),
        }),
        { selector: ({ from, to }) => `${from} ${to}`, maxLength: 4 },
      ),
      minAge: orNull(fc.integer({ min: 18, max: 25 })),
      maxAge: orNull(fc.integer({ min: 70, max: 80 })),
    })
    .map(({ seasons, rules, pairs, minAge, maxAge }) => ({
      ...DEFAULT_RATES,
      seasons,
      rules,
      oneWay: { ...DEFAULT_RATES.oneWay, pairs: pairs.filter(({ from, to }) => from !== to) },
      drivers: { ...DEFAULT_RATES.drivers, minAge, maxAge },
    }))
