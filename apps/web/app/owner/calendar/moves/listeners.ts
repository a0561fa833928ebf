import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last rendering, for listeners that outlive it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** Pixels from an edge at which a dragged thing makes the calendar scroll, and how far it does each frame. */
const EDGE = 48
const STEP = 12

/**
 * Scrolls an element while the pointer is near one of its edges, and tells after each time. Returns functions that say where
 * the pointer is, and that end it.
 */
export function keepScrolling(element: Element, onScrolled: () => void) {
  let frame: number | undefined
  let pointer = { x: 0, y: 0 }
  const scroll = () => {
    const box = element.getBoundingClientRect()
    const by = {
      left: stepBetween(pointer.x, Math.max(box.left, 0), Math.min(box.right, window.innerWidth)),
      top: stepBetween(pointer.y, Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)),
    }
    frame = undefined
    if (by.left === 0 && by.top === 0) return
    element.scrollBy(by)
    onScrolled()
    frame = requestAnimationFrame(scroll)
  }
  return {
    at: (x: number, y: number) => {
      pointer = { x, y }
      frame ??= requestAnimationFrame(scroll)
    },
    end: () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}

const stepBetween = (at: number, start: number, end: number): number =>
  at < start + EDGE ? -STEP : at > end - EDGE ? STEP : 0

/** Milliseconds after a release within which its click comes. */
const CLICK_DELAY = 400

/** The click that follows the release of what was dragged is no click on what lies there. */
export function ignoreNextClick(): void {
  const listening = new AbortController()
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      listening.abort()
    },
    { signal: listening.signal, capture: true },
  )
  window.addEventListener('pointerdown', () => listening.abort(), { signal: listening.signal, capture: true })
  setTimeout(() => listening.abort(), CLICK_DELAY)
}
