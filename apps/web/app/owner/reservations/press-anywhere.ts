import type { MouseEvent } from 'react'

/** Opens a row by a press anywhere in it, but on what does something of its own and at the end of a selection of text. */
export const pressAnywhere = (open: () => void) => (event: MouseEvent) => {
  const isOwn = (event.target as Element).closest('a, button')
  if (!isOwn && window.getSelection()?.isCollapsed !== false) open()
}
