import type { Drawn } from '@nelly/domain/calendar/gestures'
import type { CalendarItem } from './calendar-items.ts'

/** A point of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a menu of the calendar is about: a bar, or free days. */
export type MenuTarget = (
  | { readonly kind: 'item'; readonly item: CalendarItem }
  | { readonly kind: 'free'; readonly drawn: Drawn }
) & {
  /** Where it opens. */
  readonly at: Point
  /** What gets the focus back. */
  readonly from: HTMLElement | undefined
}

/** Below the beginning of an element, as far as that is in sight. */
export function pointBelow(element: Element): Point {
  const { left, right, bottom } = element.getBoundingClientRect()
  return { x: Math.min(Math.max(left, 16), right, window.innerWidth - 16), y: bottom }
}
