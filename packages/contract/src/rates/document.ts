import { currency } from '@nelly/domain/currency'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent, type Rates } from '@nelly/domain/rates/rates'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { extraAnswer, extraOf, feeAnswer, feeOf } from './charges.ts'
import { amountsIn, bothLanguages, percentAnswer } from './fields.ts'
import { offerAnswer, offerOf } from './offers.ts'
import { cellAnswer, cellOf } from './prices.ts'
import type { RatesDocument } from './schemas/document.ts'
import { seasonAnswer, seasonOf } from './seasons.ts'
import { termsAnswer, termsOf } from './terms.ts'

/** The largest body with a document, in bytes: one with a price in every cell takes more than a megabyte. */
export const RATES_BODY_BYTES = 3 * 1024 * 1024
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
