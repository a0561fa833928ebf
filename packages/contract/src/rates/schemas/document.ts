import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { MOST_PRICES } from '@nelly/domain/rates/limits'
import { z } from 'zod'
import { MAX_NAME } from '../fields.ts'
import { extraRate, feeRate } from './charges.ts'
import { currencyCode, listOf, optionalLocalized, orNull, share, wholeDays } from './fields.ts'
import { offer } from './offers.ts'
import { priceCell } from './prices.ts'
import { season } from './seasons.ts'
import { termFields } from './terms.ts'

/**
 * All prices and terms of a landing, as the domain has them. Every field but `currency` may be left out: lists are empty
 * then, and the rest is as in the default document.
 */
export const ratesDocument = z
  .strictObject({
    currency: currencyCode,
    display: orNull(
      z.strictObject({
        currency: currencyCode,
        rate: z.number().positive().max(10_000_000),
        date: z.iso.date(),
      }),
    ).meta({ description: 'Shown beside the total and never charged' }),
    tax: z
      .strictObject({
        name: optionalLocalized(MAX_NAME),
        percent: share.default(DEFAULT_RATES.tax.percent),
        included: z.boolean().default(DEFAULT_RATES.tax.included),
      })
      .prefault({}),
    days: z
      .strictObject({
        graceMinutes: z.number().int().min(0).max(1439).default(DEFAULT_RATES.days.graceMinutes),
        seasonBy: z.enum(['each_day', 'pickup']).default(DEFAULT_RATES.days.seasonBy),
        partDays: listOf(z.strictObject({ upToHours: z.number().int().min(1).max(23), percent: share }), 10),
      })
      .prefault({}),
    tiers: listOf(wholeDays, 8).meta({ description: '“From so many days”, beginning with 1' }),
    seasons: listOf(season, 20).meta({ description: 'The first that holds a day wins it' }),
    prices: listOf(priceCell, MOST_PRICES),
    extras: listOf(extraRate, 40),
    fees: listOf(feeRate, 40),
    offers: listOf(offer, 20).meta({ description: 'The best of those that hold is given' }),
    ...termFields,
  })
  .meta({ id: 'Rates' })

export type RatesDocument = z.infer<typeof ratesDocument>
