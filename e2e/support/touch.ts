import type { Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** What is waited for before a finger moves and before it is lifted. */
interface Waits {
  readonly held?: () => Promise<void>
  readonly arrived?: () => Promise<void>
}

/** Moves a finger over the page along points. Needs `hasTouch`. */
export async function touchAlong(
  page: Page,
  [first, ...others]: [Point, ...Point[]],
  { held, arrived }: Waits = {},
) {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  // Not awaited: on a busy machine a finger that moves at once would rest long enough to be held.
  const pressed = touch('touchStart', [first])
  await held?.()
  for (const point of others) await touch('touchMove', [point])
  await arrived?.()
  await touch('touchEnd', [])
  await pressed
  await finger.detach()
}
