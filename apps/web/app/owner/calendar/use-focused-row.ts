import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useState } from 'react'

/** Keeps the row that has the focus rendered while it is scrolled out of sight: else the focus would be lost. */
export function useFocusedRow() {
  const [focused, setFocused] = useState<number>()
  const withFocused = useCallback(
    (range: Range) => {
      const visible = defaultRangeExtractor(range)
      const isBeside = focused !== undefined && focused < range.count && !visible.includes(focused)
      return isBeside ? [...visible, focused].sort((a, b) => a - b) : visible
    },
    [focused],
  )
  const handlers = {
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
    onBlur: () => setFocused(undefined),
  }
  return { withFocused, handlers }
}

const rowOf = (target: Element): number | undefined => {
  const row = target.closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset.index) : undefined
}
