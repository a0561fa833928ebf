/** Where the last press was, in pixels from the top of the window. */
let lastPress = 0

/** Tracks presses by pointer or key; returns the function that stops it. */
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
