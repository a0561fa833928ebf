import { type Currency, decimalsOf } from '../currency.ts'
import { type MinorUnits, minorUnits } from '../money.ts'
import type { CancellationFee, ExtraRate, FeeRate, Rates } from './rates.ts'

/** Where an amount stands in rates. */
export interface AmountAt {
  readonly part: keyof Rates
  /** Of the item in its list, whatever its position: an extra's code, a vehicle's id. Empty where the part is no list. */
  readonly id: string
  readonly field: string
  /** As errors name it, by the position in its list: `extras.0.maxAmount`. */
  readonly path: string
}

/** The same before and after a change of other things. */
export const amountKey = ({ part, id, field }: AmountAt): string => `${part}.${id}.${field}`

/** The rates with each amount replaced; those that are not set stay so. */
export function withAmounts(rates: Rates, moved: (amount: MinorUnits, at: AmountAt) => MinorUnits): Rates {
  const { oneWay, outOfHours, prepayment, cancellation, fuel } = rates
  const of =
    (part: keyof Rates, id: string, place: string) =>
    <Amount extends MinorUnits | null>(amount: Amount, field: string): Amount =>
      (amount === null
        ? null
        : moved(amount, { part, id, field, path: [part, place, field].filter(Boolean).join('.') })) as Amount
  const charge = <Charge extends ExtraRate | FeeRate>(one: Charge, set: ReturnType<typeof of>): Charge => ({
    ...one,
    amount: set(one.amount, 'amount'),
    maxAmount: set(one.maxAmount, 'maxAmount'),
  })
  const fee = <Fee extends CancellationFee>(one: Fee, id: string, place: string): Fee => ({
    ...one,
    amount: of('cancellation', id, place)(one.amount, 'amount'),
  })
  return {
    ...rates,
    prices: rates.prices.map((cell, n) => ({
      ...cell,
      amount: of(
        'prices',
        `${cell.vehicleId}.${cell.fromDays}.${cell.season ?? ''}`,
        `${n}`,
      )(cell.amount, 'amount'),
    })),
    extras: rates.extras.map((extra, n) => {
      const set = of('extras', extra.code, `${n}`)
      const { excess } = extra
      return {
        ...charge(extra, set),
        deposit: set(extra.deposit, 'deposit'),
        ...(excess !== undefined && { excess: set(excess, 'excess') }),
      }
    }),
    fees: rates.fees.map((one, n) => charge(one, of('fees', one.code, `${n}`))),
    oneWay: {
      amount: of('oneWay', '', '')(oneWay.amount, 'amount'),
      pairs: oneWay.pairs.map((pair, n) => ({
        ...pair,
        amount: of('oneWay', `${pair.from}.${pair.to}`, `pairs.${n}`)(pair.amount, 'amount'),
      })),
    },
    outOfHours: outOfHours && { maxAmount: of('outOfHours', '', '')(outOfHours.maxAmount, 'maxAmount') },
    offers: rates.offers.map((offer, n) => {
      const set = of('offers', offer.id, `${n}`)
      return { ...offer, amount: set(offer.amount, 'amount'), maxAmount: set(offer.maxAmount, 'maxAmount') }
    }),
    prepayment: prepayment && {
      ...prepayment,
      amount: of('prepayment', '', '')(prepayment.amount, 'amount'),
    },
    deposit: rates.deposit.map((one, n) => ({
      ...one,
      amount: of('deposit', `${one.vehicleId ?? ''}`, `${n}`)(one.amount, 'amount'),
    })),
    cancellation: {
      earlier: fee(cancellation.earlier, 'earlier', 'earlier'),
      within: cancellation.within.map((one, n) => fee(one, `${one.hours}`, `within.${n}`)),
      afterPickup:
        cancellation.afterPickup === 'all'
          ? 'all'
          : fee(cancellation.afterPickup, 'afterPickup', 'afterPickup'),
    },
    mileage: rates.mileage.map((one, n) => ({
      ...one,
      perExtraKm: of('mileage', `${one.vehicleId ?? ''}`, `${n}`)(one.perExtraKm, 'perExtraKm'),
    })),
    fuel: fuel && {
      ...fuel,
      perEighth: of('fuel', '', '')(fuel.perEighth, 'perEighth'),
      serviceFee: of('fuel', '', '')(fuel.serviceFee, 'serviceFee'),
    },
    priceList: rates.priceList.map((one, n) => ({
      ...one,
      amount: of('priceList', one.code, `${n}`)(one.amount, 'amount'),
    })),
  }
}

/** An amount of rates that is not zero. */
export interface RatesAmount {
  readonly at: AmountAt
  readonly amount: MinorUnits
}

/** All amounts of rates but those that are zero, in the order of the document. */
export function amountsOf(rates: Rates): RatesAmount[] {
  const found: RatesAmount[] = []
  withAmounts(rates, (amount, at) => {
    if (amount !== 0) found.push({ at, amount })
    return amount
  })
  return found
}

/** The amount that has the same number in another currency: 45.00 dollars and 45 yen. */
export const sameNumber =
  (from: Currency, to: Currency) =>
  (amount: MinorUnits): MinorUnits =>
    minorUnits(Math.round(amount * 10 ** (decimalsOf(to) - decimalsOf(from))))

/**
 * The amounts that say the same number as before a change of the currency. Each of them is asked about: 12.00 dollars are seldom 12.00
 * pesos. None where the currency is the same.
 *
 * Source: rules.md, "Another currency".
 */
export function amountsWithSameNumber(before: Rates, after: Rates): RatesAmount[] {
  if (before.currency === after.currency) return []
  const same = sameNumber(before.currency, after.currency)
  const former = new Map(amountsOf(before).map(({ at, amount }) => [amountKey(at), same(amount)]))
  return amountsOf(after).filter(({ at, amount }) => former.get(amountKey(at)) === amount)
}

/**
 * An amount at a rate of exchange, to the nearest `step`, halves up, and never less than one of it; `rate` is what one of the former
 * currency costs, `step` is in whole units of the new one, 0 for its smallest unit.
 */
export function convertedAmount(
  amount: MinorUnits,
  { from, to, rate, step }: { from: Currency; to: Currency; rate: number; step: number },
): MinorUnits {
  const unit = Math.max(1, step * 10 ** decimalsOf(to))
  const exact = amount * 10 ** (decimalsOf(to) - decimalsOf(from)) * rate
  return minorUnits(Math.max(1, Math.round(Number((exact / unit).toPrecision(12)))) * unit)
}
