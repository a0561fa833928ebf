import type { Fleet } from '@nelly/contract/owned-fleet'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Scrolls a calendar that is too wide for the screen, so that today and the day before are visible at first. */
export function useTodayInSight({ from, days }: Fleet): RefObject<HTMLElement | null> {
  const scroll = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days begin anew.
  useLayoutEffect(() => {
    const today = scroll.current?.querySelector<HTMLElement>('[aria-current="date"]')
    const names = scroll.current?.querySelector<HTMLElement>('tbody th')
    if (!scroll.current) return
    scroll.current.scrollLeft = today && names ? today.offsetLeft - names.offsetWidth - today.offsetWidth : 0
  }, [from, days])
  return scroll
}
