/**
 * The release of the finger that rests now is no press on what lies under it: that would close the menu. A finger whose
 * touch is cancelled, as by the system, has no release; the next press counts.
 */
export function ignoreRelease(): void {
  const listening = new AbortController()
  const { signal } = listening
  const end = () => listening.abort()
  window.addEventListener(
    'touchend',
    (event) => {
      event.preventDefault()
      end()
    },
    { signal, capture: true, passive: false },
  )
  window.addEventListener('touchcancel', end, { signal, capture: true })
  window.addEventListener('pointerdown', end, { signal, capture: true })
}
