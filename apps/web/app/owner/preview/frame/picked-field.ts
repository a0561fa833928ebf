/**
 * The field of the innermost marked element at a point of the screen. By geometry, as an inert page is not hit by
 * clicks.
 */
export function pickedField(page: Element, x: number, y: number): string | undefined {
  const hit = [...page.querySelectorAll<HTMLElement>('[data-field]')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
  // In the order of the document, an element comes after those around it.
  return hit.at(-1)?.dataset.field
}
