import type { Ledger, NewLedgerEntry } from '@nelly/contract/ledger/ledger'
import { type Currency, isCurrency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import type { PlaceId } from '@nelly/domain/ids'
import { converted } from '@nelly/domain/ledger/converted'
import { type DirectKind, isMoney, type PaymentMethod } from '@nelly/domain/ledger/entry'
import { type MinorUnits, type Money, minorUnits, toMajorUnits } from '@nelly/domain/money'
import { parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'
import { typedAmount as amountOf } from '../forms/typed-amount.ts'

/** An entry while it is filled in, as it is typed. */
export interface EntryDraft {
  readonly kind: DirectKind
  readonly amount: string
  readonly currency: string
  readonly rate: string
  readonly method: PaymentMethod
  readonly note: string
  /** The place of the drawer that cash goes in or comes out of: empty for none, undefined until it is chosen. */
  readonly placeId?: string
}

/** What an entry begins with: what is usual next, of the amount that settles it. */
export function freshEntry(
  ledger: Ledger,
  kind: DirectKind,
  usual: { readonly deposit: number | null; readonly rate: string },
): EntryDraft {
  const { balance, held, currency } = ledger
  const settling: Partial<Record<DirectKind, number>> = {
    payment: balance,
    refund: -balance,
    deposit_held: held === 0 ? (usual.deposit ?? 0) : 0,
    deposit_released: held,
    deposit_lapsed: held,
    deposit_captured: Math.min(balance, held),
  }
  const amount = settling[kind] ?? 0
  return {
    kind,
    amount:
      amount > 0 ? unambiguousNumber(String(toMajorUnits({ minor: minorUnits(amount), currency }))) : '',
    currency,
    rate: unambiguousNumber(usual.rate),
    method: kind.startsWith('deposit') ? 'card' : 'cash',
    note: '',
  }
}

/** The kind that comes next. */
export const nextKind = ({ balance, held }: Pick<Ledger, 'balance' | 'held'>): DirectKind => {
  if (balance > 0) return 'payment'
  if (balance < 0) return 'refund'
  return held > 0 ? 'deposit_released' : 'deposit_held'
}

/** The amount that is typed; undefined where it is none above zero. */
export function typedAmount({ amount, currency }: EntryDraft, decimals?: DecimalSign): Money | undefined {
  if (!isCurrency(currency)) return undefined
  const minor = amountOf(amount, currency, decimals)
  return minor ? { minor, currency } : undefined
}

/** The rate that is typed; undefined where it is none above zero. */
export function typedRate({ rate }: Pick<EntryDraft, 'rate'>, decimals?: DecimalSign): number | undefined {
  const read = parseTypedNumber(rate, 'none', decimals)
  const number = read.kind === 'number' ? Number(read.plain) : 0
  return number > 0 ? number : undefined
}

/** What a foreign amount is in the reservation's currency; undefined where that is not known, or it is in that currency. */
export function bookedAmount(
  draft: EntryDraft,
  currency: Currency,
  decimals?: DecimalSign,
): MinorUnits | undefined {
  const amount = typedAmount(draft, decimals)
  const rate = typedRate(draft, decimals)
  if (!amount || !rate || amount.currency === currency) return undefined
  return converted(amount, rate, currency)
}

/** What is sent of an entry whose amount is known. */
export function entryInput(
  draft: EntryDraft,
  amount: Money,
  {
    currency,
    decimals,
    placeId,
  }: { readonly currency: Currency; readonly decimals: DecimalSign; readonly placeId: number | undefined },
): NewLedgerEntry {
  const note = draft.note.trim()
  const rate = amount.currency === currency ? undefined : typedRate(draft, decimals)
  return {
    kind: draft.kind,
    amount: amount.minor,
    currency: amount.currency,
    ...(isMoney(draft.kind) && { method: draft.method }),
    ...(rate !== undefined && { rate }),
    ...(note !== '' && { note }),
    ...(placeId !== undefined && { placeId: placeId as PlaceId }),
  }
}
