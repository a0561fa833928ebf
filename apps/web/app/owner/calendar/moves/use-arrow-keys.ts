import { type Stop, stopAt } from '@nelly/domain/calendar/stops'
import { type CalendarDate, type ClockTime, type WallClock, wallClock } from '@nelly/domain/wall-clock'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CalendarRow } from '../calendar-rows.ts'
import type { ShownDays } from '../calendar-window.ts'
import { useLatest } from './listeners.ts'
import { type FreeTime, stopsOfRow } from './row-stops.ts'
import { barAt, barOn, barsOf, buttonOf, keyOfElement, onceRendered, rowIndexAt } from './tracks.ts'

interface ArrowKeys {
  readonly rows: readonly CalendarRow[]
  readonly days: ShownDays
  readonly today: CalendarDate
  /** Scrolls a row into sight, by its index. */
  readonly reveal: (index: number) => void
}

const MIDNIGHT = '00:00' as ClockTime

/**
 * The arrow keys go from bar to bar: left and right by time on a row, free time included, up and down by unit at the same
 * time, and to the button of folded units; Home and End to the ends of a row. One bar at a time is reached by the Tab key. Returns the free time that the
 * keyboard is at, which is a bar of its own as long as it is there.
 */
export function useArrowKeys(
  scroller: RefObject<HTMLElement | null>,
  options: ArrowKeys,
): FreeTime | undefined {
  const [free, setFree] = useState<FreeTime>()
  const latest = useLatest({ ...options, free })
  /** The time that up and down keep to. */
  const moment = useRef<WallClock>(undefined)
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const { current: area } = scroller
    if (!area) return
    let giveUp = () => {}

    const go = (index: number, find: (stops: readonly Stop[]) => Stop | undefined) => {
      const { rows, days, reveal } = latest.current
      const row = rows[index]
      if (!row) return
      if (row.kind === 'more') return goToButton(index)
      const stop = find(stopsOfRow(row, days))
      if (!stop) return
      const place = { vehicleId: row.vehicle.id, unit: row.unit.unit }
      reveal(index)
      giveUp()
      const { key } = stop
      if (key === undefined) return setFree({ ...place, from: stop.from, to: stop.to })
      giveUp = onceRendered(
        () => barOn(area, place, key),
        (bar) => bar.focus(),
      )
    }

    /** A row without a track has its button alone. */
    const goToButton = (index: number) => {
      latest.current.reveal(index)
      giveUp()
      giveUp = onceRendered(
        () => buttonOf(area, index),
        (button) => {
          button.focus()
          setFree(undefined)
        },
      )
    }

    /** Where the keyboard is: the row, its stops, and which of them. */
    const here = (target: EventTarget | null) => {
      const { rows, days } = latest.current
      const index = rowIndexAt(target)
      const row = index === undefined ? undefined : rows[index]
      if (index === undefined || !row) return undefined
      const stops = row.kind === 'unit' ? stopsOfRow(row, days) : []
      const bar = barAt(target)
      const at = bar
        ? stops.findIndex(({ key }) => key === keyOfElement(bar))
        : stops.findIndex(({ key, from }) => key === undefined && from === latest.current.free?.from)
      const stop = stops[at]
      const start = wallClock(days.first, MIDNIGHT)
      const from = stop ? later(stop.from, start) : start
      const kept = moment.current
      const isKept = kept && (row.kind === 'more' || (stop && stop.from <= kept && kept < stop.to))
      return { index, stops, at, moment: isKept ? kept : from }
    }

    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const { days, today } = latest.current
      const way = WAYS[event.key]
      if (!way) return
      event.preventDefault()
      const at = here(event.target)
      if (!at) return go(0, (stops) => stopAt(stops, wallClock(today, MIDNIGHT)))
      const { index, stops } = at
      moment.current = at.moment
      if (way.rows) {
        return go(index + way.rows, (of) => stopAt(of, at.moment))
      }
      const next =
        way.end === undefined ? at.at + (way.stops ?? 0) : way.end === 'last' ? stops.length - 1 : 0
      const stop = stops[next]
      if (!stop) return
      moment.current = later(stop.from, wallClock(days.first, MIDNIGHT))
      go(index, () => stop)
    }

    const visit = ({ target }: FocusEvent) => {
      const bar = barAt(target)
      if (!bar) return
      setFree(undefined)
      last.current?.setAttribute('tabindex', '-1')
      bar.setAttribute('tabindex', '0')
      last.current = bar
    }
    area.addEventListener('keydown', press)
    area.addEventListener('focusin', visit)
    return () => {
      area.removeEventListener('keydown', press)
      area.removeEventListener('focusin', visit)
      giveUp()
    }
  }, [scroller, latest])
  // What was moved to another row is another element there, which gets the focus of the former one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that changed may have moved it.
  useEffect(() => {
    const { current: area } = scroller
    const moved = last.current
    if (!area || !moved || moved.isConnected || document.activeElement !== document.body) return
    const key = keyOfElement(moved)
    return onceRendered(
      () => barsOf(area).find((bar) => keyOfElement(bar) === key),
      (bar) => bar.focus({ preventScroll: true }),
    )
  }, [scroller, options.rows])
  return free && isStillFree(free, options) ? free : undefined
}

const later = (one: WallClock, other: WallClock): WallClock => (one > other ? one : other)

/** What the keys do: another row, another stop of the row, or one of its ends. */
const WAYS: Readonly<Record<string, { rows?: 1 | -1; stops?: 1 | -1; end?: 'first' | 'last' }>> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { stops: -1 },
  ArrowRight: { stops: 1 },
  Home: { end: 'first' },
  End: { end: 'last' },
}

/** Whether free time is still what it was when the keyboard went there. */
function isStillFree(free: FreeTime, { rows, days }: ArrowKeys): boolean {
  const row = rows.find(
    (one) => one.kind === 'unit' && one.vehicle.id === free.vehicleId && one.unit.unit === free.unit,
  )
  return (
    row?.kind === 'unit' &&
    stopsOfRow(row, days).some(
      ({ key, from, to }) => key === undefined && from === free.from && to === free.to,
    )
  )
}
