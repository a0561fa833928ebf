import { drawnDays } from '@nelly/domain/calendar/gestures'
import { type RefObject, useEffect } from 'react'
import type { ShownDays } from '../calendar-window.ts'
import type { CalendarItem } from './calendar-items.ts'
import { useLatest } from './listeners.ts'
import { barAt, daysAt, keyOfElement, type MenuTarget, type Point, rowOfTrack, trackAt } from './tracks.ts'

/** Milliseconds that a finger rests on something before its menu opens; one that moves scrolls. */
const LONG_PRESS = 550
/** Pixels that a resting finger may move. */
const TOLERANCE = 8

interface MenuGestures {
  readonly items: ReadonlyMap<string, CalendarItem>
  readonly days: ShownDays
  readonly openMenu: (target: MenuTarget) => void
}

/** Opens the menu of a bar or of a free day: by the right button, the menu key, or a finger that rests on it. */
export function useMenuGestures(scroller: RefObject<HTMLElement | null>, gestures: MenuGestures): void {
  const latest = useLatest(gestures)
  useEffect(() => {
    const { current: area } = scroller
    if (!area) return
    const listening = new AbortController()
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      on: (event: HTMLElementEventMap[Type]) => void,
    ) => area.addEventListener(type, on, { signal: listening.signal })
    let resting: { timer: ReturnType<typeof setTimeout>; at: Point } | undefined
    const leave = () => {
      clearTimeout(resting?.timer)
      resting = undefined
    }
    listen('contextmenu', (event) => {
      const target = targetAt(event.target, { x: event.clientX, y: event.clientY }, latest.current)
      if (!target) return
      event.preventDefault()
      leave()
      latest.current.openMenu(target)
    })
    listen('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
      leave()
      if (pointerType !== 'touch') return
      const open = () => {
        const found = targetAt(target, { x, y }, latest.current)
        leave()
        if (!found) return
        ignoreRelease()
        latest.current.openMenu(found)
      }
      resting = { timer: setTimeout(open, LONG_PRESS), at: { x, y } }
    })
    listen('pointermove', ({ clientX: x, clientY: y }) => {
      if (resting && Math.hypot(x - resting.at.x, y - resting.at.y) > TOLERANCE) leave()
    })
    for (const type of ['pointerup', 'pointercancel', 'scroll'] as const) listen(type, leave)
    return () => {
      listening.abort()
      leave()
    }
  }, [scroller, latest])
}

/** What lies at a point of a track. */
function targetAt(
  target: EventTarget | null,
  at: Point,
  { items, days }: MenuGestures,
): MenuTarget | undefined {
  const track = trackAt(target)
  if (!track) return undefined
  const bar = barAt(target)
  if (bar) {
    const item = items.get(keyOfElement(bar))
    return item && { kind: 'item', item, at, from: bar }
  }
  const day = daysAt(track, at.x, days.count)
  return { kind: 'free', drawn: drawnDays(rowOfTrack(track), [day, day], days), at, from: track }
}

/**
 * The release of the finger that rests now is no press on what lies under it: that would close the menu. A finger whose
 * touch is cancelled, as by the system, has no release; the next press counts.
 */
export function ignoreRelease(): void {
  const listening = new AbortController()
  const { signal } = listening
  const end = () => listening.abort()
  window.addEventListener(
    'touchend',
    (event) => {
      event.preventDefault()
      end()
    },
    { signal, capture: true, passive: false },
  )
  window.addEventListener('touchcancel', end, { signal, capture: true })
  window.addEventListener('pointerdown', end, { signal, capture: true })
}
