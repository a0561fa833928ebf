import { HEAT_MAP_LENGTHS, type HeatCell } from '@nelly/domain/heat-map/heat-map'
import type { HeatScale } from './heat-scale.ts'

/** The size of a cell in CSS pixels; narrower where the map has less room. */
export const CELL = { width: 4, height: 10 } as const

/** Colours of the shades, the cheapest first. Neighbours differ in lightness alone, for who sees no hues. */
export const SHADE_COLOURS = [
  '#e2f1f1',
  '#bfe0e0',
  '#97cbcc',
  '#6bb2b5',
  '#43969b',
  '#237479',
  '#0d4f55',
] as const

const STRIPES = '#8a979a'

/** Draws rows of a map: days from left to right, lengths from the top, refused cells hatched. */
export function drawHeatMap(
  canvas: HTMLCanvasElement,
  rows: readonly (readonly HeatCell[])[],
  { scale, columns }: { scale: HeatScale; columns: number },
): void {
  const ratio = Math.max(1, Math.round(devicePixelRatio))
  canvas.width = columns * CELL.width * ratio
  canvas.height = HEAT_MAP_LENGTHS * CELL.height * ratio
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(ratio, ratio)
  const hatch = hatching(context)
  rows.forEach((row, day) => {
    row.forEach((cell, index) => {
      const shade = scale(cell, index + 1)
      context.fillStyle = shade === undefined ? hatch : (SHADE_COLOURS[shade] ?? SHADE_COLOURS[0])
      context.fillRect(day * CELL.width, index * CELL.height, CELL.width, CELL.height)
    })
  })
}

function hatching(context: CanvasRenderingContext2D): CanvasPattern | string {
  const tile = document.createElement('canvas')
  tile.width = 6
  tile.height = 6
  const pen = tile.getContext('2d')
  if (!pen) return STRIPES
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 6, 6)
  pen.strokeStyle = STRIPES
  pen.beginPath()
  for (const from of [-6, 0, 6]) {
    pen.moveTo(from, 6)
    pen.lineTo(from + 6, 0)
  }
  pen.stroke()
  return context.createPattern(tile, 'repeat') ?? STRIPES
}
