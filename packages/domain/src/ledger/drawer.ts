import type { Currency } from '../currency.ts'
import { type MinorUnits, type Money, minorUnits, sumByCurrency } from '../money.ts'
import type { DirectKind, EntryKind, PaymentMethod } from './entry.ts'

/** The kinds by which cash is put in a drawer or taken out. A deposit that is captured or lapses stays where it is. */
const CASH: Readonly<Partial<Record<DirectKind, 1 | -1>>> = {
  payment: 1,
  refund: -1,
  deposit_held: 1,
  deposit_released: -1,
}

/** What is needed of an entry to know its cash. */
export interface CashEntry {
  readonly kind: EntryKind
  readonly reversedKind?: DirectKind | null | undefined
  readonly method?: PaymentMethod | null | undefined
  readonly amountMinor: MinorUnits
  readonly currency: Currency
}

/** What an entry adds to the cash of a drawer, in the currency that was paid in; below zero for what it takes out. */
export function cashOf({ kind, reversedKind, method, amountMinor, currency }: CashEntry): Money {
  const direction = method === 'cash' ? (CASH[(reversedKind ?? kind) as DirectKind] ?? 0) : 0
  return { minor: minorUnits(amountMinor * direction * (kind === 'reversal' ? -1 : 1)), currency }
}

/**
 * The cash that has to be in a drawer, currency by currency: what was in it when it was opened, and what has come and gone.
 *
 * Source: rules.md, "Ledger".
 */
export const expectedCash = (opening: readonly Money[], entries: readonly CashEntry[]): readonly Money[] =>
  sumByCurrency([...opening, ...entries.filter((entry) => cashOf(entry).minor !== 0).map(cashOf)])

/** How much more was counted than expected, in each currency where that differs; below zero where some is missing. */
export const drawerDifferences = (expected: readonly Money[], counted: readonly Money[]): readonly Money[] =>
  sumByCurrency([
    ...expected.map(({ minor, currency }) => ({ minor: minorUnits(-minor), currency })),
    ...counted,
  ]).filter(({ minor }) => minor !== 0)
