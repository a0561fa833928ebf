import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Expects that the page is no wider than its window: there is no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // Scripts that measure the window, such as a preview, follow a change of its width a moment later.
  await expect.poll(overhang, page.url()).toBeLessThanOrEqual(0)
}

const softly = expect.configure({ soft: true, timeout: 10_000 })

/**
 * Expects that the page is no wider than its window, and that no word and no control is cut off at a side. A failure
 * does not end the journey, so that one run reports all of them.
 */
export async function expectToFit(page: Page, state = page.url()): Promise<void> {
  const measured = () => page.evaluate(cutOff)
  await softly.poll(measured, `${state} at ${page.viewportSize()?.width} pixels`).toEqual([])
}

/** The text and the controls that reach beyond the window or a parent that clips them. Runs in the page. */
function cutOff(): string[] {
  const TOLERANCE = 1.5
  const isHiddenOnPurpose = (style: CSSStyleDeclaration) =>
    style.clipPath !== 'none' || style.clip !== 'auto' || style.textOverflow === 'ellipsis'

  function isCut({ left, right, width, height }: DOMRect, from: Element): boolean {
    if (width <= TOLERANCE || height <= TOLERANCE) return false
    for (let at: Element | null = from; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (isHiddenOnPurpose(style)) return false
      if (style.overflowX === 'visible') continue
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return false
      const frame = at.getBoundingClientRect()
      if (right > frame.right + TOLERANCE || left < frame.left - TOLERANCE) return true
    }
    return right > innerWidth + TOLERANCE || left < -TOLERANCE
  }

  const overhang = document.documentElement.scrollWidth - innerWidth
  const found = overhang > 0 ? [`the page is ${overhang} pixels wider than its window`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim()) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some((rect) => isCut(rect, parent)))
      found.push(`text: ${text.textContent.trim().slice(0, 60)}`)
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (control.parentElement && isCut(control.getBoundingClientRect(), control.parentElement))
      found.push(`control: ${control.outerHTML.slice(0, 120)}`)
  }
  return found
}
