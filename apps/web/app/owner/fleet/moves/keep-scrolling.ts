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
