import {
  HEAT_MAP_DAYS,
  type HeatCell,
  type HeatMapRequest,
  heatMapRow,
} from '@nelly/domain/heat-map/heat-map'
import { useEffect, useState } from 'react'

/** Milliseconds that are computed at a time: keys and clicks are answered in between. */
const SLICE = 12

/** The rows of a heat map, those that are computed so far; begins anew where the request is another object. */
export function useHeatMap(request: HeatMapRequest | undefined): readonly (readonly HeatCell[])[] {
  const [made, setMade] = useState<{ request: HeatMapRequest; rows: readonly (readonly HeatCell[])[] }>()
  useEffect(() => {
    if (!request) return
    const rows: HeatCell[][] = []
    const slice = () => {
      const end = performance.now() + SLICE
      while (rows.length < HEAT_MAP_DAYS && performance.now() < end) {
        rows.push(heatMapRow(request, rows.length))
      }
      setMade({ request, rows: [...rows] })
      if (rows.length < HEAT_MAP_DAYS) timer = setTimeout(slice)
    }
    let timer = setTimeout(slice)
    return () => clearTimeout(timer)
  }, [request])
  return made && made.request === request ? made.rows : []
}
