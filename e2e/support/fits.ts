import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Expects that the page is no wider than its window: nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width, page.url()).toBeLessThanOrEqual(room as number)
}
