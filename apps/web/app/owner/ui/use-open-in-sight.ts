import { type RefObject, useEffect, useRef } from 'react'

/** Where a row of links or tabs is wider than the screen, scrolls to the open one, which `selector` finds. */
export function useOpenInSight<Row extends HTMLElement>(
  selector: string,
  open: string,
): RefObject<Row | null> {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open one is another place to bring into sight.
  useEffect(() => {
    const found = row.current?.querySelector<HTMLElement>(selector)
    if (found) row.current?.scrollTo({ left: found.offsetLeft + found.offsetWidth / 2 - innerWidth / 2 })
  }, [open, selector])
  return row
}
