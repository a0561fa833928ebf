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
 * Expects that the page is no wider than its window and no taller than what it shows, and that no word and no control is
 * cut off at a side. A failure does not end the journey, so that one run reports all of them.
 */
export async function expectToFit(page: Page, state = page.url()): Promise<void> {
  const measured = () => page.evaluate(cutOff)
  await softly.poll(measured, `${state} at ${page.viewportSize()?.width} pixels`).toEqual([])
}

/**
 * The text and the controls that reach beyond the window or a parent that clips them, and the empty end of a page that
 * is taller than what it shows. Runs in the page.
 */
function cutOff(): string[] {
  const TOLERANCE = 1.5
  /** The most that pages leave free at their end, in pixels: a bar with buttons, and room around it. */
  const EMPTY_END = 240
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

  const isShown = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clip, clipPath } = getComputedStyle(at)
      if (clip !== 'auto' || clipPath !== 'none') return false
    }
    return true
  }

  const overhang = document.documentElement.scrollWidth - innerWidth
  let end = innerHeight
  const found = overhang > 0 ? [`the page is ${overhang} pixels wider than its window`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim()) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if (isShown(parent)) end = Math.max(end, range.getBoundingClientRect().bottom + scrollY)
    if ([...range.getClientRects()].some((rect) => isCut(rect, parent)))
      found.push(`text: ${text.textContent.trim().slice(0, 60)}`)
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (control.parentElement && isCut(control.getBoundingClientRect(), control.parentElement))
      found.push(`control: ${control.outerHTML.slice(0, 120)}`)
  }
  for (const shown of document.querySelectorAll('img, svg, canvas, iframe, input, button')) {
    if (isShown(shown)) end = Math.max(end, shown.getBoundingClientRect().bottom + scrollY)
  }
  const tail = document.documentElement.scrollHeight - end
  if (tail > EMPTY_END) found.push(`the page ends ${Math.round(tail)} pixels below what it shows`)
  return found
}
