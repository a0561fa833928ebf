import type { DateRange, Season, Weekday } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import {
  basisPoints,
  bothLanguages,
  localized,
  MAX_NAME,
  orNull,
  ownId,
  percentAnswer,
  weekdays,
  wholeDays,
} from './fields.ts'

const rangeEnd = z
  .string()
  .regex(/^(\d{4}-)?\d{2}-\d{2}$/)
  .meta({ description: '`mm-dd` of each year, or `yyyy-mm-dd`; both ends alike' })

export const season = z
  .strictObject({
    id: ownId,
    name: localized(MAX_NAME),
    ranges: z
      .array(z.strictObject({ from: rangeEnd, to: rangeEnd }))
      .max(20)
      .nullish()
      .meta({ description: 'Both ends included; ranges of each year may wrap. Empty: all days of the year' }),
    weekdays: weekdays.nullish().meta({ description: '1 Monday to 7 Sunday; `null`: all' }),
    percent: z
      .number()
      .min(-99)
      .max(1000)
      .multipleOf(0.01)
      .nullish()
      .meta({ description: 'On the base price, where the season has no price of its own' }),
    min_days: wholeDays.nullish(),
    max_days: wholeDays.nullish(),
    no_pickup: weekdays.nullish(),
    no_return: weekdays.nullish(),
  })
  .meta({ id: 'Season' })
type SeasonDocument = z.infer<typeof season>

export const seasonOf = (one: SeasonDocument): Season => ({
  id: one.id,
  name: bothLanguages(one.name) ?? { es: one.id, en: one.id },
  ranges: (one.ranges ?? []) as DateRange[],
  // A list of no days would be a season that never holds: it is meant as no restriction.
  weekdays: one.weekdays && one.weekdays.length > 0 ? (one.weekdays as Weekday[]) : null,
  percent: basisPoints(one.percent),
  minDays: one.min_days ?? null,
  maxDays: one.max_days ?? null,
  noPickup: (one.no_pickup ?? []) as Weekday[],
  noReturn: (one.no_return ?? []) as Weekday[],
})

export const seasonAnswer = (one: Season): SeasonDocument => ({
  id: one.id,
  name: one.name,
  ranges: one.ranges.map(({ from, to }) => ({ from, to })),
  weekdays: orNull(one.weekdays, (days) => [...days]),
  percent: orNull(one.percent, percentAnswer),
  min_days: one.minDays,
  max_days: one.maxDays,
  no_pickup: [...one.noPickup],
  no_return: [...one.noReturn],
})
