/** For how many frames something is waited for that is scrolled into sight. */
const FRAMES = 30

/** Calls `use` with an element as soon as it is in the page; returns a function that gives it up. */
export function onceRendered(
  find: () => HTMLElement | undefined,
  use: (element: HTMLElement) => void,
): () => void {
  let frame: number | undefined
  const look = (left: number) => {
    const found = find()
    if (found) use(found)
    else if (left > 0) frame = requestAnimationFrame(() => look(left - 1))
  }
  look(FRAMES)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
