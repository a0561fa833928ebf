import { z } from 'zod'
import { MAX_NAME } from '../fields.ts'
import { localized, ownId, weekdays, wholeDays } from './fields.ts'

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
export type SeasonDocument = z.infer<typeof season>
