import { type Currency, currency, decimalsOf } from '../currency.ts'
import { MOST_OF_ENTRY, RATE_DECIMALS } from '../ledger/converted.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../ledger/entry.ts'
import { fraction, type MinorUnits, minorUnits, sum } from '../money.ts'
import type { Quote } from '../rates/quote.ts'
import { taxed } from '../rates/taxed.ts'

/** The currency that sales are told to the tax office in. */
export const PESO = currency('DOP')

/** How a sale was paid, and what of it is not. */
export const SALE_FORMS = [...PAYMENT_METHODS, 'credit'] as const
export type SaleForm = (typeof SALE_FORMS)[number]
export type SaleForms = Readonly<Record<SaleForm, MinorUnits>>

/** A line as it was charged, without the tax where that comes on top; below zero for what is taken off. */
export interface ChargedSaleLine {
  /** What it is for, in the language of the customer. */
  readonly label: string
  /** What somebody wrote of it, which may name the customer. */
  readonly note: string | null
  readonly amount: MinorUnits
  readonly taxable: boolean
}

/** What a ledger says of a sale, in the currency of its reservation. */
export interface ChargedSale {
  readonly currency: Currency
  readonly lines: readonly ChargedSaleLine[]
  /** As it is stored, and the rule by which it was computed. */
  readonly tax: MinorUnits
  readonly taxRule: Pick<Quote['tax'], 'name' | 'percent' | 'included'>
  readonly total: MinorUnits
  /** What was paid in each way, less what was paid back. */
  readonly paid: Readonly<Record<PaymentMethod, number>>
}

export type SaleLine = ChargedSaleLine & { readonly pesos: MinorUnits }

/** What a sale document says of money. `tax` is part of `total`. */
export interface Sale {
  readonly lines: readonly SaleLine[]
  readonly tax: MinorUnits
  readonly total: MinorUnits
  readonly forms: SaleForms
  readonly pesos: { readonly tax: MinorUnits; readonly total: MinorUnits; readonly forms: SaleForms }
}

/**
 * A sale with its pesos, at `rate` pesos for one of its currency; null for a sale in pesos, which stays as it is stored. Lines are
 * converted, then summed, then taxed. Undefined where an amount is more than an entry may be.
 *
 * Source: rules.md, "Sale documents".
 */
export function saleOf(charged: ChargedSale, rate: number | null): Sale | undefined {
  const { lines, tax, taxRule, total } = charged
  const most = Math.max(total, ...lines.map(({ amount }) => Math.abs(amount)))
  if (rate !== null && most * Math.max(rate, 1) > MOST_OF_ENTRY) return undefined
  const toPesos = pesosOf(charged.currency, rate)
  const inPesos = lines.map((line) => ({ ...line, pesos: toPesos(line.amount) }))
  const sums =
    rate === null
      ? { tax, total }
      : pesoSums(
          taxed(
            inPesos.map(({ pesos, taxable }) => ({ amount: pesos, taxable })),
            taxRule,
          ),
        )
  const forms = paymentForms(total, charged.paid)
  return {
    ...{ lines: inPesos, tax, total, forms },
    pesos: { ...sums, forms: pesoForms(forms, sums.total, toPesos) },
  }
}

const pesoSums = ({ tax, total }: Pick<Quote, 'tax' | 'total'>) => ({ tax: tax.amount, total })

/** Converts to the nearest cent of a peso, halves up. */
export function pesosOf(from: Currency, rate: number | null): (amount: MinorUnits) => MinorUnits {
  if (rate === null) return (amount) => amount
  const perUnit = Math.round(rate * 10 ** RATE_DECIMALS) * 10 ** decimalsOf(PESO)
  return (amount) => fraction(amount, perUnit, 10 ** (RATE_DECIMALS + decimalsOf(from)))
}

/** A total by how it was paid: each way up to what is left of it, the rest on credit. Of a total below zero, what was paid back. */
export function paymentForms(total: number, paid: Readonly<Record<PaymentMethod, number>>): SaleForms {
  const sign = total < 0 ? -1 : 1
  let left = Math.abs(total)
  const take = (most: number) => {
    const taken = Math.min(Math.max(most, 0), left)
    left -= taken
    return minorUnits(sign * taken)
  }
  // Change is given out of cash, which comes last.
  const card = take(sign * paid.card)
  const transfer = take(sign * paid.transfer)
  const other = take(sign * paid.other)
  const cash = take(sign * paid.cash)
  return { cash, card, transfer, other, credit: take(left) }
}

/** The same in pesos. What rounding leaves is in the largest, so that they add up to the total. */
export function pesoForms(
  forms: SaleForms,
  total: MinorUnits,
  toPesos: (amount: MinorUnits) => MinorUnits,
): SaleForms {
  const entries = SALE_FORMS.map((form) => [form, toPesos(forms[form])] as const)
  const largest = entries.reduce((one, other) => (Math.abs(other[1]) > Math.abs(one[1]) ? other : one))[0]
  const rest = total - sum(entries.map(([, amount]) => amount))
  const exact = entries.map(([form, amount]) => [form, form === largest ? amount + rest : amount])
  return Object.fromEntries(exact)
}
