import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

/** The size of the page's letters in pixels, `1rem`: who needs larger letters sets it in the browser. */
export function useRem(): number {
  const [rem, measure] = useState(rootFontSize)
  useWindowEvent('resize', () => measure(rootFontSize()))
  return rem
}

const rootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
