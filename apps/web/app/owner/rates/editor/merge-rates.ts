import type { Currency } from '@nelly/domain/currency'
import { isEqual } from '@nelly/domain/is-equal'
import { pick } from '@nelly/domain/pick'
import type { PriceCell, Rates } from '@nelly/domain/rates/rates'
import { type Edits, mergeEdits } from '@nelly/domain/three-way-merge'
import { type CellPlace, cellKey } from '../matrix/price-cells.ts'
import type { BasePrices } from './base-prices.ts'

/** Rates with the vehicles' own prices per day, by the vehicles' ids. */
export interface PricedRates extends Rates {
  readonly basePrices: BasePrices
}

/** The prices per day that are in a currency: in another one their numbers mean something else, and are not taken over. */
export const pricesIn = (rates: PricedRates, currency: Currency): BasePrices =>
  rates.currency === currency ? rates.basePrices : {}

/** What two edits are compared by. */
export type MergePart = keyof PricedRates

/** Two edits of the same rates, put together. */
export interface MergedRates extends Edits<PricedRates> {
  readonly merged: PricedRates
  /** The parts that both changed differently: in the merged rates they are mine. */
  readonly conflicts: readonly MergePart[]
}

/** Puts two edits together, part by part, and prices one by one; `decided` makes rates that can be saved of it. */
export function mergeRates(edits: Edits<PricedRates>): MergedRates {
  const { base, mine, theirs } = edits
  const parts = mergeEdits(edits)
  const { currency } = parts.merged
  const cells = mergeEdits(ofEach(edits, cellsByKey))
  const vehicles = mergeEdits(ofEach(edits, (side) => pricesIn(side, currency)))
  // What I typed in the former currency means something else in theirs.
  const isInTheirCurrency = currency !== mine.currency
  const isConflict = (part: MergePart): boolean => {
    if (part === 'basePrices') return vehicles.conflicts.length > 0
    if (isInTheirCurrency) return !isEqual(mine[part], base[part]) && !isEqual(mine[part], theirs[part])
    return part === 'prices' ? cells.conflicts.length > 0 : parts.conflicts.includes(part)
  }
  return {
    ...edits,
    merged: { ...parts.merged, prices: Object.values(cells.merged), basePrices: vehicles.merged },
    conflicts: (Object.keys(mine) as MergePart[]).filter(isConflict),
  }
}

/**
 * The merged rates, with the others' values in the chosen parts; prices per day go with their currency. Prices of tiers and
 * seasons that are gone go with them.
 */
export function decided({ merged, theirs }: MergedRates, taken: ReadonlySet<MergePart>): PricedRates {
  const parts: MergePart[] = taken.has('currency') ? [...taken, 'basePrices'] : [...taken]
  const rates: PricedRates = { ...merged, ...pick(theirs, parts) }
  return { ...rates, prices: soundCells(rates) }
}

/** The vehicles' prices that are to be saved: those that differ; in another currency all that were set in it. */
export function changedPrices(rates: PricedRates, stored: PricedRates): BasePrices {
  const known = pricesIn(stored, rates.currency)
  return Object.fromEntries(
    Object.entries(rates.basePrices).filter(([id, price]) => price !== known[Number(id)]),
  )
}

const cellsByKey = ({ prices }: Rates): Record<string, PriceCell> =>
  Object.fromEntries(prices.map((cell) => [cellKey(cell), cell]))

const ofEach = <V, Part>({ base, mine, theirs }: Edits<V>, part: (side: V) => Part): Edits<Part> => ({
  base: part(base),
  mine: part(mine),
  theirs: part(theirs),
})

/** The cells of tiers and seasons that the rates have. */
const soundCells = ({ prices, tiers, seasons }: Rates): Rates['prices'] =>
  prices.filter(
    ({ season, fromDays }: CellPlace) =>
      tiers.includes(fromDays) && (season === null || seasons.some(({ id }) => id === season)),
  )
