import type { CalendarBar } from '@nelly/contract/overview/calendar'
import { addMinutes } from '@nelly/domain/wall-clock'
import { inTrack, momentOf, placeOf, type ShownDays } from './calendar-window.ts'
import css from './turnaround-shade.module.css'

/** The time after a return in which the unit is held. The label of its bar says the same in words. */
export function TurnaroundShade({ bar, days }: { bar: CalendarBar; days: ShownDays }) {
  const from = momentOf(bar.return)
  const place = placeOf({ from, to: addMinutes(from, bar.turnaroundMinutes) }, days)
  return place ? <span className={css.shade} style={inTrack(place, days)} aria-hidden="true" /> : null
}
