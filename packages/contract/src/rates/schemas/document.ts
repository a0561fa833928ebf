import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { MOST_PRICES } from '@nelly/domain/rates/limits'
import { ANSWER_KINDS } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { line } from '../../wire.ts'
import { MAX_NAME, MAX_QUESTION } from '../fields.ts'
import { extraRate, feeRate } from './charges.ts'
import {
  currencyCode,
  documentId,
  listOf,
  localized,
  optionalLocalized,
  orNull,
  ownId,
  positiveAmount,
  positiveShare,
  share,
  someVehicles,
  weekday,
  wholeDays,
} from './fields.ts'
import { termFields } from './terms.ts'

const rangeEnd = z
  .string()
  .regex(/^(\d{4}-)?\d{2}-\d{2}$/)
  .meta({ description: '`mm-dd` of each year, or `yyyy-mm-dd`; both ends alike' })

const season = z
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

const priceCell = z
  .strictObject({
    vehicleId: documentId,
    season: orNull(ownId).meta({ description: 'The id of a season; `null`: outside of all' }),
    fromDays: wholeDays.default(1).meta({
      description:
        'One of the tiers. Outside of all seasons not 1, which is the price per day of the vehicle',
    }),
    amount: positiveAmount,
    perDays: z.literal([1, 7, 30]).default(1),
  })
  .meta({ id: 'PriceCell' })

const dates = orNull(z.strictObject({ from: z.iso.date(), to: z.iso.date() })).meta({
  description: 'Both ends included',
})
const lead = orNull(z.number().int().min(0).max(730))

const offer = z
  .strictObject({
    id: ownId,
    name: localized(MAX_NAME),
    isOn: z.boolean().default(true).meta({ description: 'Whether it is given at all' }),
    kind: z.enum(['code', 'early', 'last_minute']),
    code: orNull(line(40)).meta({ description: 'What the visitor types; capitals do not matter' }),
    percent: orNull(positiveShare),
    amount: orNull(positiveAmount),
    maxAmount: orNull(positiveAmount),
    booked: dates,
    pickup: dates,
    leadDays: orNull(z.strictObject({ min: lead, max: lead })),
    minDays: orNull(wholeDays),
    vehicles: someVehicles,
    uses: orNull(z.number().int().min(1).max(1_000_000)),
  })
  .meta({ id: 'Offer' })

const bookingQuestion = z
  .strictObject({
    id: ownId,
    name: localized(MAX_QUESTION).meta({ description: 'The words of the question' }),
    answer: z.enum(ANSWER_KINDS).default('text'),
    options: listOf(localized(MAX_NAME), 20).meta({ description: 'What is chosen from; of `choice` alone' }),
    required: z.boolean().default(false),
    vehicles: someVehicles,
    extras: orNull(z.array(ownId).max(40)).meta({
      description: 'Asked where one of these extras, or one of the vehicles, is booked; both `null`: always',
    }),
  })
  .meta({ id: 'BookingQuestion' })

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
    questions: listOf(bookingQuestion, 8).meta({ description: 'What the booking form asks besides' }),
  })
  .meta({ id: 'Rates' })

export type RatesDocument = z.infer<typeof ratesDocument>
