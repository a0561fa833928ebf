import { currency, isCurrency } from '@nelly/domain/currency'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { MOST_PRICES } from '@nelly/domain/rates/limits'
import { percent, type Rates } from '@nelly/domain/rates/rates'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { extraAnswer, extraOf, extraRate, feeAnswer, feeOf, feeRate } from './charges.ts'
import { amountsIn, bothLanguages, localized, MAX_NAME, percentAnswer, share, wholeDays } from './fields.ts'
import { offer, offerAnswer, offerOf } from './offers.ts'
import { cellAnswer, cellOf, priceCell } from './prices.ts'
import { RATES_PROBLEMS } from './problem-words.ts'
import { season, seasonAnswer, seasonOf } from './seasons.ts'
import { termFields, termsAnswer, termsOf } from './terms.ts'

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
/** The largest body with a document, in bytes: one with a price in every cell takes more than a megabyte. */
export const RATES_BODY_BYTES = 3 * 1024 * 1024
export type RatesDocument = z.infer<typeof ratesDocument>

/** Reads a checked document. */
export function ratesOf(document: RatesDocument): Rates {
  const code = currency(document.currency)
  const amounts = amountsIn(code)
  const { display, tax, days } = document
  return {
    currency: code,
    display: display
      ? { currency: currency(display.currency), rate: display.rate, date: display.date as CalendarDate }
      : null,
    tax: {
      name: bothLanguages(tax?.name) ?? DEFAULT_RATES.tax.name,
      percent: typeof tax?.percent === 'number' ? percent(tax.percent) : DEFAULT_RATES.tax.percent,
      included: tax?.included ?? DEFAULT_RATES.tax.included,
    },
    days: {
      graceMinutes: days?.grace_minutes ?? DEFAULT_RATES.days.graceMinutes,
      seasonBy: days?.season_by ?? DEFAULT_RATES.days.seasonBy,
      partDays: (days?.part_days ?? []).map((one) => ({
        upToHours: one.up_to_hours,
        percent: percent(one.percent),
      })),
    },
    tiers: document.tiers && document.tiers.length > 0 ? document.tiers : DEFAULT_RATES.tiers,
    seasons: (document.seasons ?? []).map(seasonOf),
    prices: (document.prices ?? []).map(cellOf(amounts)),
    extras: (document.extras ?? []).map(extraOf(amounts)),
    fees: (document.fees ?? []).map(feeOf(amounts)),
    offers: (document.offers ?? []).map(offerOf(amounts)),
    ...termsOf(document, code, amounts),
  }
}

/** The whole document, with every field. */
export function ratesAnswer(rates: Rates): Required<RatesDocument> {
  const amounts = amountsIn(rates.currency)
  const { display, tax, days } = rates
  return {
    currency: rates.currency,
    display: display && { ...display },
    tax: { name: tax.name, percent: percentAnswer(tax.percent), included: tax.included },
    days: {
      grace_minutes: days.graceMinutes,
      season_by: days.seasonBy,
      part_days: days.partDays.map((one) => ({
        up_to_hours: one.upToHours,
        percent: percentAnswer(one.percent),
      })),
    },
    tiers: [...rates.tiers],
    seasons: rates.seasons.map(seasonAnswer),
    prices: rates.prices.map(cellAnswer(amounts)),
    extras: rates.extras.map(extraAnswer(amounts)),
    fees: rates.fees.map(feeAnswer(amounts)),
    offers: rates.offers.map(offerAnswer(amounts)),
    ...termsAnswer(rates, amounts),
  } as Required<RatesDocument>
}
