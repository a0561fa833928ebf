import { type RefObject, useEffect, useRef } from 'react'

/** What stays where one of its parts goes. */
const WHOLES = 'ul, ol, table, section, form'

/**
 * Keeps the keyboard where it was: where a button goes with what it deleted, retried or cleared, the list it stood in gets
 * the focus, or else the page's title. Otherwise a screen reader would be thrown back to the page's beginning.
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

/** The element, and what it stands in within the page, from the inside out. */
function wholesOf(element: Element, within: Element): Element[] {
  const wholes = [element]
  for (let at = element.parentElement; at && at !== within; at = at.parentElement) {
    if (at.matches(WHOLES)) wholes.push(at)
  }
  return wholes
}

/** Whether nothing has the keyboard. An open dialog has it in any case. */
const isNowhere = (): boolean =>
  document.activeElement === document.body && document.querySelector('dialog:modal') === null

function give(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
