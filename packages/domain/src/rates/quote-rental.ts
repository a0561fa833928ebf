import { minorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import { ok, type Result } from '../result.ts'
import type { WallClock } from '../wall-clock.ts'
import { chosenExtras } from './chosen-extras.ts'
import type { CompiledRates } from './compile-rates.ts'
import { extraLines } from './extra-lines.ts'
import { feesThatHold, fixedFeeLines, percentFeeLines } from './fee-lines.ts'
import { offerLine } from './offer-line.ts'
import { depositOf, displayed, paymentOf } from './payment.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { quoteLine, sumOf } from './quote-line.ts'
import type { Offer, Rates } from './rates.ts'
import { rentalLength } from './rental-length.ts'
import { rentalLines } from './rental-lines.ts'
import type { RentalWish } from './rental-wish.ts'
import { taxed } from './taxed.ts'
import { termsOf } from './terms-of.ts'

/** All that a price depends on. */
export interface QuoteRequest {
  readonly rates: CompiledRates
  readonly ratesVersion: number
  readonly vehicle: PricedVehicle
  readonly wish: RentalWish
  /** The wall clock at the rental place. */
  readonly now: WallClock
  /** Whether an offer may be used once more. */
  readonly isUsable: (offer: Offer) => boolean
}

/** Why there is no price. */
export type QuoteRefusal = 'extra-unknown' | 'extra-quantity-invalid' | 'discount-code-invalid'

/**
 * What a rental costs, line by line; whether rules allow it is another question (`brokenRules`). Page, call, mail and stored reservation all come from here. Throws a RangeError
 * where an amount outgrows a safe integer.
 *
 * Source: rules.md, "Price of a rental".
 */
export function quoteRental(request: QuoteRequest): Result<Quote, QuoteRefusal> {
  const { rates: compiled, ratesVersion, vehicle, wish, now, isUsable } = request
  const { rates } = compiled

  const chosen = chosenExtras(rates.extras, vehicle.id, wish.extras)
  if (!chosen.ok) return chosen

  const length = rentalLength(wish.period, rates.days)
  const rental = rentalLines(compiled, vehicle, wish.period.pickup, length)
  const offer = offerLine(rates.offers, {
    rental: sumOf(rental),
    vehicle: vehicle.id,
    pickup: wish.period.pickup,
    now,
    days: length.days,
    code: wish.discountCode,
    isUsable,
  })
  if (!offer.ok) return offer

  const discounted = offer.value.line ? [...rental, offer.value.line] : rental
  const fees = feesThatHold(rates.fees, vehicle.id, wish)
  const fixed = [
    ...discounted,
    ...extraLines(chosen.value, length, sumOf(discounted)),
    ...fixedFeeLines(fees, length.days),
    ...oneWayLines(rates.oneWay, wish),
    ...outOfHoursLines(rates.outOfHours, wish.outOfHours),
  ]
  const lines = [...fixed, ...percentFeeLines(fees, sumOf(fixed))]
  const sums = taxed(lines, rates.tax)
  return ok({
    currency: rates.currency,
    ratesVersion,
    pricePerDay: vehicle.pricePerDay,
    days: length.days,
    clockDays: length.clockDays,
    lines,
    discountCode: offer.value.discountCode,
    ...sums,
    ...paymentOf(sums.total, rates.prepayment),
    deposit: depositOf(rates.deposit, vehicle.id, chosen.value),
    display: displayed(sums.total, rates),
    terms: termsOf(rates, vehicle.id),
  })
}

/**
 * The line for a return at another place, if it costs something: the amount of that pair in that direction, else the general one. Whether it is
 * allowed is a rule (`brokenRules`).
 *
 * Source: rules.md, "Fees".
 */
export function oneWayLines(
  oneWay: Rates['oneWay'],
  { pickupPlace, returnPlace, isSamePlace }: Pick<RentalWish, 'pickupPlace' | 'returnPlace' | 'isSamePlace'>,
): QuoteLine[] {
  if (isSamePlace) return []
  const pair = oneWay.pairs.find(({ from, to }) => from === pickupPlace && to === returnPlace)
  const amount = pair?.amount ?? oneWay.amount
  if (amount === 0) return []
  return [quoteLine({ code: 'one_way', kind: 'one_way', amount, reason: { kind: 'one_way' } })]
}

/**
 * The lines for a pickup and a return outside of the opening hours. A maximum is for both, spent on the pickup first.
 *
 * Source: rules.md, "Fees".
 */
export function outOfHoursLines(
  outOfHours: Rates['outOfHours'],
  wish: RentalWish['outOfHours'],
): QuoteLine[] {
  const most = outOfHours?.maxAmount ?? Number.POSITIVE_INFINITY
  const pickup = Math.min(wish.pickup, most)
  const returned = Math.min(wish.return, most - pickup)
  return [
    { at: 'pickup' as const, amount: pickup, limited: pickup < wish.pickup },
    { at: 'return' as const, amount: returned, limited: returned < wish.return },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, ...reason }) =>
      quoteLine({
        code: 'out_of_hours',
        kind: 'out_of_hours',
        amount: minorUnits(amount),
        reason: { kind: 'out_of_hours', ...reason },
      }),
    )
}
