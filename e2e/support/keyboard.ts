import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Expects that something on the page has the focus, although the focused element was removed. */
export async function expectKeyboardKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), 'the keyboard is lost')
    .toBe(true)
}
