import { useEffect } from 'react'
import { useLocation } from 'react-router'

const COUNT = /^\(\d+\) /

/** Puts a count before the title of the tab: `(2) Reservaciones | Nelly`. The router sets the title of each screen anew. */
export function useCountInTitle(count: number): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation, which has set another title.
  useEffect(() => {
    const title = document.title.replace(COUNT, '')
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count, key])
}
