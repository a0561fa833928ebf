import { HEAT_MAP_DAYS, HEAT_MAP_LENGTHS, type HeatCell } from '@nelly/domain/heat-map/heat-map'
import { dateOf } from '@nelly/domain/wall-clock'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'
import { CELL, drawHeatMap } from './draw-heat-map.ts'
import css from './heat.module.css'
import type { HeatScale } from './heat-scale.ts'

/** A cell of the map: the day of pickup from 0, and the length in days. */
export interface CellPosition {
  readonly day: number
  readonly days: number
}

interface HeatCanvasProps {
  rows: readonly (readonly HeatCell[])[]
  scale: HeatScale
  chosen: CellPosition
  onChoose: (cell: CellPosition) => void
}

/** The steps of the arrow keys, of a week with Page Up and Down, and to the ends of a row. */
const STEPS: Readonly<Record<string, readonly [day: number, days: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [-7, 0],
  PageDown: [7, 0],
  Home: [-HEAT_MAP_DAYS, 0],
  End: [HEAT_MAP_DAYS, 0],
}

/** Where a day begins, from the left of the map. */
const leftOf = (day: number) => `${(100 * day) / HEAT_MAP_DAYS}%`

/** The map itself: days of pickup from left to right, lengths from the top. A cell is chosen by pointer or arrow keys. */
export function HeatCanvas({ rows, scale, chosen, onChoose }: HeatCanvasProps) {
  const t = useWords('rates')
  const { date } = useFormats()
  const canvas = useRef<HTMLCanvasElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (canvas.current) drawHeatMap(canvas.current, rows, { scale, columns: HEAT_MAP_DAYS })
  }, [rows, scale])
  const choose = (day: number, days: number) => {
    const cell = { day: within(day, 0, HEAT_MAP_DAYS - 1), days: within(days, 1, HEAT_MAP_LENGTHS) }
    onChoose(cell)
    keepInSight(box.current, cell.day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    choose(chosen.day + step[0], chosen.days + step[1])
  }
  const onPointerDown = ({ currentTarget, nativeEvent: { offsetX, offsetY } }: PointerEvent) =>
    onChoose({
      day: within(Math.floor((offsetX / currentTarget.clientWidth) * HEAT_MAP_DAYS), 0, HEAT_MAP_DAYS - 1),
      days: within(Math.floor(offsetY / CELL.height) + 1, 1, HEAT_MAP_LENGTHS),
    })
  return (
    <div className={css.map}>
      <div className={css.lengths} aria-hidden="true">
        {[1, 7, 14, 21, 30].map((days) => (
          <span key={days} style={{ top: (days - 0.5) * CELL.height }}>
            {days}
          </span>
        ))}
      </div>
      <div ref={box} className={css.scroll}>
        <div className={css.months} aria-hidden="true">
          {rows.map((row, day) => {
            const pickup = row[0] && dateOf(row[0].period.pickup)
            return pickup?.endsWith('-01') ? (
              <span key={pickup} style={{ left: leftOf(day) }}>
                {date(pickup, { month: 'short', year: '2-digit' })}
              </span>
            ) : null
          })}
        </div>
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys choose a cell of it.
          tabIndex={0}
          className={css.cells}
          style={{ height: HEAT_MAP_LENGTHS * CELL.height }}
          aria-label={t('heat.map')}
          aria-describedby="heat-keys heat-cell"
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
        >
          <canvas ref={canvas} className={css.canvas} />
          <span
            className={css.chosen}
            style={{
              left: leftOf(chosen.day),
              top: (chosen.days - 1) * CELL.height,
              width: leftOf(1),
              height: CELL.height,
            }}
          />
        </div>
      </div>
    </div>
  )
}

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n))

function keepInSight(box: HTMLElement | null, day: number): void {
  if (!box) return
  const left = (day / HEAT_MAP_DAYS) * box.scrollWidth
  if (left < box.scrollLeft + 40 || left > box.scrollLeft + box.clientWidth - 40) {
    box.scrollLeft = left - box.clientWidth / 2
  }
}
