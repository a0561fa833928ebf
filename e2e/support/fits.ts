import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { expectLoaded } from './loaded.ts'

/** Expects that the page is no wider than its window: there is no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // Scripts that measure the window, such as a preview, follow a change of its width a moment later.
  await expect.poll(overhang, page.url()).toBeLessThanOrEqual(0)
}

const softly = expect.configure({ soft: true, timeout: 10_000 })

/**
 * Expects that the page is no wider than its window and no taller than what it shows, that no word and no control is
 * cut off at a side, and that no amount is broken. A failure does not end the journey, so that one run reports all of them.
 */
export async function expectToFit(page: Page, state = page.url()): Promise<void> {
  const measured = () => page.evaluate(cutOff)
  await softly.poll(measured, `${state} at ${page.viewportSize()?.width} pixels`).toEqual([])
}

/** The tables of a screen, or of the dialog over it. */
const TABLES = ':is(main, [role=dialog]) table'

/** Expects that no word of a table is broken, and that no text reaches out of its cell or field, or the table out of its frame. */
export async function expectTablesToRead(page: Page): Promise<void> {
  await expectLoaded(page)
  await expect(page.locator(TABLES).first()).toBeVisible()
  await softly.poll(() => page.evaluate(unreadable, TABLES), page.url()).toEqual([])
}

/** What cannot be read in the page's tables. Runs in the page. */
function unreadable(tables: string): string[] {
  const found: string[] = []
  const range = document.createRange()
  const isSpokenAlone = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isSpokenAlone(element.parentElement))
  for (const table of document.querySelectorAll(tables)) {
    const { scrollWidth, clientWidth } = table.parentElement as Element
    if (scrollWidth > clientWidth) found.push(`the table is ${scrollWidth - clientWidth} pixels too wide`)
    for (const field of table.querySelectorAll('input'))
      if (field.scrollWidth > field.clientWidth) found.push(`cut off: ${field.value || field.placeholder}`)
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const cell = text.parentElement?.closest('td, th')
      const parent = text.parentElement
      if (!cell || !parent?.checkVisibility() || isSpokenAlone(parent)) continue
      // Between the parts of an address and beside a hyphen a line may end.
      for (const { 0: word, index } of text.data.matchAll(/[^\s@._-]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) found.push(`broken: ${word}`)
        const { right } = range.getBoundingClientRect()
        if (right > cell.getBoundingClientRect().right) found.push(`out of its cell: ${word}`)
      }
    }
  }
  return found
}

/**
 * The text and the controls that reach beyond the window or a parent that clips them, broken amounts, and the empty end of a page that
 * is taller than what it shows. Runs in the page.
 */
function cutOff(): string[] {
  const TOLERANCE = 1.5
  /** The most that pages leave free at their end, in pixels: the padding of a card, a bar with buttons, and room around it. */
  const EMPTY_END = 320
  const AMOUNT = /\$[\d,]+(?:\.\d+)?/g
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

  /** What one scrolls to at the end of the page and is empty. There, what sticks to an edge of the window is in its own place. */
  function emptyEnd(): number {
    const { scrollY } = window
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: scrollHeight, behavior: 'instant' })
    const range = document.createRange()
    const bottoms = [...document.querySelectorAll('body *')].filter(isShown).map((shown) => {
      const isBox = shown.matches('img, svg, canvas, iframe, input, button')
      const text = [...shown.childNodes].find(
        ({ textContent, nodeType }) => nodeType === 3 && textContent?.trim(),
      )
      if (text) range.selectNodeContents(text)
      return isBox || text ? (text ? range : shown).getBoundingClientRect().bottom : 0
    })
    window.scrollTo({ top: scrollY, behavior: 'instant' })
    return Math.min(scrollHeight - innerHeight, innerHeight - Math.max(...bottoms, 0))
  }

  const isEnlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16
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
    // With letters of twice the size a long one is broken rather than cut off.
    if (isEnlarged) continue
    for (const { 0: amount, index } of text.textContent.matchAll(AMOUNT)) {
      range.setStart(text, index)
      range.setEnd(text, index + amount.length)
      if (range.getClientRects().length > 1) found.push(`broken amount: ${amount}`)
    }
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (control.parentElement && isCut(control.getBoundingClientRect(), control.parentElement))
      found.push(`control: ${control.outerHTML.slice(0, 120)}`)
  }
  const tail = emptyEnd()
  if (tail > EMPTY_END) found.push(`the page ends ${Math.round(tail)} pixels below what it shows`)
  return found
}
