/** Where something was pressed last, in pixels from the top of the window. */
let lastPress = 0

/** Remembers where the operator presses, by pointer or by key; gives the way to stop it. */
export function watchPresses(): () => void {
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

export const pressedInLowerHalf = (): boolean => lastPress > window.innerHeight / 2
