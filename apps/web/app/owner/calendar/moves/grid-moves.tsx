import type { Calendar } from '@nelly/contract/overview/calendar'
import type { Slot } from '@nelly/domain/calendar/slots'
import { firstDayOf } from '@nelly/domain/calendar/stops'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useMay } from '../../roles/use-membership.ts'
import { useWords } from '../../words/use-words.ts'
import type { CalendarRow } from '../calendar-rows.ts'
import { inTrack, placeOf, type ShownDays } from '../calendar-window.ts'
import { useCalendarActions } from './calendar-actions.tsx'
import { FreeStop } from './free-stop.tsx'
import css from './grid-moves.module.css'
import { keyOfFree } from './row-stops.ts'
import { pointBelow, trackOf } from './tracks.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useLiftedBar } from './use-lifted-bar.ts'
import { useMenuGestures } from './use-menu-gestures.ts'
import { usePointerMoves } from './use-pointer-moves.ts'
import { usePeriodWords } from './use-slot-words.ts'

/** For whom may move nothing: there is nothing to listen to. */
const NOWHERE: RefObject<HTMLElement | null> = { current: null }

interface GridMovesProps {
  calendar: Calendar
  rows: readonly CalendarRow[]
  days: ShownDays
  /** The element that scrolls, around all tracks. */
  scroller: RefObject<HTMLElement | null>
  /** Scrolls a row into sight, by its index. */
  reveal: (index: number) => void
}

/**
 * The work in the grid by pointer and keyboard: bars are dragged, stretched, lifted and asked for their menus, and free days
 * are drawn on. What it shows lies in the tracks of the rows.
 */
export function GridMoves({ calendar, rows, days, scroller, reveal }: GridMovesProps) {
  const actions = useCalendarActions()
  const { items, moveTo, openMenu } = actions
  const mayMove = useMay('changeReservation')
  const worked = mayMove ? scroller : NOWHERE
  const dragged = usePointerMoves(worked, {
    items,
    days,
    onDrop: moveTo,
    onDrawn: (drawn, at) => {
      const from = scroller.current ? trackOf(scroller.current, drawn) : undefined
      openMenu({ kind: 'free', drawn, at, from })
    },
  })
  useMenuGestures(worked, { items, days, openMenu })
  // Before the arrow keys, which a lifted bar has for itself.
  const lifted = useLiftedBar(worked, { ...actions, calendar, rows, reveal })
  const today = calendar.today as CalendarDate
  const free = useArrowKeys(scroller, { rows, days, today, reveal })
  const wished = dragged ?? lifted
  const openFreeMenu = (button: HTMLElement) => {
    if (!free) return
    const day = firstDayOf(free, today)
    const drawn = { vehicleId: free.vehicleId, unit: free.unit, first: day, last: day }
    openMenu({ kind: 'free', drawn, at: pointBelow(button), from: button })
  }
  return (
    <>
      {wished && <WishedBar slot={wished} days={days} scroller={scroller} />}
      {free && (
        <FreeStop
          key={keyOfFree(free)}
          calendar={calendar}
          free={free}
          days={days}
          scroller={scroller}
          onMenu={mayMove ? openFreeMenu : undefined}
        />
      )}
    </>
  )
}

interface WishedBarProps {
  slot: Slot
  days: ShownDays
  scroller: RefObject<HTMLElement | null>
}

/** Where something would be if it were dropped now. */
function WishedBar({ slot, days, scroller }: WishedBarProps) {
  const words = usePeriodWords()
  const place = placeOf(slot, days)
  const tracks = scroller.current ? tracksOf(scroller.current, slot) : []
  if (!place) return null
  return tracks.map((track) =>
    createPortal(
      <span className={css.wished} style={inTrack(place, days)} aria-hidden="true">
        {words(slot)}
      </span>,
      track,
      `${track.dataset.vehicle}-${track.dataset.unit}`,
    ),
  )
}

/** The tracks of a slot; of all units of a vehicle, those that are rendered. */
function tracksOf(within: Element, slot: Slot): HTMLElement[] {
  if (slot.unit === null)
    return [...within.querySelectorAll<HTMLElement>(`[data-vehicle="${slot.vehicleId}"][data-unit]`)]
  const track = trackOf(within, slot)
  return track ? [track] : []
}

/** Names the words that tell how to work in the calendar. */
export const MOVES_HINT = 'calendar-moves-hint'

/** How to work in the grid, by pointer and by the keyboard. */
export function MovesHint() {
  const t = useWords('moves')
  return (
    <p id={MOVES_HINT} className="muted">
      {t('hint')}
    </p>
  )
}
