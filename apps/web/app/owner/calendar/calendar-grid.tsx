import type { Calendar, CalendarBar } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useMay } from '../roles/use-membership.ts'
import { useWords } from '../words/use-words.ts'
import css from './calendar-grid.module.css'
import { CalendarHead } from './calendar-head.tsx'
import type { CalendarRow } from './calendar-rows.ts'
import { CalendarUnitRow } from './calendar-unit-row.tsx'
import { daysFrom, daysSince } from './calendar-window.ts'
import { MoreUnitsRow } from './more-units-row.tsx'
import { GridMoves, MOVES_HINT } from './moves/grid-moves.tsx'
import type { ClockAt } from './use-clock-at.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { useRem } from './use-rem.ts'

/** The heights of a row and of the head, in rem: they grow with their letters. */
const ROW_HEIGHT = 3
const HEAD_HEIGHT = 4.75

/** How many rows beyond the visible ones are rendered at both ends. */
const OVERSCAN = 8

/** Rows of the head. */
const HEAD_ROWS = 2

interface CalendarGridProps {
  calendar: Calendar
  rows: readonly CalendarRow[]
  /** The ids of the reservations that a filter leaves; undefined where it leaves all. */
  matches: ReadonlySet<number> | undefined
  clockAt: ClockAt
  /** Of what it is the calendar. */
  name: string
  /** Whether other days are being loaded. */
  busy: boolean
  /** The reservation whose details are being loaded. */
  reading: number | undefined
  onOpen: (bar: CalendarBar) => void
  onOpenBlock: (block: Block) => void
  /** Unfolds the free units of a vehicle, or folds them away. */
  onToggle: (vehicle: number) => void
}

/**
 * A row for each unit, a column for each day. Only the rows in sight are rendered.
 *
 * It is a `grid` of two columns per row: the unit's name (`rowheader`), and one `gridcell` that spans all days, whose bars
 * and blocks are buttons. `aria-rowcount` and `aria-rowindex` count the rows that are not rendered, too. The row with
 * the focus stays rendered while it is out of sight, so that the focus may move from bar to bar by the keyboard: rows
 * are named by `data-vehicle` and `data-unit` of their track, bars by `data-bar`, blocks by `data-block`.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { calendar, rows, matches, clockAt, name, busy, reading, onOpen, onOpenBlock, onToggle } = props
  const t = useWords('calendar')
  const { first, count } = { first: calendar.from as CalendarDate, count: calendar.days }
  const scroll = useTodayInSight(calendar)
  const days = useMemo(() => daysFrom(first, count), [first, count])
  const shown = useMemo(() => ({ first, count }), [first, count])
  const focused = useFocusedRow()
  const rem = useRem()
  const [rowHeight, headHeight] = [ROW_HEIGHT * rem, HEAD_HEIGHT * rem]
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    rangeExtractor: focused.withFocused,
    overscan: OVERSCAN,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  })
  const mayMove = useMay('changeReservation')
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height lie elsewhere.
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight])
  return (
    <section
      ref={scroll}
      className={css.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the arrow keys too.
      tabIndex={0}
      aria-label={t('label', { name })}
      aria-describedby={mayMove ? MOVES_HINT : undefined}
      data-fixed={!mayMove || undefined}
      aria-busy={busy}
    >
      <div
        role="grid"
        className={css.grid}
        style={{ '--days': count, '--row': `${rowHeight}px`, '--head': `${headHeight}px` } as CSSProperties}
        data-days={count}
        aria-label={t('label', { name })}
        aria-rowcount={rows.length + HEAD_ROWS}
        aria-colcount={count + 1}
      >
        <CalendarHead days={days} today={calendar.today} />
        <div
          role="rowgroup"
          className={css.body}
          style={{ height: virtual.getTotalSize() }}
          {...focused.handlers}
        >
          <DayColumns days={days} />
          <GridMoves
            calendar={calendar}
            rows={rows}
            days={shown}
            scroller={scroll}
            reveal={(index) => virtual.scrollToIndex(index)}
          />
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={key}
                  role="row"
                  className={css.row}
                  style={{ transform: `translateY(${start - headHeight}px)` }}
                  aria-rowindex={index + 1 + HEAD_ROWS}
                  data-index={index}
                >
                  <NowLine at={daysSince(first, clockAt(row.vehicle.timezone))} days={count} />
                  {row.kind === 'more' ? (
                    <MoreUnitsRow row={row} days={shown} onToggle={onToggle} />
                  ) : (
                    <CalendarUnitRow
                      vehicle={row.vehicle}
                      unit={row.unit}
                      isFirst={row.isFirst}
                      days={shown}
                      now={clockAt(row.vehicle.timezone)}
                      matches={matches}
                      reading={row.unit.bars.some(({ id }) => id === reading) ? reading : undefined}
                      onOpen={onOpen}
                      onOpenBlock={onOpenBlock}
                    />
                  )}
                </div>
              )
            )
          })}
        </div>
      </div>
    </section>
  )
}

/** The columns behind all tracks. */
const DayColumns = ({ days }: { days: ReturnType<typeof daysFrom> }) => (
  <div className={css.columns} aria-hidden="true">
    {days.map(({ date, isWeekend }) => (
      <div key={date} data-weekend={isWeekend || undefined} />
    ))}
  </div>
)

/** A line at the current time of a row's place, in days from the first one on. */
function NowLine({ at, days }: { at: number; days: number }) {
  if (at < 0 || at >= days) return null
  return <span className={css.now} style={{ '--at': at / days } as CSSProperties} aria-hidden="true" />
}

/** Scrolls a calendar that is too wide for the screen, so that today and the day before are visible at first. */
function useTodayInSight({ from, days }: Calendar): RefObject<HTMLElement | null> {
  const scroll = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days begin anew.
  useLayoutEffect(() => {
    const today = scroll.current?.querySelector<HTMLElement>('[aria-current="date"]')
    const names = scroll.current?.querySelector<HTMLElement>(`.${css.corner}`)
    if (!scroll.current) return
    scroll.current.scrollLeft = today && names ? today.offsetLeft - names.offsetWidth - today.offsetWidth : 0
  }, [from, days])
  return scroll
}
