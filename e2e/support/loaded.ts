import { expect, type Page } from '@playwright/test'

/**
 * Waits until an owner's screen shows its data. While that is read, a screen has a heading already, and nothing is asked of
 * the network while a slow machine still runs the scripts that came. A request of our own is waited for, as a page whose
 * frame was removed is only seen to be idle after another one.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1:not([role=status] *)').first()).toBeVisible()
  await Promise.all([
    page.waitForLoadState('networkidle'),
    page.evaluate(() => fetch('/healthz', { method: 'HEAD' })),
  ])
  await expect(page.getByRole('status').filter({ hasText: /^(Cargando|Loading)/ })).toHaveCount(0)
}
