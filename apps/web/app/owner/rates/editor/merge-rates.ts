import type { Currency } from '@nelly/domain/currency'
import { isEqual } from '@nelly/domain/is-equal'
import type { MinorUnits } from '@nelly/domain/money'
import type { Rates } from '@nelly/domain/rates/rates'
import { type CellPlace, cellKey } from '../matrix/price-cells.ts'

/** Rates with the vehicles' own prices per day, by the vehicles' ids. */
export interface PricedRates {
  readonly rates: Rates
  readonly prices: Readonly<Record<number, MinorUnits>>
}

/** The prices that are in a currency: in another one their numbers mean something else, and are not taken over. */
export const pricesIn = ({ rates, prices }: PricedRates, currency: Currency): PricedRates['prices'] =>
  rates.currency === currency ? prices : {}

/** Two edits of the same rates: mine, and what others saved meanwhile. */
export interface Meeting {
  /** What both began with. */
  readonly before: PricedRates
  readonly mine: PricedRates
  readonly theirs: PricedRates
}

/** What two edits are compared by. */
export type MergePart = keyof Rates | 'basePrices'

export interface MergedRates extends PricedRates {
  /** The parts that both changed differently: here they are mine. */
  readonly conflicts: readonly MergePart[]
}

/** Puts two edits together, part by part, and prices one by one; `decided` makes rates that can be saved of it. */
export function mergeRates({ before, mine, theirs }: Meeting): MergedRates {
  const conflicts: MergePart[] = []
  const rates = { ...mine.rates }
  // What I typed in the former currency means something else in theirs.
  const isInTheirCurrency =
    isEqual(mine.rates.currency, before.rates.currency) &&
    !isEqual(theirs.rates.currency, mine.rates.currency)
  const take = <Part extends keyof Rates>(part: Part) => {
    const isTheirs = isInTheirCurrency || !isEqual(theirs.rates[part], before.rates[part])
    if (isEqual(mine.rates[part], before.rates[part])) rates[part] = theirs.rates[part]
    else if (isTheirs && !isEqual(mine.rates[part], theirs.rates[part])) conflicts.push(part)
  }
  for (const part of Object.keys(before.rates) as (keyof Rates)[]) if (part !== 'prices') take(part)
  const cells = mergeEntries(byKey(before), byKey(mine), byKey(theirs))
  const hasOwnCells = !isEqual(mine.rates.prices, before.rates.prices)
  if (cells.isConflict || (isInTheirCurrency && hasOwnCells)) conflicts.push('prices')
  const pricesOf = (side: PricedRates) => new Map(Object.entries(pricesIn(side, rates.currency)))
  const vehicles = mergeEntries(pricesOf(before), pricesOf(mine), pricesOf(theirs))
  if (vehicles.isConflict) conflicts.push('basePrices')
  return {
    rates: { ...rates, prices: [...cells.merged.values()] },
    prices: Object.fromEntries(vehicles.merged),
    conflicts,
  }
}

/** The merged rates, with the others' values in the chosen parts. Prices of tiers and seasons that are gone go with them. */
export function decided(
  { theirs }: Meeting,
  merged: PricedRates,
  taken: ReadonlySet<MergePart>,
): PricedRates {
  const chosen = [...taken].flatMap((part) => (part === 'basePrices' ? [] : [[part, theirs.rates[part]]]))
  const rates: Rates = { ...merged.rates, ...Object.fromEntries(chosen) }
  const takesTheirs = taken.has('basePrices') || rates.currency !== merged.rates.currency
  return {
    rates: { ...rates, prices: soundCells(rates) },
    prices: takesTheirs ? pricesIn(theirs, rates.currency) : merged.prices,
  }
}

/** The vehicles' prices that are to be saved: those that differ; in another currency all that were set in it. */
export function changedPrices({ rates, prices }: PricedRates, stored: PricedRates): PricedRates['prices'] {
  const known = pricesIn(stored, rates.currency)
  return Object.fromEntries(Object.entries(prices).filter(([id, price]) => price !== known[Number(id)]))
}

const byKey = ({ rates }: PricedRates) => new Map(rates.prices.map((cell) => [cellKey(cell), cell]))

function mergeEntries<Value>(
  before: ReadonlyMap<string, Value>,
  own: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
): { merged: Map<string, Value>; isConflict: boolean } {
  const merged = new Map<string, Value>()
  let isConflict = false
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [was, mine, theirs] = [before.get(key), own.get(key), other.get(key)]
    const isMine = !isEqual(mine, was)
    if (isMine && !isEqual(theirs, was) && !isEqual(mine, theirs)) isConflict = true
    const value = isMine ? mine : theirs
    if (value !== undefined) merged.set(key, value)
  }
  return { merged, isConflict }
}

/** The cells of tiers and seasons that the rates have. */
const soundCells = ({ prices, tiers, seasons }: Rates): Rates['prices'] =>
  prices.filter(
    ({ season, fromDays }: CellPlace) =>
      tiers.includes(fromDays) && (season === null || seasons.some(({ id }) => id === season)),
  )
