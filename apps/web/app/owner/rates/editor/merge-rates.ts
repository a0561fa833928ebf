import type { MinorUnits } from '@nelly/domain/money'
import { sameNumber } from '@nelly/domain/rates/amounts'
import type { Rates } from '@nelly/domain/rates/rates'
import { type CellPlace, cellKey } from '../matrix/price-cells.ts'

/** Rates with the vehicles' own prices per day, by the vehicles' ids. */
export interface PricedRates {
  readonly rates: Rates
  readonly prices: Readonly<Record<number, MinorUnits>>
}

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

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Puts two edits together, part by part, and prices one by one; `decided` makes rates that can be saved of it. */
export function mergeRates({ before, mine, theirs }: Meeting): MergedRates {
  const conflicts: MergePart[] = []
  const rates = { ...mine.rates }
  const take = <Part extends keyof Rates>(part: Part) => {
    const isTheirs = !same(theirs.rates[part], before.rates[part])
    if (same(mine.rates[part], before.rates[part])) rates[part] = theirs.rates[part]
    else if (isTheirs && !same(mine.rates[part], theirs.rates[part])) conflicts.push(part)
  }
  for (const part of Object.keys(before.rates) as (keyof Rates)[]) if (part !== 'prices') take(part)
  const cells = mergeEntries(byKey(before), byKey(mine), byKey(theirs))
  if (cells.isConflict) conflicts.push('prices')
  const vehicles = mergeEntries(entriesOf(before), entriesOf(mine), entriesOf(theirs))
  // An amount means something else in another currency.
  const isOfMyCurrency = rates.currency === mine.rates.currency
  if (vehicles.isConflict && isOfMyCurrency) conflicts.push('basePrices')
  return {
    rates: { ...rates, prices: [...cells.merged.values()] },
    prices: isOfMyCurrency ? Object.fromEntries(vehicles.merged) : theirs.prices,
    conflicts,
  }
}

/** The merged rates, with the others' values in the chosen parts. Prices of tiers and seasons that are gone go with them. */
export function decided(
  { mine, theirs }: Meeting,
  merged: PricedRates,
  taken: ReadonlySet<MergePart>,
): PricedRates {
  const chosen = [...taken].flatMap((part) => (part === 'basePrices' ? [] : [[part, theirs.rates[part]]]))
  const rates: Rates = { ...merged.rates, ...Object.fromEntries(chosen) }
  const takesTheirs = taken.has('basePrices') || rates.currency !== mine.rates.currency
  return {
    rates: { ...rates, prices: soundCells(rates) },
    prices: takesTheirs ? theirs.prices : merged.prices,
  }
}

/**
 * The vehicles' prices that are to be saved: those that differ; in another currency all of them, where one that is
 * missing keeps its stored number.
 */
export function changedPrices({ rates, prices }: PricedRates, stored: PricedRates): PricedRates['prices'] {
  if (rates.currency === stored.rates.currency) {
    return Object.fromEntries(
      Object.entries(prices).filter(([id, price]) => price !== stored.prices[Number(id)]),
    )
  }
  const moved = sameNumber(stored.rates.currency, rates.currency)
  const kept = Object.entries(stored.prices).map(([id, price]) => [id, moved(price)])
  return { ...Object.fromEntries(kept), ...prices }
}

const byKey = ({ rates }: PricedRates) => new Map(rates.prices.map((cell) => [cellKey(cell), cell]))
const entriesOf = ({ prices }: PricedRates) => new Map(Object.entries(prices))

function mergeEntries<Value>(
  before: ReadonlyMap<string, Value>,
  own: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
): { merged: Map<string, Value>; isConflict: boolean } {
  const merged = new Map<string, Value>()
  let isConflict = false
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [was, mine, theirs] = [before.get(key), own.get(key), other.get(key)]
    const isMine = !same(mine, was)
    if (isMine && !same(theirs, was) && !same(mine, theirs)) isConflict = true
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
