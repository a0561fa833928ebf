import { lineWords } from '@nelly/contract/rates/line-words'
import { chargedLineWords } from '@nelly/contract/reservations/charge-words'
import type { Language } from '@nelly/contract/wire'
import { saleDocumentIn } from '@nelly/contract/words/sale-document'
import { PAYMENT_METHODS, type PaymentMethod } from '@nelly/domain/ledger/entry'
import { formatMoney, type MinorUnits, minorUnits, sum } from '@nelly/domain/money'
import type { ChargedSale, ChargedSaleLine } from '@nelly/domain/sales/sale'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ledgerEntries } from '../../platform/db/schema.ts'
import type { ReservationRow } from '../inventory/is-reservation.ts'

type Entry = typeof ledgerEntries.$inferSelect

/**
 * What the ledger of a reservation says of its sale, in its currency: the price as its quote has it, what else was charged and credited
 * and not reversed, and what was paid. Nothing is computed anew.
 *
 * Source: rules.md, "Sale documents".
 */
export async function chargedSaleOf(
  db: Database,
  reservation: ReservationRow,
  language: Language,
): Promise<ChargedSale> {
  const { currency, quote } = reservation
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.reservationId, reservation.id), eq(ledgerEntries.bookedCurrency, currency)))
    .orderBy(asc(ledgerEntries.id))
  const reversed = new Set(entries.map(({ reversesId }) => reversesId))
  const standing = entries.filter(({ id, kind }) => kind !== 'reversal' && !reversed.has(id))
  const price = priceOf(reservation, sumOf(standing.filter(({ isOfPrice }) => isOfPrice)), language)
  const others = standing.filter(
    ({ kind, isOfPrice }) => !isOfPrice && (kind === 'charge' || kind === 'credit'),
  )
  return {
    currency,
    lines: [...price.lines, ...others.flatMap((entry) => linesOf(entry, language))].filter(
      ({ amount }) => amount !== 0,
    ),
    tax: sum([price.tax, ...others.map(({ taxMinor }) => taxMinor ?? minorUnits(0))]),
    taxRule: quote.tax,
    total: minorUnits(price.total + sumOf(others)),
    paid: paidBy(standing),
  }
}

/** The price that is owed: line by line, or as one sum where it is a cancellation's fee. */
function priceOf({ quote, cancelledAt }: ReservationRow, owed: MinorUnits, language: Language) {
  if (owed === quote.total && !cancelledAt) {
    const write = (minor: MinorUnits) => formatMoney({ minor, currency: quote.currency })
    const lines = quote.lines.map((line): ChargedSaleLine => {
      // The operator's own words, which may name the customer.
      const note = line.kind === 'adjustment' ? (line.name?.[language] ?? null) : null
      const { label, reason } = lineWords(note === null ? line : { ...line, name: null }, language, write)
      const { amount, taxable } = line
      return { label: reason === null ? label : `${label} (${reason})`, note, amount, taxable }
    })
    return { lines, tax: quote.tax.amount, total: owed }
  }
  const label = saleDocumentIn(language)(cancelledAt ? 'lines.cancellation' : 'lines.price')
  return { lines: [{ label, note: null, amount: owed, taxable: false }], tax: minorUnits(0), total: owed }
}

/** The lines of a charge or credit beside the price; one that somebody wrote is of its whole amount, without a tax of its own. */
function linesOf(entry: Entry, language: Language): ChargedSaleLine[] {
  const { kind, lines, note, balanceMinor, bookedCurrency } = entry
  if (!lines) {
    const label = saleDocumentIn(language)(kind === 'credit' ? 'lines.credit' : 'lines.charge')
    return [{ label, note, amount: minorUnits(balanceMinor), taxable: false }]
  }
  return lines.map((line) => {
    const { label, reason } = chargedLineWords({ ...line, note: null }, bookedCurrency, language)
    const { amount, taxable } = line
    return { label: reason === '' ? label : `${label} (${reason})`, note: line.note, amount, taxable }
  })
}

const sumOf = (entries: readonly Entry[]): MinorUnits =>
  minorUnits(entries.reduce((total, { balanceMinor }) => total + balanceMinor, 0))

/** What was paid in each way, less what was paid back; what is taken from the deposit in the way that was held. */
function paidBy(entries: readonly Entry[]): Record<PaymentMethod, number> {
  const paid = Object.fromEntries(PAYMENT_METHODS.map((method) => [method, 0])) as Record<
    PaymentMethod,
    number
  >
  for (const { method, balanceMinor } of entries) if (method) paid[method] -= balanceMinor
  return paid
}
