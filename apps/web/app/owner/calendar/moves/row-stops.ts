import type { Row } from '@nelly/domain/calendar/slots'
import { type Stop, stopsOf } from '@nelly/domain/calendar/stops'
import type { CalendarRow } from '../calendar-rows.ts'
import type { ShownDays } from '../calendar-window.ts'
import { keyOfBar, keyOfBlock, periodOf } from './calendar-items.ts'

/** The row of a unit. */
export type UnitRow = Extract<CalendarRow, { kind: 'unit' }>

/** Where the keyboard stops on a row: its reservations and blocks, and the free time in between. */
export const stopsOfRow = ({ vehicle, unit }: UnitRow, days: ShownDays): Stop[] =>
  stopsOf(
    [
      ...unit.bars.map((bar) => ({ key: keyOfBar(bar.id), ...periodOf(bar) })),
      ...vehicle.blocks
        .filter((block) => block.unit === null || block.unit === unit.unit)
        .map(({ id, from, to }) => ({ key: keyOfBlock(id), from, to })),
    ],
    days,
  )

/** The index of the next row of a unit in a direction that is `wanted`; undefined where there is none. */
export function nextUnitRow(
  rows: readonly CalendarRow[],
  index: number,
  by: 1 | -1,
  wanted: (row: UnitRow) => boolean,
): number | undefined {
  for (let at = index + by; at >= 0 && at < rows.length; at += by) {
    const row = rows[at]
    if (row?.kind === 'unit' && wanted(row)) return at
  }
  return undefined
}

/** Free time on a row of the calendar. */
export type FreeTime = Row & Pick<Stop, 'from' | 'to'>

/** Names free time among all of the calendar. */
export const keyOfFree = ({ vehicleId, unit, from }: FreeTime): string => `${vehicleId} ${unit} ${from}`
