import type { HeatCell } from '@nelly/domain/heat-map/heat-map'

/** The shades of a map, from the cheapest to the dearest. */
const SHADES = 7

/** Which shade the total of a cell has among those of a map; undefined where it is refused. */
export type HeatScale = (cell: HeatCell, days: number) => number | undefined

/**
 * The shades of the totals by what a day of the rental costs, in steps of the same size: the totals alone would only show
 * which rentals are longer.
 */
export function heatScale(rows: readonly (readonly HeatCell[])[]): HeatScale {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (const row of rows) {
    row.forEach(({ total }, index) => {
      if (total === null) return
      least = Math.min(least, total / (index + 1))
      most = Math.max(most, total / (index + 1))
    })
  }
  const step = (most - least) / SHADES
  return ({ total }, days) =>
    total === null
      ? undefined
      : Math.min(SHADES - 1, Math.floor(step > 0 ? (total / days - least) / step : 0))
}
