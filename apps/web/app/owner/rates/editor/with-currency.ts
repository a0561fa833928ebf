import { type Currency, decimalsOf } from '@nelly/domain/currency'
import { type MinorUnits, minorUnits } from '@nelly/domain/money'
import type { CancellationFee, ExtraRate, FeeRate, Rates } from '@nelly/domain/rates/rates'
import type { PricedVehicle } from '../matrix/price-cells.ts'
import type { RatesWork } from './rates-editor.ts'

/**
 * The work in another currency. Every amount keeps its number, 45.00 dollars become 45.00 pesos, as only the operator
 * knows the price; the vehicles' own prices are part of what is saved, so that they are looked at.
 */
export function withCurrency(
  work: RatesWork,
  vehicles: readonly PricedVehicle[],
  currency: Currency,
): RatesWork {
  const { rates } = work
  const moved = sameNumber(rates.currency, currency)
  return {
    ...work,
    rates: withAmounts(
      { ...rates, currency, display: rates.display?.currency === currency ? null : rates.display },
      moved,
    ),
    basePrices: Object.fromEntries(vehicles.map(({ id, pricePerDay }) => [id, moved(pricePerDay)])),
  }
}

/** Gives an amount of one currency the same number in another: 45.00 dollars are 45 yen. */
export const sameNumber =
  (from: Currency, to: Currency): Move =>
  (amount) =>
    minorUnits(Math.round(amount * 10 ** (decimalsOf(to) - decimalsOf(from))))

type Move = (amount: MinorUnits) => MinorUnits

function withAmounts(rates: Rates, moved: Move): Rates {
  const optional = (amount: MinorUnits | null) => (amount === null ? null : moved(amount))
  const charge = <Charge extends ExtraRate | FeeRate>(one: Charge): Charge => ({
    ...one,
    amount: optional(one.amount),
    maxAmount: optional(one.maxAmount),
  })
  const fee = <Fee extends CancellationFee>(one: Fee): Fee => ({ ...one, amount: optional(one.amount) })
  const { oneWay, outOfHours, prepayment, cancellation } = rates
  return {
    ...rates,
    prices: rates.prices.map((cell) => ({ ...cell, amount: moved(cell.amount) })),
    extras: rates.extras.map((extra) => ({ ...charge(extra), deposit: optional(extra.deposit) })),
    fees: rates.fees.map(charge),
    oneWay: {
      amount: moved(oneWay.amount),
      pairs: oneWay.pairs.map((pair) => ({ ...pair, amount: optional(pair.amount) })),
    },
    outOfHours: outOfHours && { maxAmount: optional(outOfHours.maxAmount) },
    offers: rates.offers.map((offer) => ({
      ...offer,
      amount: optional(offer.amount),
      maxAmount: optional(offer.maxAmount),
    })),
    prepayment: prepayment && { ...prepayment, amount: optional(prepayment.amount) },
    deposit: rates.deposit.map((one) => ({ ...one, amount: moved(one.amount) })),
    cancellation: {
      earlier: fee(cancellation.earlier),
      within: cancellation.within.map(fee),
      afterPickup: cancellation.afterPickup === 'all' ? 'all' : fee(cancellation.afterPickup),
    },
    mileage: rates.mileage.map((one) => ({ ...one, perExtraKm: optional(one.perExtraKm) })),
  }
}
