import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Expects that the page is no wider than its window: nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // What measures the window itself, such as a preview, follows a change of its width a moment later.
  await expect.poll(overhang, page.url()).toBeLessThanOrEqual(0)
}
