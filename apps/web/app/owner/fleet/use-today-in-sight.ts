import type { Fleet } from '@nelly/contract/owned-fleet'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What scrolls a calendar that is too wide for the screen: today is in sight at first, and the day before it. */
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
