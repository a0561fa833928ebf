import { expect, type Page } from '@playwright/test'

/**
 * Waits until an owner's screen shows its data. While that is read, a screen has a heading already, and nothing is asked of
 * the network while a slow machine still runs the scripts that came.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1:not([role=status] *)').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: /^(Cargando|Loading)/ })).toHaveCount(0)
}
