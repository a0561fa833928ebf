import {
  blockedTimeOf,
  type Drawn,
  drawnDays,
  dropOf,
  type Gesture,
  slotAt,
} from '@nelly/domain/calendar/gestures'
import { type Edge, isSameSlot, type Row, type Slot } from '@nelly/domain/calendar/slots'
import { type RefObject, useEffect, useState } from 'react'
import type { ShownDays } from '../calendar-window.ts'
import type { CalendarItem } from './calendar-items.ts'
import { ignoreNextClick, keepScrolling, useLatest } from './listeners.ts'
import {
  anyTrackOf,
  barAt,
  daysAt,
  keyOfElement,
  type Point,
  rowOfTrack,
  trackAt,
  trackAtPoint,
} from './tracks.ts'

/** Pixels that a pressed pointer has to move before it drags; less is a click. */
const CLICK_TOLERANCE = 6

/** What the calendar does with what a pointer did. */
export interface PointerTargets {
  readonly items: ReadonlyMap<string, CalendarItem>
  readonly days: ShownDays
  readonly onDrop: (item: CalendarItem, to: Slot) => void
  readonly onDrawn: (drawn: Drawn, at: Point) => void
}

/** What is pressed: something that may be dragged, or a row that may be drawn on. */
type Press = { readonly x: number; readonly y: number } & (
  | { readonly item: CalendarItem; readonly gesture: Gesture }
  | { readonly item?: undefined; readonly row: Row; readonly taken: number }
)

/**
 * Drags and stretches bars, and draws on free days, by the mouse or a pen: a finger scrolls. One set of listeners serves all
 * rows, as most of them are not rendered. Returns where what is dragged or drawn would be; Escape leaves all as it was.
 */
export function usePointerMoves(
  scroller: RefObject<HTMLElement | null>,
  targets: PointerTargets,
): Slot | undefined {
  const latest = useLatest(targets)
  const [shown, setShown] = useState<Slot>()
  useEffect(() => {
    const { current: area } = scroller
    if (!area) return
    let end = () => {}
    const press = (event: PointerEvent) => {
      const pressed = pressOf(event, latest.current)
      if (!pressed) return
      end()
      end = drag(area, pressed, latest, (slot) =>
        setShown((before) => (before && slot && isSameSlot(before, slot) ? before : slot)),
      )
    }
    area.addEventListener('pointerdown', press)
    return () => {
      area.removeEventListener('pointerdown', press)
      end()
    }
  }, [scroller, latest])
  return shown
}

/** What the main button of a mouse or a pen is pressed on. */
function pressOf(event: PointerEvent, { items, days }: PointerTargets): Press | undefined {
  const track = trackAt(event.target)
  if (!track || event.button !== 0 || event.pointerType === 'touch') return undefined
  const { clientX: x, clientY: y } = event
  const taken = daysAt(track, x, days.count)
  const bar = barAt(event.target)
  if (!bar) return { x, y, row: rowOfTrack(track), taken }
  const item = items.get(keyOfElement(bar))
  if (!item) return undefined
  const kind = edgeAt(event.target) ?? 'move'
  return { x, y, item, gesture: { kind, slot: item.slot, possible: item.possible, taken } }
}

/** The end of a bar that an element is the handle of. */
function edgeAt(target: EventTarget | null): Edge | undefined {
  const edge = target instanceof HTMLElement ? target.dataset.edge : undefined
  return edge === 'from' || edge === 'to' ? edge : undefined
}

/** Follows a pressed pointer until it is released; returns a function that ends it before. */
function drag(
  area: HTMLElement,
  press: Press,
  targets: { readonly current: PointerTargets },
  onShow: (slot: Slot | undefined) => void,
): () => void {
  const listening = new AbortController()
  const scrolling = keepScrolling(area, () => show())
  let at = { x: press.x, y: press.y }
  let isDragging = false
  const position = () => {
    const track = trackAtPoint(at.x, at.y)
    const { days } = targets.current
    const measured = track ?? anyTrackOf(area)
    return {
      row: track && rowOfTrack(track),
      days: measured ? daysAt(measured, at.x, days.count) : 0,
    }
  }
  const drawn = () =>
    press.item ? undefined : drawnDays(press.row, [press.taken, position().days], targets.current.days)
  const show = () => {
    const days = drawn()
    onShow(press.item ? slotAt(press.gesture, position()) : days && blockedTimeOf(days))
  }
  const end = () => {
    listening.abort()
    scrolling.end()
    area.removeAttribute('data-dragging')
    onShow(undefined)
  }
  const drop = () => {
    const { onDrop, onDrawn } = targets.current
    const days = drawn()
    if (days) return onDrawn(days, at)
    const to = press.item && dropOf(press.gesture, position())
    if (to) onDrop(press.item, to)
  }
  const listen = <Type extends keyof WindowEventMap>(type: Type, on: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, on, { signal: listening.signal, capture: true })
  listen('pointermove', ({ clientX: x, clientY: y }) => {
    at = { x, y }
    if (!isDragging && Math.hypot(x - press.x, y - press.y) < CLICK_TOLERANCE) return
    isDragging = true
    area.setAttribute('data-dragging', press.item ? press.gesture.kind : 'draw')
    scrolling.at(x, y)
    show()
  })
  listen('pointerup', () => {
    end()
    // A click on a free day draws that day; a click on a bar opens it.
    if (isDragging || !press.item) drop()
    if (isDragging) ignoreNextClick()
  })
  listen('pointercancel', end)
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end()
    if (isDragging) ignoreNextClick()
  })
  return end
}
