import type { Rates } from '@nelly/domain/rates/rates'
import { type CellPlace, cellKey } from '../matrix/price-cells.ts'

/** Two edits of the same rates put together. */
export interface MergedRates {
  /** What either of them changed; where both changed the same part differently, mine. */
  readonly rates: Rates
  /** The parts that both changed differently. */
  readonly conflicts: readonly (keyof Rates)[]
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Puts two edits of `base` together, part by part, and prices cell by cell. */
export function mergeRates(base: Rates, mine: Rates, theirs: Rates): MergedRates {
  const conflicts: (keyof Rates)[] = []
  const rates = { ...mine }
  const take = <Part extends keyof Rates>(part: Part) => {
    if (same(mine[part], base[part])) rates[part] = theirs[part]
    else if (!same(theirs[part], base[part]) && !same(mine[part], theirs[part])) conflicts.push(part)
  }
  for (const part of Object.keys(base) as (keyof Rates)[]) if (part !== 'prices') take(part)
  const { prices, isConflict } = mergePrices(base.prices, mine.prices, theirs.prices)
  if (isConflict) conflicts.push('prices')
  return { rates: { ...rates, prices: soundCells(prices, rates) }, conflicts }
}

function mergePrices(base: Rates['prices'], mine: Rates['prices'], theirs: Rates['prices']) {
  const byKey = (cells: Rates['prices']) => new Map(cells.map((cell) => [cellKey(cell), cell]))
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)]
  let isConflict = false
  const prices = [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const isMine = !same(own.get(key), before.get(key))
    if (isMine && !same(other.get(key), before.get(key)) && !same(own.get(key), other.get(key)))
      isConflict = true
    return (isMine ? own : other).get(key) ?? []
  })
  return { prices, isConflict }
}

/** The cells of tiers and seasons that the merged rates still have. */
const soundCells = (
  cells: Rates['prices'],
  { tiers, seasons }: Pick<Rates, 'tiers' | 'seasons'>,
): Rates['prices'] =>
  cells.filter(
    ({ season, fromDays }: CellPlace) =>
      tiers.includes(fromDays) && (season === null || seasons.some(({ id }) => id === season)),
  )
