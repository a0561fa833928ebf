import type { MouseEvent } from 'react'

/** Opens a row on a click anywhere in it, except on controls and at the end of a text selection. */
export const pressAnywhere = (open: () => void) => (event: MouseEvent) => {
  const isOwn = (event.target as Element).closest('a, button')
  if (!isOwn && window.getSelection()?.isCollapsed !== false) open()
}
