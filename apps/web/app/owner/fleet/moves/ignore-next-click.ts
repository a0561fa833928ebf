/** Milliseconds after a release within which its click comes. */
const CLICK_DELAY = 400

/** The click that follows the release of what was dragged is no click on what lies there. */
export function ignoreNextClick(): void {
  const listening = new AbortController()
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      listening.abort()
    },
    { signal: listening.signal, capture: true },
  )
  window.addEventListener('pointerdown', () => listening.abort(), { signal: listening.signal, capture: true })
  setTimeout(() => listening.abort(), CLICK_DELAY)
}
