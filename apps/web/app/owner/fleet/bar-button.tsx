import type { FleetBar, FleetUnit, FleetVehicle } from '@nelly/contract/owned-fleet'
import { stateOf } from '@nelly/domain/reservation-state'
import { withPlate } from '@nelly/domain/units/plate'
import { type CalendarDate, type ClockTime, type WallClock, wallClock } from '@nelly/domain/wall-clock'
import { IconPinFilled } from '@tabler/icons-react'
import { useShortDay } from '../reservations/use-short-day.ts'
import { useWords } from '../words/use-words.ts'
import css from './bar-button.module.css'
import type { BarPlace } from './fleet-window.ts'

interface BarButtonProps {
  bar: FleetBar
  place: BarPlace
  vehicle: FleetVehicle
  unit: FleetUnit
  /** The wall clock at the rental place. */
  now: WallClock
  /** Whether its details are being loaded. */
  busy: boolean
  onOpen: () => void
}

/** A reservation as a bar over its days. Its label is complete, for screen readers. */
export function BarButton({ bar, place, vehicle, unit, now, busy, onOpen }: BarButtonProps) {
  const say = useWords('fleet')
  const day = useShortDay()
  const name = `${bar.firstName} ${bar.lastName}`.trim() || say('erased')
  const rental = say(vehicle.units.length > 1 && !unit.plate ? 'barOfUnit' : 'bar', {
    name,
    vehicle: withPlate(vehicle.name, unit.plate),
    unit: unit.unit,
    from: `${day(bar.pickup.date)}, ${bar.pickup.time}`,
    to: `${day(bar.return.date)}, ${bar.return.time}`,
  })
  const turnaround =
    bar.turnaroundMinutes > 0 ? `, ${say('turnaround', { minutes: bar.turnaroundMinutes })}` : ''
  const period = { pickup: momentOf(bar.pickup), return: momentOf(bar.return) }
  const label = rental + turnaround + (bar.isPinned ? `, ${say('pinned')}` : '')
  const state = stateOf({ period, isCancelled: false, isWithdrawn: false }, now)
  return (
    <button
      type="button"
      className={css.bar}
      style={{ left: `${place.offset * 100}%`, width: `${place.length * 100}%` }}
      data-state={state}
      data-cut-before={place.cutBefore || undefined}
      data-cut-after={place.cutAfter || undefined}
      aria-label={label}
      aria-busy={busy}
      title={label}
      onClick={onOpen}
    >
      {bar.isPinned && <IconPinFilled size={13} aria-hidden="true" className={css.pin} />}
      {name}
    </button>
  )
}

const momentOf = ({ date, time }: FleetBar['pickup']): WallClock =>
  wallClock(date as CalendarDate, time as ClockTime)
