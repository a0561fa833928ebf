import { cliffs } from './cliffs.ts'
import { feesWithoutPlace } from './fees-without-place.ts'
import { missingLongTiers } from './missing-long-tiers.ts'
import { offersForAll } from './offers-for-all.ts'
import { offersThatNeverWin } from './offers-that-never-win.ts'
import { pricesOutOfLine } from './prices-out-of-line.ts'
import type { CheckedRates, PriceKey, RatesWarning } from './rates-warning.ts'
import { seasonsThatNeverWin } from './seasons-that-never-win.ts'
import { unpricedAtReturn } from './unpriced-at-return.ts'
import { unreachableHours } from './unreachable-hours.ts'

/**
 * What is probably not meant in a landing's rates, each with two bookings that show it, where it is
 * about bookings, and a change that mends it. Nothing of it keeps the rates from being saved.
 *
 * Source: rules.md, "Warnings".
 */
export function ratesWarnings(checked: CheckedRates): RatesWarning[] {
  const outOfLine = pricesOutOfLine(checked)
  return [
    ...seasonsThatNeverWin(checked),
    ...outOfLine,
    ...cliffs(checked, outOfLine.filter(isOfPrice)),
    ...missingLongTiers(checked),
    ...offersForAll(checked),
    ...offersThatNeverWin(checked),
    ...feesWithoutPlace(checked),
    ...unreachableHours(checked),
    ...unpricedAtReturn(checked),
  ]
}

const isOfPrice = (warning: RatesWarning): warning is RatesWarning & PriceKey => 'fromDays' in warning
