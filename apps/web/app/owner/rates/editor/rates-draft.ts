import type { OwnedRates } from '@nelly/contract/rates/calls'
import { pick } from '@nelly/domain/pick'
import type { Rates } from '@nelly/domain/rates/rates'
import type { Edits } from '@nelly/domain/three-way-merge'
import { changedFields } from '../../forms/drafts/changed-fields.ts'
import { type PricedRates, pricesIn } from './merge-rates.ts'
import type { RatesWork } from './rates-editor.ts'

/** Unsaved work as it is stored on this device, with what it was made on: others may save before it is restored. */
export interface RatesDraft extends Omit<RatesWork, 'rates'> {
  readonly revision: number
  /** The parts that were changed, and the currency, in which the amounts are. */
  readonly rates: Partial<Rates>
  /** The same parts and prices as they were. */
  readonly before: { readonly rates: Partial<Rates>; readonly prices: PricedRates['basePrices'] }
}

/** What differs between the work and what is stored; null where nothing does. */
export function draftOf(
  work: RatesWork,
  base: OwnedRates,
  prices: PricedRates['basePrices'],
): RatesDraft | null {
  const changed = changedFields(work.rates, base.rates)
  const { basePrices, unread, kept } = work
  const isEmpty = (record: object) => Object.keys(record).length === 0
  if (!changed && isEmpty(basePrices) && isEmpty(unread)) return null
  const parts = ['currency', ...Object.keys(changed ?? {})] as (keyof Rates)[]
  const before = Object.keys(basePrices).flatMap((id) => {
    const price = prices[Number(id)]
    return price === undefined ? [] : [[id, price]]
  })
  return {
    revision: base.revision,
    rates: pick(work.rates, parts),
    basePrices,
    unread,
    ...(kept && { kept }),
    before: { rates: pick(base.rates, parts), prices: Object.fromEntries(before) },
  }
}

/** A draft that is restored over what is stored by now, and what is edited already. */
export function editsOf(draft: RatesDraft, work: RatesWork, stored: PricedRates): Edits<PricedRates> {
  const base = { ...stored, ...draft.before.rates }
  const edited = { ...work.rates, basePrices: work.basePrices }
  const mine = { ...edited, ...draft.rates }
  return {
    base: { ...base, basePrices: { ...pricesIn(stored, base.currency), ...draft.before.prices } },
    mine: {
      ...mine,
      basePrices: {
        ...pricesIn(stored, mine.currency),
        ...pricesIn(edited, mine.currency),
        ...draft.basePrices,
      },
    },
    theirs: stored,
  }
}
