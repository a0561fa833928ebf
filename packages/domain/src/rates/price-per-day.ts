import { type Currency, decimalsOf } from '../currency.ts'
import { isPayable, type MinorUnits, minorUnits, toMinorUnits } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Currencies of about the worth of a dollar. */
const LIKE_DOLLARS = new Set([
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'BHD',
  'KWD',
  'OMR',
  'JOD',
])

/** Currencies of which more than a hundred make a dollar, besides those without decimals. */
const SMALL_CHANGE = new Set(
  'AMD AOA ARS BDT CDF COP CRC DZD GYD HTG HUF IDR IQD IRR JMD KES KHR KPW KZT LAK LBP LKR LRD MGA MMK MNT MWK MZN NGN NPR PKR RSD SDG SOS SSP STN SYP TZS UZS VES YER ZWG'.split(
    ' ',
  ),
)

/**
 * The highest price of a day: 10,000 dollars, and in other currencies no less than about their worth. It catches slips
 * of the hand, and keeps the total of any booking a safe integer. Source: rules.md, "Limits".
 */
export function maxPricePerDay(currency: Currency): MinorUnits {
  const most = LIKE_DOLLARS.has(currency)
    ? 10_000
    : decimalsOf(currency) === 0 || SMALL_CHANGE.has(currency)
      ? 1_000_000_000
      : 1_000_000
  return toMinorUnits(most, currency)
}

/** A price per day as it was given, in the landing's currency: from its smallest unit to the highest price. */
export function pricePerDay(
  given: number,
  currency: Currency,
): Result<MinorUnits, 'price-decimals' | 'price-out-of-range'> {
  if (!isPayable(given, currency)) return refuse('price-decimals')
  const price = toMinorUnits(given, currency)
  return price >= minorUnits(1) && price <= maxPricePerDay(currency)
    ? ok(price)
    : refuse('price-out-of-range')
}
