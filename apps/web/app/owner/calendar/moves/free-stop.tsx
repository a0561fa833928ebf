import type { Calendar } from '@nelly/contract/overview/calendar'
import type { Row } from '@nelly/domain/calendar/slots'
import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../words/use-words.ts'
import { inTrack, placeOf, type ShownDays } from '../calendar-window.ts'
import css from './grid-moves.module.css'
import type { FreeTime } from './row-stops.ts'
import { onceRendered, trackOf } from './tracks.ts'
import { useSlotWords } from './use-slot-words.ts'

interface FreeStopProps {
  calendar: Calendar
  free: FreeTime
  days: ShownDays
  scroller: RefObject<HTMLElement | null>
  /** Undefined where nothing can be done with it. */
  onMenu: ((button: HTMLElement) => void) | undefined
}

/** Free time between bars, which the keyboard goes to like to a bar; it opens a menu. */
export function FreeStop({ calendar, free, days, scroller, onMenu }: FreeStopProps) {
  const t = useWords('moves')
  const words = useSlotWords(calendar.vehicles)
  const track = useTrack(scroller, free)
  const place = placeOf(free, days)
  if (!place || !track) return null
  return createPortal(
    <button
      ref={focused}
      type="button"
      className={css.free}
      style={inTrack(place, days)}
      aria-label={t('free', { slot: words(free) })}
      aria-haspopup={onMenu && 'menu'}
      onClick={({ currentTarget }) => onMenu?.(currentTarget)}
    >
      {t('freeShort')}
    </button>,
    track,
  )
}

/** Focuses it. Where it goes with the focus, as its time is no longer free, its track has the focus. */
const focused = (button: HTMLButtonElement) => {
  const track = button.parentElement
  button.focus()
  return () => {
    if (document.activeElement === button) track?.focus({ preventScroll: true })
  }
}

/** The track of a row, as soon as it is rendered. */
function useTrack(
  scroller: RefObject<HTMLElement | null>,
  { vehicleId, unit }: Row,
): HTMLElement | undefined {
  const [track, setTrack] = useState<HTMLElement>()
  useEffect(() => {
    const find = () => (scroller.current ? trackOf(scroller.current, { vehicleId, unit }) : undefined)
    return onceRendered(find, setTrack)
  }, [scroller, vehicleId, unit])
  return track
}
