import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { FieldState } from '../paths/site-path.ts'

/** How long a form that is loaded when it is opened may take, in milliseconds. */
const PATIENCE = 3_000

/** Where the address leads to a field, scrolls to it and focuses it as soon as it is rendered. */
export function useFieldFocus(): void {
  const { key, state } = useLocation()
  const field = (state as FieldState | null)?.field
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is another time to go there.
  useEffect(() => {
    if (!field) return
    if (focusField(field)) return
    const observer = new MutationObserver(() => focusField(field) && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), PATIENCE)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [key, field])
}

/** The input of a zone for files is hidden: the button of the zone is focused. */
const FOCUSABLE = ':is(input, textarea, select, button, [tabindex]):not([type=file])'

/** Focuses a field by its anchor, or what it is nearest to: the field of `section:a.points.2.title` may be `section:a.points`. */
function focusField(field: string): boolean {
  for (let name = field; name !== ''; name = name.slice(0, Math.max(name.lastIndexOf('.'), 0))) {
    const anchor = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
    const target = anchor?.matches(FOCUSABLE)
      ? anchor
      : // A text is focused rather than its toolbar.
        (anchor?.querySelector<HTMLElement>('[contenteditable=true]') ??
        anchor?.querySelector<HTMLElement>(FOCUSABLE))
    if (!target) continue
    target.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
    return true
  }
  return false
}
