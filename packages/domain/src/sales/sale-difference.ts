import type { Currency } from '../currency.ts'
import { isEqual } from '../is-equal.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../ledger/entry.ts'
import { type MinorUnits, minorUnits, sum } from '../money.ts'
import { paymentForms, pesoForms, pesosOf, type Sale, type SaleLine } from './sale.ts'

/** In what a sale is converted. */
interface Rated {
  readonly currency: Currency
  readonly rate: number | null
}

/**
 * What a correcting document says: by how much the ledger is another than the documents before it, which are never edited. Lines that
 * are no longer there come with the opposite sign.
 *
 * Source: rules.md, "Sale documents".
 */
export function saleDifference(
  now: Sale,
  paid: Readonly<Record<PaymentMethod, number>>,
  documented: readonly Sale[],
  { currency, rate }: Rated,
): Sale {
  const less = (amount: MinorUnits, of: (sale: Sale) => MinorUnits) =>
    minorUnits(amount - sum(documented.map(of)))
  const total = less(now.total, (sale) => sale.total)
  const pesoTotal = less(now.pesos.total, (sale) => sale.pesos.total)
  const since = Object.fromEntries(
    PAYMENT_METHODS.map((method) => [
      method,
      paid[method] - sum(documented.map(({ forms }) => forms[method])),
    ]),
  ) as Record<PaymentMethod, number>
  const forms = paymentForms(total, since)
  return {
    lines: lineDifference(
      now.lines,
      documented.flatMap(({ lines }) => lines),
    ),
    tax: less(now.tax, (sale) => sale.tax),
    total,
    forms,
    pesos: {
      tax: less(now.pesos.tax, (sale) => sale.pesos.tax),
      total: pesoTotal,
      forms: pesoForms(forms, pesoTotal, pesosOf(currency, rate)),
    },
  }
}

/** Whether a difference says anything. How it was paid is told by receipts. */
export const saysNothing = ({ lines, tax, total, pesos }: Sale): boolean =>
  lines.length === 0 && [tax, total, pesos.tax, pesos.total].every((amount) => amount === 0)

function lineDifference(now: readonly SaleLine[], before: readonly SaleLine[]): SaleLine[] {
  const left = [...before]
  const added: SaleLine[] = []
  for (const line of now) {
    const at = left.findIndex((one) => isEqual(withoutNote(one), withoutNote(line)))
    if (at === -1) added.push(line)
    else left.splice(at, 1)
  }
  // What an earlier correction took back cancels out with what it took back.
  return [...cancelledOut(left).map(opposite), ...added]
}

function cancelledOut(lines: readonly SaleLine[]): SaleLine[] {
  const left: SaleLine[] = []
  for (const line of lines) {
    const at = left.findIndex((one) => isEqual(withoutNote(one), withoutNote(opposite(line))))
    if (at === -1) left.push(line)
    else left.splice(at, 1)
  }
  return left
}

/** The note goes with the personal data; a line is the same without it. */
const withoutNote = (line: SaleLine) => ({ ...line, note: null })

const opposite = (line: SaleLine): SaleLine => ({
  ...line,
  amount: minorUnits(-line.amount),
  pesos: minorUnits(-line.pesos),
})
