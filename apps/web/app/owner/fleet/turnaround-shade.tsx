import type { FleetBar } from '@nelly/contract/owned-fleet'
import {
  addMinutes,
  type CalendarDate,
  type ClockTime,
  dateOf,
  timeOf,
  wallClock,
} from '@nelly/domain/wall-clock'
import { type BarPlace, placeOf } from './fleet-window.ts'
import css from './turnaround-shade.module.css'

/** Where the time after a return lies in which the unit is held, in days of the calendar. */
export function turnaroundPlace(
  { return: end, turnaroundMinutes }: Pick<FleetBar, 'return' | 'turnaroundMinutes'>,
  from: string,
  days: number,
): BarPlace | undefined {
  const over = addMinutes(wallClock(end.date as CalendarDate, end.time as ClockTime), turnaroundMinutes)
  const place = placeOf({ pickup: end, return: { date: dateOf(over), time: timeOf(over) } }, from, days)
  return place.length > 0 ? place : undefined
}

/** The turnaround of a reservation. The label of its bar says the same in words. */
export const TurnaroundShade = ({ place }: { place: BarPlace }) => (
  <span
    className={css.shade}
    style={{ left: `${place.offset * 100}%`, width: `${place.length * 100}%` }}
    aria-hidden="true"
  />
)
