import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Expects that something on the page has the keyboard, though what had it is gone. */
export async function expectKeyboardKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), 'the keyboard is lost')
    .toBe(true)
}
