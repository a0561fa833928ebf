import { expect, type Locator } from '@playwright/test'

/** How long the server is delayed, so that the second click comes while the first one's request is in progress. */
const ANSWER_MILLISECONDS = 300

/** Double-clicks a button, waits for `outcome`, and expects one request of the method to an address below `/api`. */
export async function expectOneRequest(
  button: Locator,
  [method, path]: [method: string, path: string],
  outcome: Locator,
): Promise<void> {
  const page = button.page()
  const address = `**/api${path}`
  let sent = 0
  await page.route(address, async (route) => {
    if (route.request().method() === method) {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS))
    }
    await route.fallback()
  })
  await button.dblclick()
  await expect(outcome).toBeVisible()
  await page.unroute(address)
  expect(sent).toBe(1)
}
