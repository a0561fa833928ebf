import type { MouseEvent } from 'react'

/** Opens a row on a click anywhere in it, except on controls, in dialogs of these, and at the end of a text selection. */
export const pressAnywhere = (open: () => void) => (event: MouseEvent) => {
  const pressed = event.target as Element
  const isOwn = pressed.closest('a, button') || !event.currentTarget.contains(pressed)
  if (!isOwn && window.getSelection()?.isCollapsed !== false) open()
}
