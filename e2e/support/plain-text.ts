import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Expects that the page reads well without a style sheet: no two texts run together, and every link and button has
 * text. A failure does not end the journey.
 */
export async function expectToReadAsText(page: Page, state = page.url()): Promise<void> {
  expect.soft(await page.evaluate(unreadable), state).toEqual([])
}

/** The texts that run together and the controls without text. Runs in the page. */
function unreadable(): string[] {
  const INLINE = 'a, abbr, b, bdi, em, i, label, small, span, strong, summary, time'
  const found: string[] = []
  let before: Text | undefined
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.parentElement || text.parentElement.closest('script, style, select')) continue
    if (text.data === '') continue
    if (before && before.parentElement !== text.parentElement && isSameLine(before, text)) {
      if (/[^\s(«“¿¡]$/.test(before.data) && /^[^\s.,;:!?)»”…]/.test(text.data))
        found.push(`run together: ${before.data.slice(-30)}|${text.data.slice(0, 30)}`)
    }
    before = text
  }
  for (const control of document.querySelectorAll('a[href], button')) {
    const words = [control.textContent, ...[...control.querySelectorAll('img')].map(({ alt }) => alt)]
    if (words.join('').trim() === '') found.push(`without words: ${control.outerHTML.slice(0, 120)}`)
  }
  return found

  /** Whether no element between them begins a new line, as a browser without style sheets renders it. */
  function isSameLine(a: Text, b: Text): boolean {
    const range = document.createRange()
    range.setStartAfter(a)
    range.setEndBefore(b)
    const common = range.commonAncestorContainer
    const crossed = [
      ...linesOf(a, common),
      ...linesOf(b, common),
      ...range.cloneContents().querySelectorAll('*'),
    ]
    return crossed.every((element) => element.matches(`${INLINE}, svg, svg *`))
  }
  function linesOf(text: Text, common: Node): Element[] {
    const between: Element[] = []
    for (let at = text.parentElement; at && at !== common; at = at.parentElement) between.push(at)
    return between
  }
}
