import { MOST_OF_ITEM, type ProposedCharges } from '@nelly/contract/ledger/proposed-charges'
import type { WantedCharge } from '@nelly/domain/charges/charged-line'
import { mostOf } from '@nelly/domain/charges/charged-lines'
import type { ChargeKind, ProposedCharge } from '@nelly/domain/charges/proposed-charge'
import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import type { PhotographId } from '@nelly/domain/ids'
import { type MinorUnits, minorUnits, times, toMajorUnits } from '@nelly/domain/money'
import { parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'
import { typedAmount } from '../../forms/typed-amount.ts'

/** What is decided of a proposed charge, as it is typed. */
export interface DecidedDraft {
  readonly isTaken: boolean
  readonly amount: string
  readonly note: string
}

/** A line that is added, as it is typed. */
export type AddedDraft = { readonly key: number } & (
  | { readonly kind: 'listed'; readonly code: string; readonly count: string }
  | {
      readonly kind: 'damage'
      readonly amount: string
      readonly note: string
      /** Of the photograph that shows it; blank where none does. */
      readonly photographId: string
    }
)

/** A charge at the return while it is filled in: what differs from what is proposed, and what is added. */
export interface ChargeDraft {
  readonly decided: { readonly [Kind in ChargeKind]?: DecidedDraft }
  readonly added: readonly AddedDraft[]
}

/** What is wrong with a line, each beside its field. */
export type ChargeFault = 'amount' | 'above' | 'note' | 'count'

/** What is read of a line; its amount is 0 where none can be read. */
export interface ReadCharge {
  readonly wanted: WantedCharge
  readonly amount: MinorUnits
  readonly taxable: boolean
  readonly faults: readonly ChargeFault[]
}

const NOTHING = minorUnits(0)

/** What is decided of a proposed charge at first: all of it. */
export const asProposed = ({ amount: minor }: ProposedCharge, currency: Currency): DecidedDraft => ({
  isTaken: true,
  amount: unambiguousNumber(String(toMajorUnits({ minor, currency }))),
  note: '',
})

/** Reads what is decided of a proposed charge; one that is struck is of 0. */
export function readDecided(
  charge: ProposedCharge,
  { isTaken, amount: typed, note }: DecidedDraft,
  unit: AmountUnit,
): ReadCharge & { readonly isLess: boolean } {
  const amount = isTaken ? typedAmount(typed, unit.currency, unit.decimals) : NOTHING
  const isLess = amount !== undefined && amount < charge.amount
  const reason = note.trim()
  const faults: (ChargeFault | false)[] = [
    amount === undefined && 'amount',
    amount !== undefined && amount > mostOf(charge) && 'above',
    isLess && reason === '' && 'note',
  ]
  return {
    wanted: { kind: charge.kind, amount: amount ?? NOTHING, ...(isLess && reason && { note: reason }) },
    amount: amount ?? NOTHING,
    taxable: charge.taxable,
    isLess,
    faults: faults.filter((fault) => fault !== false),
  }
}

/** Reads a line that is added. */
export function readAdded(
  draft: AddedDraft,
  { priceList, damagesTaxed }: Pick<ProposedCharges, 'priceList' | 'damagesTaxed'>,
  unit: AmountUnit,
): ReadCharge {
  if (draft.kind === 'listed') {
    const { kind, code } = draft
    const item = priceList.find((one) => one.code === code)
    const read = parseTypedNumber(draft.count, 'count')
    const count = read.kind === 'number' ? Number(read.plain) : 0
    const isCount = count >= 1 && count <= MOST_OF_ITEM
    return {
      wanted: { kind, code, count },
      amount: item && isCount ? times(item.amount, count) : NOTHING,
      taxable: item?.taxable ?? true,
      faults: isCount ? [] : ['count'],
    }
  }
  const { kind } = draft
  const amount = typedAmount(draft.amount, unit.currency, unit.decimals) ?? NOTHING
  const note = draft.note.trim()
  const faults: (ChargeFault | false)[] = [amount === 0 && 'amount', note === '' && 'note']
  return {
    wanted: {
      ...{ kind, amount, note },
      ...(draft.photographId && { photographId: Number(draft.photographId) as PhotographId }),
    },
    amount,
    taxable: damagesTaxed,
    faults: faults.filter((fault) => fault !== false),
  }
}

/** In what amounts are typed. */
export interface AmountUnit {
  readonly currency: Currency
  readonly decimals: DecimalSign
}
