import type { FleetBar, FleetVehicle } from '@nelly/contract/owned-fleet'
import { useShortDay } from '../reservations/use-short-day.ts'
import { useWords } from '../words/use-words.ts'
import css from './bar-button.module.css'
import type { BarPlace } from './fleet-window.ts'

interface BarButtonProps {
  bar: FleetBar
  place: BarPlace
  vehicle: FleetVehicle
  unit: number
  today: string
  /** Whether its details are on their way. */
  busy: boolean
  onOpen: () => void
}

/** A reservation over the days it lasts. It says all of itself to who can't see where it lies. */
export function BarButton({ bar, place, vehicle, unit, today, busy, onOpen }: BarButtonProps) {
  const say = useWords('fleet')
  const day = useShortDay()
  const name = `${bar.firstName} ${bar.lastName}`.trim() || say('erased')
  const label = say(vehicle.units.length > 1 ? 'barOfUnit' : 'bar', {
    name,
    vehicle: vehicle.name,
    unit,
    from: `${day(bar.pickup.date)}, ${bar.pickup.time}`,
    to: `${day(bar.return.date)}, ${bar.return.time}`,
  })
  return (
    <button
      type="button"
      className={css.bar}
      style={{ left: `${place.offset * 100}%`, width: `${place.length * 100}%` }}
      data-when={bar.return.date < today ? 'over' : bar.pickup.date <= today ? 'out' : 'coming'}
      data-cut-before={place.cutBefore || undefined}
      data-cut-after={place.cutAfter || undefined}
      aria-label={label}
      aria-busy={busy}
      title={label}
      onClick={onOpen}
    >
      {name}
    </button>
  )
}
