import type { DateRange, Season, Weekday } from '@nelly/domain/rates/rates'
import { basisPoints, bothLanguages, orNull, percentAnswer } from './fields.ts'
import type { SeasonDocument } from './schemas/seasons.ts'

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
