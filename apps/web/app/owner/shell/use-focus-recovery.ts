import { type RefObject, useEffect, useRef } from 'react'

/** What stays where one of its parts is removed. */
const WHOLES = 'ul, ol, table, section, form'

/**
 * Restores a lost focus: where a button disappears with what it deleted, retried or cleared, the list around it gets
 * the focus, or else the page's title. Otherwise a screen reader would return to the top of the page.
 */
export function useFocusRecovery(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = content
    if (!current) return
    let focused: readonly Element[] = []
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? wholesOf(target, current) : []
    }
    const watch = new MutationObserver(() => {
      const [last, ...around] = focused
      if (!last || last.isConnected || !isNowhere()) return
      focused = []
      give(around.find(({ isConnected }) => isConnected) ?? current.querySelector('h1') ?? current)
    })
    current.addEventListener('focusin', remember)
    watch.observe(current, { childList: true, subtree: true })
    return () => {
      current.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [])
  return content
}

/** The element and its ancestors within the page, from the inside out. */
function wholesOf(element: Element, within: Element): Element[] {
  const wholes = [element]
  for (let at = element.parentElement; at && at !== within; at = at.parentElement) {
    if (at.matches(WHOLES)) wholes.push(at)
  }
  return wholes
}

/** Whether nothing is focused. An open dialog keeps the focus in any case. */
const isNowhere = (): boolean =>
  document.activeElement === document.body && document.querySelector('dialog:modal') === null

function give(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
