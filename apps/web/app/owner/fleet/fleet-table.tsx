import type { Fleet, FleetBar } from '@nelly/contract/owned-fleet'
import { type CalendarDate, wallClockIn } from '@nelly/domain/wall-clock'
import { useWords } from '../words/use-words.ts'
import { FleetHead } from './fleet-head.tsx'
import css from './fleet-table.module.css'
import { FleetVehicleRows } from './fleet-vehicle-rows.tsx'
import { daysFrom } from './fleet-window.ts'
import { useTodayInSight } from './use-today-in-sight.ts'

interface FleetTableProps {
  fleet: Fleet
  /** The landing's name. */
  name: string
  /** Whether other days are being loaded. */
  busy: boolean
  /** The reservation whose details are being loaded. */
  reading: number | undefined
  onOpen: (bar: FleetBar) => void
}

/**
 * A row for each unit, a column for each day; a reservation starts in the column of its first day and spans the others.
 */
export function FleetTable({ fleet, name, busy, reading, onOpen }: FleetTableProps) {
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
          />
        ))}
      </table>
    </section>
  )
}
