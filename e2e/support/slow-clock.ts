import type { Page } from '@playwright/test'

/** Waits for something while the page's paused clock goes on by milliseconds: what passes by itself in a while does not meanwhile. */
export async function withSlowClock<Result>(page: Page, doing: Promise<Result>): Promise<Result> {
  let isDone = false
  const done = doing.finally(() => {
    isDone = true
  })
  while (!isDone) await page.clock.runFor(1)
  return done
}
