import { chromium, visitorsTools } from './browser.mjs'
import { runTests } from './checks.mjs'
import { mustBuild } from './prepare.mjs'

/** Walks the journeys of `e2e/` in a real browser against real servers; `args` go to Playwright. */
export async function runJourneys(args = []) {
  const browser = await chromium()
  await visitorsTools()
  await mustBuild()
  return runTests(
    'playwright',
    () => ['test', '--config', 'e2e/playwright.config.ts', ...args],
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    { CHROMIUM_PATH: browser },
  )
}
