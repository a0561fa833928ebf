import { isCurrency } from '@nelly/domain/currency'
import { MOST_PRICES } from '@nelly/domain/rates/limits'
import { z } from 'zod'
import { MAX_NAME } from '../fields.ts'
import { RATES_PROBLEMS } from '../problem-words.ts'
import { extraRate, feeRate } from './charges.ts'
import { localized, share, wholeDays } from './fields.ts'
import { offer } from './offers.ts'
import { priceCell } from './prices.ts'
import { season } from './seasons.ts'
import { termFields } from './terms.ts'

const currencyCode = z
  .string()
  .refine((code): boolean => isCurrency(code), { params: { words: RATES_PROBLEMS['currency-unknown'] } })
  .meta({ description: 'ISO 4217, such as `USD`' })

/**
 * All prices and terms of a landing. Every field but `currency` may be left out or `null`: lists are empty then, and
 * the rest is as in the default document.
 */
export const ratesDocument = z
  .strictObject({
    currency: currencyCode,
    display: z
      .strictObject({
        currency: currencyCode,
        rate: z.number().positive().max(10_000_000),
        date: z.iso.date(),
      })
      .nullish()
      .meta({ description: 'Shown beside the total and never charged' }),
    tax: z
      .strictObject({
        name: localized(MAX_NAME).nullish(),
        percent: share.nullish(),
        included: z.boolean().nullish(),
      })
      .nullish(),
    days: z
      .strictObject({
        grace_minutes: z.number().int().min(0).max(1439).nullish(),
        season_by: z.enum(['each_day', 'pickup']).nullish(),
        part_days: z
          .array(z.strictObject({ up_to_hours: z.number().int().min(1).max(23), percent: share }))
          .max(10)
          .nullish(),
      })
      .nullish(),
    tiers: z.array(wholeDays).max(8).nullish().meta({ description: '“From so many days”, beginning with 1' }),
    seasons: z.array(season).max(20).nullish().meta({ description: 'The first that holds a day wins it' }),
    prices: z.array(priceCell).max(MOST_PRICES).nullish(),
    extras: z.array(extraRate).max(40).nullish(),
    fees: z.array(feeRate).max(40).nullish(),
    offers: z.array(offer).max(20).nullish().meta({ description: 'The best of those that hold is given' }),
    ...termFields,
  })
  .meta({ id: 'Rates' })

export type RatesDocument = z.infer<typeof ratesDocument>
