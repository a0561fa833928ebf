import type { Drawn } from '@nelly/domain/calendar/gestures'
import type { Row } from '@nelly/domain/calendar/slots'
import { type CalendarItem, keyOfBar, keyOfBlock } from './calendar-items.ts'

/** The tracks of the calendar's units in the page, and what lies on them: see `calendar-grid.tsx` for their marks. */
const TRACK = '[data-vehicle][data-unit]'
const ITEM = '[data-bar], [data-block]'

/** The track at an element; undefined beside all tracks. */
export const trackAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(TRACK)) || undefined

/** The bar at an element. */
export const barAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(ITEM)) || undefined

/** The key of what a bar shows. */
export const keyOfElement = ({ dataset }: HTMLElement): string =>
  dataset.bar === undefined ? keyOfBlock(dataset.block ?? '') : keyOfBar(dataset.bar)

export const rowOfTrack = ({ dataset }: HTMLElement): Row => ({
  vehicleId: Number(dataset.vehicle),
  unit: Number(dataset.unit),
})

/** The track of a row, if it is rendered. */
export const trackOf = (within: Element, { vehicleId, unit }: Row): HTMLElement | undefined =>
  within.querySelector<HTMLElement>(`[data-vehicle="${vehicleId}"][data-unit="${unit}"]`) ?? undefined

/** Any track: all have the same place from left to right. */
export const anyTrackOf = (within: Element): HTMLElement | undefined =>
  within.querySelector<HTMLElement>(TRACK) ?? undefined

/** The track under a point of the window. */
export function trackAtPoint(x: number, y: number): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const track = trackAt(element)
    if (track) return track
  }
  return undefined
}

/** Days from the beginning of a track to a point of the window, with fractions. */
export function daysAt(track: HTMLElement, x: number, count: number): number {
  const { left, width } = track.getBoundingClientRect()
  return ((x - left) / width) * count
}

/** The bars that are rendered within an element. */
export const barsOf = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(ITEM)]

/** The bar of a key on the track of a row, if it is rendered. */
export function barOn(within: Element, row: Row, key: string): HTMLElement | undefined {
  const track = trackOf(within, row)
  return track && barsOf(track).find((bar) => keyOfElement(bar) === key)
}

/** The first button of a row, by the row's index, if it is rendered. */
export const buttonOf = (within: Element, index: number): HTMLElement | undefined =>
  within.querySelector<HTMLElement>(`[data-index="${index}"] button`) ?? undefined

/** The index of the row that an element is in. */
export function rowIndexAt(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : undefined
}

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

/** For how many frames something is waited for that is scrolled into sight. */
const FRAMES = 30

/** Calls `use` with an element as soon as it is in the page; returns a function that gives it up. */
export function onceRendered(
  find: () => HTMLElement | undefined,
  use: (element: HTMLElement) => void,
): () => void {
  let frame: number | undefined
  const look = (left: number) => {
    const found = find()
    if (found) use(found)
    else if (left > 0) frame = requestAnimationFrame(() => look(left - 1))
  }
  look(FRAMES)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
