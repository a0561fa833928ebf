import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect } from './journey.ts'

/** The minified axe: the package's own `source` is more than twice as large, and each page parses it anew. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 AA, and axe's best practices: landmarks around all content, headings in order, one `h1`. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // A preview is a visitor's page, which is checked as one.
  iframes: false,
  // Styles and media would be loaded once more, for rules about sound and turned screens.
  preload: false,
  rules: { 'target-size': { enabled: true } },
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Expects that axe reports nothing for the current page, without animations. A failure does not end the journey. */
export async function expectAccessible(page: Page): Promise<void> {
  // A document that was just loaded can still wait for the scripts of its screen.
  await expect(page.locator('h1').first()).toBeAttached()
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            // One that follows a scroll ends with it, if ever.
            timeline === document.timeline &&
            effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  )
  let violations = await violationsNow(page)
  for (let again = 0; violations.length > 0 && again < 3; again++) {
    // What still loads can lack a heading for a moment.
    await sleep(1000)
    violations = await violationsNow(page)
  }
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect.soft(found, page.url()).toEqual([])
}

/** What axe reports. A page that is navigated meanwhile has lost its axe. */
async function violationsNow(page: Page): Promise<axe.Result[]> {
  let violations: axe.Result[] = []
  await expect(async () => {
    if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE)
    violations = await page.evaluate(violationsOf, OPTIONS)
  }).toPass()
  return violations
}

/**
 * Runs axe in the page; where a dialog is open in it alone, as all beside it is inert. The violations alone: what passed is twenty
 * times as much to bring over. Meanwhile what sticks to an edge is in its own place: what it covers depends on how far the page is
 * scrolled, and axe takes half a covered link for a small one.
 */
async function violationsOf(options: RunOptions): Promise<axe.Result[]> {
  if (!window.axe) throw new Error('axe is not in the page')
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  )
  for (const { style } of sticky) {
    style.position = 'relative'
    style.inset = 'auto'
  }
  const dialogs = document.querySelectorAll('dialog:modal')
  try {
    return (await window.axe.run(dialogs.length > 0 ? dialogs : document, options)).violations
  } finally {
    for (const { style } of sticky) {
      style.position = ''
      style.inset = ''
    }
  }
}
