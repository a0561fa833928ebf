import { z } from 'zod'
import { MAX_NAME } from '../fields.ts'
import { listOf, localized, orNull, ownId, weekday, wholeDays } from './fields.ts'

const rangeEnd = z
  .string()
  .regex(/^(\d{4}-)?\d{2}-\d{2}$/)
  .meta({ description: '`mm-dd` of each year, or `yyyy-mm-dd`; both ends alike' })

export const season = z
  .strictObject({
    id: ownId,
    name: localized(MAX_NAME),
    ranges: listOf(z.strictObject({ from: rangeEnd, to: rangeEnd }), 20).meta({
      description: 'Both ends included; ranges of each year may wrap. Empty: all days of the year',
    }),
    weekdays: orNull(z.array(weekday).max(7)).meta({ description: '1 Monday to 7 Sunday; `null`: all' }),
    percent: orNull(z.number().int().min(-9900).max(100_000)).meta({
      description: 'On the base price, in hundredths of a percent, where the season has no price of its own',
    }),
    minDays: orNull(wholeDays),
    maxDays: orNull(wholeDays),
    noPickup: listOf(weekday, 7),
    noReturn: listOf(weekday, 7),
  })
  .meta({ id: 'Season' })
