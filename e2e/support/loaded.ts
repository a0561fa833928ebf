import { expect, type Page } from '@playwright/test'

/**
 * Waits until an owner's screen shows its data. While that is read, a screen has a heading already, and nothing is asked of
 * the network while a slow machine still runs the scripts that came. Requests of our own are made until the page is idle, as
 * one whose frame was removed is only seen to be idle after another request.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1:not([role=status] *)').first()).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => fetch('/healthz', { method: 'HEAD' }))
    await page.waitForLoadState('networkidle', { timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByRole('status').filter({ hasText: /^(Cargando|Loading)/ })).toHaveCount(0)
}
