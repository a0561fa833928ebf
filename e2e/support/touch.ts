import type { Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** Moves a finger over the page along points, after holding it on the first one for `holdMs`. Needs `hasTouch`. */
export async function touchAlong(page: Page, [first, ...others]: [Point, ...Point[]], holdMs = 0) {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  // Not awaited: on a busy machine a finger that moves at once would rest long enough to be held.
  const pressed = touch('touchStart', [first])
  if (holdMs > 0) {
    await pressed
    await page.waitForTimeout(holdMs)
  }
  for (const point of others) await touch('touchMove', [point])
  await touch('touchEnd', [])
  await pressed
  await finger.detach()
}
