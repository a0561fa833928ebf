import type { FleetBar, FleetUnit, FleetVehicle } from '@nelly/contract/owned-fleet'
import { possibleMoves } from '@nelly/domain/calendar/possible-moves'
import { withPlate } from '@nelly/domain/units/plate'
import type { WallClock } from '@nelly/domain/wall-clock'
import { IconPinFilled } from '@tabler/icons-react'
import { useShortDay } from '../reservations/use-short-day.ts'
import { useWords } from '../words/use-words.ts'
import css from './bar-button.module.css'
import { type BarLook, barLook, barSpan } from './bar-look.ts'
import { BarSign } from './bar-sign.tsx'
import { inTrack, momentOf, placeOf, type ShownDays } from './fleet-window.ts'
import { StretchHandles } from './moves/stretch-handles.tsx'

interface BarButtonProps {
  bar: FleetBar
  days: ShownDays
  vehicle: FleetVehicle
  unit: FleetUnit
  /** The wall clock at the rental place. */
  now: WallClock
  /** Whether its details are being loaded. */
  busy: boolean
  onOpen: (bar: FleetBar) => void
}

/** A reservation as a bar over its days, of a colour and a sign. Its label is complete, for screen readers. */
export function BarButton({ bar, days, vehicle, unit, now, busy, onOpen }: BarButtonProps) {
  const say = useWords('fleet')
  const look = barLook(bar, now)
  const label = useBarLabel(bar, look, { vehicle, unit })
  const span = barSpan(bar, now)
  const place = placeOf(span, days)
  if (!place) return null
  const late = placeOf({ from: momentOf(bar.return), to: span.to }, days)
  return (
    <button
      type="button"
      className={css.bar}
      tabIndex={-1}
      style={inTrack(place, days)}
      data-bar={bar.id}
      data-state={look}
      data-cut-before={place.cutBefore || undefined}
      data-cut-after={place.cutAfter || undefined}
      aria-label={label}
      aria-busy={busy}
      title={label}
      onClick={() => onOpen(bar)}
    >
      {late && <span className={css.late} style={{ width: `${(late.length / place.length) * 100}%` }} />}
      <BarSign look={look} className={css.sign} />
      {bar.isPinned && <IconPinFilled size={13} aria-hidden="true" className={css.sign} />}
      <StretchHandles possible={possibleMoves(bar.status)} place={place} />
      <span className={css.name}>{nameOf(bar) || say('erased')}</span>
    </button>
  )
}

const nameOf = ({ firstName, lastName }: FleetBar): string => `${firstName} ${lastName}`.trim()

/** All that a bar shows, in words. */
function useBarLabel(
  bar: FleetBar,
  look: BarLook,
  { vehicle, unit }: { vehicle: FleetVehicle; unit: FleetUnit },
) {
  const say = useWords('fleet')
  const day = useShortDay()
  const rental = say(vehicle.units.length > 1 && !unit.plate ? 'barOfUnit' : 'bar', {
    name: nameOf(bar) || say('erased'),
    vehicle: withPlate(vehicle.name, unit.plate),
    unit: unit.unit,
    from: `${day(bar.pickup.date)}, ${bar.pickup.time}`,
    to: `${day(bar.return.date)}, ${bar.return.time}`,
  })
  const more = [
    look === 'confirmed' ? undefined : say(`looks.${look}`),
    bar.turnaroundMinutes > 0 ? say('turnaround', { minutes: bar.turnaroundMinutes }) : undefined,
    bar.isPinned ? say('pinned') : undefined,
  ]
  return [rental, ...more.filter((one) => one !== undefined)].join(', ')
}
