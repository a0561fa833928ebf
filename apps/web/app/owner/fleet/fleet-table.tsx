import type { Fleet, FleetBar } from '@nelly/contract/owned-fleet'
import type { Block } from '@nelly/domain/blocks'
import { type CalendarDate, wallClockIn } from '@nelly/domain/wall-clock'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'
import css from './fleet-table.module.css'
import { FleetVehicleRows } from './fleet-vehicle-rows.tsx'
import { type Day, daysFrom, monthsOf } from './fleet-window.ts'

interface FleetTableProps {
  fleet: Fleet
  /** The landing's name. */
  name: string
  /** Whether other days are being loaded. */
  busy: boolean
  /** The reservation whose details are being loaded. */
  reading: number | undefined
  onOpen: (bar: FleetBar) => void
  onOpenBlock: (block: Block) => void
}

/**
 * A row for each unit, a column for each day; a reservation starts in the column of its first day and spans the others.
 */
export function FleetTable({ fleet, name, busy, reading, onOpen, onOpenBlock }: FleetTableProps) {
  const say = useWords('fleet')
  const scroll = useTodayInSight(fleet)
  const now = wallClockIn(fleet.timezone, new Date())
  const days = daysFrom(fleet.from as CalendarDate, fleet.days)
  return (
    <section
      ref={scroll}
      className={css.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the arrow keys too.
      tabIndex={0}
      aria-label={say('label', { name })}
      aria-busy={busy}
    >
      <table className={css.table} data-days={fleet.days}>
        <FleetHead days={days} today={fleet.today} />
        {fleet.vehicles.map((vehicle) => (
          <FleetVehicleRows
            key={vehicle.id}
            vehicle={vehicle}
            days={days}
            today={fleet.today}
            now={now}
            reading={reading}
            onOpen={onOpen}
            onOpenBlock={onOpenBlock}
          />
        ))}
      </table>
    </section>
  )
}

/** Scrolls a calendar that is too wide for the screen, so that today and the day before are visible at first. */
function useTodayInSight({ from, days }: Fleet): RefObject<HTMLElement | null> {
  const scroll = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days begin anew.
  useLayoutEffect(() => {
    const today = scroll.current?.querySelector<HTMLElement>('[aria-current="date"]')
    const names = scroll.current?.querySelector<HTMLElement>('tbody th')
    if (!scroll.current) return
    scroll.current.scrollLeft = today && names ? today.offsetLeft - names.offsetWidth - today.offsetWidth : 0
  }, [from, days])
  return scroll
}

/** The months and days above the columns. */
function FleetHead({ days, today }: { days: readonly Day[]; today: string }) {
  const say = useWords('fleet')
  const format = useFormatter()
  const at = (date: string) => new Date(`${date}T00:00Z`)
  return (
    <thead>
      <tr className={css.months}>
        <td className={css.corner} />
        {monthsOf(days).map(({ first, count }) => (
          <th key={first} scope="colgroup" colSpan={count}>
            <span>{format.dateTime(at(first), { month: 'short', year: 'numeric', timeZone: 'UTC' })}</span>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col" className={css.corner}>
          {say('vehicle')}
        </th>
        {days.map(({ date, isWeekend }) => (
          <th
            key={date}
            scope="col"
            className={`${css.day} ${isWeekend ? css.weekend : ''} ${date === today ? css.today : ''}`}
            aria-current={date === today ? 'date' : undefined}
          >
            <abbr
              className={css.weekday}
              title={format.dateTime(at(date), { weekday: 'long', timeZone: 'UTC' })}
            >
              {format.dateTime(at(date), { weekday: 'narrow', timeZone: 'UTC' })}
            </abbr>
            <span className={css.number}>{Number(date.slice(8))}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
