/**
 * The kinds of a ledger's entries, each with the direction of its amount: what it adds to the balance that is due, and to the deposit
 * that is held. A reversal has the opposite directions of the entry that it names.
 *
 * Source: rules.md, "Ledger".
 */
export const DIRECTIONS = {
  charge: { balance: 1, held: 0 },
  credit: { balance: -1, held: 0 },
  payment: { balance: -1, held: 0 },
  refund: { balance: 1, held: 0 },
  deposit_held: { balance: 0, held: 1 },
  deposit_released: { balance: 0, held: -1 },
  deposit_captured: { balance: -1, held: -1 },
  deposit_lapsed: { balance: 0, held: -1 },
} as const satisfies Readonly<Record<string, { readonly balance: number; readonly held: number }>>

/** A kind of entry that is made by itself, not by reversing another. */
export type DirectKind = keyof typeof DIRECTIONS

export const DIRECT_KINDS = Object.keys(DIRECTIONS) as DirectKind[]

export type EntryKind = DirectKind | 'reversal'

/** How money changed hands. */
export const PAYMENT_METHODS = ['cash', 'card', 'transfer', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A kind of entry by which money, or a right to it, changes hands: it has a method and a receipt. */
export type MoneyKind = Exclude<DirectKind, 'charge' | 'credit'>

export const isMoney = (kind: DirectKind): kind is MoneyKind => kind !== 'charge' && kind !== 'credit'

/** The largest balance, in minor units, that may be closed as a difference of rounding. */
export const MOST_ROUNDING = 5

/**
 * Whether an entry gives something back, which not everybody may: a refund, or a credit. Change out of a payment in cash that was
 * too large, and a difference of rounding that it closes, are not meant.
 */
export function givesBack(
  entry: { readonly kind: DirectKind; readonly method: PaymentMethod | null; readonly bookedMinor: number },
  before: { readonly balance: number; readonly isAfterCash: boolean },
): boolean {
  const { kind, bookedMinor } = entry
  if (kind === 'credit') return bookedMinor > MOST_ROUNDING || bookedMinor !== before.balance
  if (kind !== 'refund') return false
  return !(entry.method === 'cash' && before.isAfterCash && bookedMinor <= -before.balance)
}
