import type { CalendarBar, CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import { type PossibleMoves, possibleMoves } from '@nelly/domain/calendar/possible-moves'
import type { WallClock } from '@nelly/domain/wall-clock'
import { IconBan, IconPinFilled } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import css from './bar-button.module.css'
import { barLook, barSpan } from './bar-look.ts'
import { BarSign } from './bar-sign.tsx'
import shared from './calendar-bar.module.css'
import { type BarPlace, inTrack, momentOf, placeOf, type ShownDays } from './calendar-window.ts'
import { LandingSign } from './landings/landing-sign.tsx'
import { nameOf, useBarLabel } from './use-bar-label.ts'

interface BarButtonProps {
  bar: CalendarBar
  days: ShownDays
  vehicle: CalendarVehicle
  unit: CalendarUnit
  /** The wall clock at the rental place. */
  now: WallClock
  /** Whether its details are being loaded. */
  busy: boolean
  /** Whether a filter leaves it out. */
  dimmed: boolean
  onOpen: (bar: CalendarBar) => void
}

/** A reservation as a bar over its days, of a colour and a sign. Its label is complete, for screen readers. */
export function BarButton({ bar, days, vehicle, unit, now, busy, dimmed, onOpen }: BarButtonProps) {
  const t = useWords('calendar')
  const look = barLook(bar, now)
  const label = useBarLabel()(bar, look, { vehicle, unit })
  const span = barSpan(bar, now)
  const place = placeOf(span, days)
  if (!place) return null
  const late = placeOf({ from: momentOf(bar.return), to: span.to }, days)
  return (
    <button
      type="button"
      className={`${shared.bar} ${css.bar}`}
      tabIndex={-1}
      style={inTrack(place, days)}
      data-bar={bar.id}
      data-state={look}
      data-dimmed={dimmed || undefined}
      data-cut-before={place.cutBefore || undefined}
      data-cut-after={place.cutAfter || undefined}
      aria-label={label}
      aria-busy={busy}
      title={label}
      onClick={() => onOpen(bar)}
    >
      {late && <span className={css.late} style={{ width: `${(late.length / place.length) * 100}%` }} />}
      <LandingSign landing={bar.landingId} className={shared.sign} />
      <BarSign look={look} className={shared.sign} />
      {bar.isDoNotRent && <IconBan size={14} stroke={2.4} aria-hidden="true" className={shared.sign} />}
      {bar.isPinned && <IconPinFilled size={13} aria-hidden="true" className={shared.sign} />}
      <StretchHandles possible={possibleMoves(bar.status)} place={place} />
      <span className={shared.words}>{nameOf(bar) || t('erased')}</span>
    </button>
  )
}

interface StretchHandlesProps {
  possible: Pick<PossibleMoves, 'pickup' | 'return'>
  place: BarPlace
}

/** The ends of a bar, by which a pointer stretches it, as far as they are in sight and may be at another time. */
export const StretchHandles = ({ possible, place }: StretchHandlesProps) => (
  <>
    {possible.pickup && !place.cutBefore && <span className={shared.handle} data-edge="from" />}
    {possible.return && !place.cutAfter && <span className={shared.handle} data-edge="to" />}
  </>
)
