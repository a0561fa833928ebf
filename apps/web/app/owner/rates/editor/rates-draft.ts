import type { OwnedRates } from '@nelly/contract/rates/calls'
import type { Rates } from '@nelly/domain/rates/rates'
import { changedFields } from '../../forms/drafts/changed-fields.ts'
import { type Meeting, type PricedRates, pricesIn } from './merge-rates.ts'
import type { RatesWork } from './rates-editor.ts'

/** Unsaved work as it is stored on this device, with what it was made on: others may save before it is restored. */
export interface RatesDraft extends Omit<RatesWork, 'rates'> {
  readonly version: number
  /** The parts that were changed, and the currency, in which the amounts are. */
  readonly rates: Partial<Rates>
  /** The same parts and prices as they were. */
  readonly before: { readonly rates: Partial<Rates>; readonly prices: PricedRates['prices'] }
}

/** What differs between the work and what is stored; null where nothing does. */
export function draftOf(work: RatesWork, base: OwnedRates, prices: PricedRates['prices']): RatesDraft | null {
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
    version: base.version,
    rates: pick(work.rates, parts),
    basePrices,
    unread,
    ...(kept && { kept }),
    before: { rates: pick(base.rates, parts), prices: Object.fromEntries(before) },
  }
}

const pick = (rates: Rates, parts: readonly (keyof Rates)[]): Partial<Rates> =>
  Object.fromEntries(parts.map((part) => [part, rates[part]]))

/** A draft that is restored over what is stored by now, and what is edited already. */
export function meetingOf(draft: RatesDraft, work: RatesWork, stored: PricedRates): Meeting {
  const before = { ...stored.rates, ...draft.before.rates }
  const mine = { ...work.rates, ...draft.rates }
  const edited = { rates: work.rates, prices: work.basePrices }
  return {
    before: { rates: before, prices: { ...pricesIn(stored, before.currency), ...draft.before.prices } },
    mine: {
      rates: mine,
      prices: {
        ...pricesIn(stored, mine.currency),
        ...pricesIn(edited, mine.currency),
        ...draft.basePrices,
      },
    },
    theirs: stored,
  }
}
