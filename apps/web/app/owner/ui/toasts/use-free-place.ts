import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { freePlace, type Place } from './free-place.ts'

/** What can be pressed or typed in. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]'

/**
 * Where the pile of notifications covers no control of the page, or of the dialog that lies over it; it moves where one
 * comes to lie under it as the page changes, not as it is scrolled. Undefined without notifications.
 */
export function useFreePlace(
  pile: RefObject<HTMLElement | null>,
  { newest, dialog }: { newest: number | undefined; dialog: HTMLElement | undefined },
): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(watchPresses, [])
  useLayoutEffect(() => {
    const element = pile.current
    if (newest === undefined || !element) return setPlace(undefined)
    const page = dialog ?? document.body
    const settle = () => {
      const edge = pressedInLowerHalf() ? 'top' : 'bottom'
      setPlace((kept) => freePlace(surroundingsOf(element, page), { kept, edge }))
    }
    settle()
    const observer = new MutationObserver(settle)
    observer.observe(page, { childList: true, subtree: true })
    window.addEventListener('resize', settle)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', settle)
    }
  }, [pile, newest, dialog])
  return place
}

/** Beside the menu of a wide screen; a dialog lies over that, too. */
function surroundingsOf(pile: HTMLElement, page: HTMLElement) {
  const content = page.querySelector('main')?.getBoundingClientRect().left ?? 0
  const { clientWidth, clientHeight } = document.documentElement
  return {
    pile: { width: pile.offsetWidth, height: pile.offsetHeight },
    room: { left: content, top: 0, right: clientWidth, bottom: clientHeight },
    controls: [...page.querySelectorAll(CONTROLS)]
      .filter((control) => !pile.contains(control))
      .map((control) => control.getBoundingClientRect()),
  }
}

/** Where the last press was, in pixels from the top of the window. */
let lastPress = 0

/** Tracks presses by pointer or key; returns the function that stops it. */
function watchPresses(): () => void {
  const onPointer = ({ clientY }: PointerEvent) => {
    lastPress = clientY
  }
  const onKey = () => {
    const focused = document.activeElement?.getBoundingClientRect()
    if (focused) lastPress = focused.top + focused.height / 2
  }
  document.addEventListener('pointerdown', onPointer, { capture: true, passive: true })
  document.addEventListener('keydown', onKey, { capture: true, passive: true })
  return () => {
    document.removeEventListener('pointerdown', onPointer, { capture: true })
    document.removeEventListener('keydown', onKey, { capture: true })
  }
}

const pressedInLowerHalf = (): boolean => lastPress > window.innerHeight / 2
